import type { MarkField, MarkPlace } from '@formpress/model';
import { inThrees, quadsOf } from './base64-ink.ts';
import { aroundDrawing } from './colored.ts';
import { drawMark } from './draw-mark.ts';

/** What a state of a checkbox or radio marks. Most forms have many states, and a request few. */
export class StateMark {
  /** By page, each drawn once, when it is first chosen; nothing where the state marks nothing. */
  private readonly drawn: (Uint32Array | undefined)[] = [];

  constructor(
    readonly state: string,
    private readonly places: MarkPlace[],
  ) {}

  on(page: number): Uint32Array {
    return this.drawn[page] ?? this.draw(page);
  }

  private draw(page: number): Uint32Array {
    const texts = this.places.map((place) => {
      if (place.page !== page) return '';
      const { head, end } = aroundDrawing(place, 'X');
      return `${head}${drawMark(place)}${end}`;
    });
    const made = quadsOf(inThrees(texts.join('')));
    this.drawn[page] = made;
    return made;
  }
}

/** The marks of a checkbox or radio, one for each of its states. */
export function stateMarks({ states }: MarkField): StateMark[] {
  return Object.entries(states).map(([state, places]) => new StateMark(state, places));
}
