import type { LinkedLocality, LinkedText } from '@formpress/compiler';
import { type ShownText, shownInInterview } from './shown-text.ts';

/** All texts of a place and of its flows. */
export function shownInPlace(place: LinkedLocality): ShownText[] {
  const flows = place.flows.flatMap(({ id, flow }) =>
    flow ? shownInInterview(flow.interview, `${place.code}, flow ${id}`) : [],
  );
  const seen = new Set(flows.map(({ text }) => text));
  const others = place.texts.filter((text) => !seen.has(text));
  return [...flows, ...shownAlone(others, place.code, 'A text of a place.')];
}

/** Texts that all forms share: kinds of answer and their messages. */
export function shownInShared(texts: readonly LinkedText[]): ShownText[] {
  return shownAlone(
    texts,
    'shared',
    'Shown in many forms: an answer, or what a person reads when an answer is not accepted.',
  );
}

function shownAlone(texts: readonly LinkedText[], owner: string, note: string): ShownText[] {
  return texts.map((text) => {
    const shown = `${owner}, ${text.at.file.split('/').at(-1)}`;
    return { text, shown, note, screen: shown };
  });
}
