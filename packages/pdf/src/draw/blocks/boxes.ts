import type { BlankAcross, BlankBox, BlankDown } from '@formpress/model';
import { type Ink, moveInks, ruleAcross, ruleDown } from '../ink.ts';
import { type LayoutContext, within } from '../layout-context.ts';
import { thin } from '../measures.ts';
import { indent, type Piece } from '../piece.ts';
import { fitCell } from './cell.ts';
import type { BoxStyle, FittedBox } from './fitted-box.ts';

/** Lays out boxes side by side or one below the other. */
export function layOutBoxes(block: BlankAcross | BlankDown, context: LayoutContext): Piece[] {
  const look = 'across' in block ? (block.look ?? 'boxed') : 'boxed';
  const inset = look === 'boxed' ? 0 : context.inset;
  const place = { ...context, width: context.width - 2 * inset, inset: 0 };
  const { height, fill } = fitBox(block, place, look);
  const edges = look === 'boxed' ? edgesOf(place.width, height, context.frame) : [];
  const space = look === 'boxed' && context.frame === 'open' ? 0 : 3;
  return indent(
    [
      {
        inks: [...edges, ...fill(height)],
        ...{ height, before: space, after: space, framed: look === 'boxed' },
      },
    ],
    inset,
  );
}

function edgesOf(width: number, height: number, frame: LayoutContext['frame']): Ink[] {
  if (frame === 'closed') return [{ kind: 'frame', x: 0, y: 0, width, height, thickness: thin }];
  return [ruleAcross(0, 0, width, thin), ruleAcross(0, height, width, thin)];
}

function fitBox(box: BlankBox, context: LayoutContext, look: BoxStyle): FittedBox {
  if ('across' in box) return fitAcross(box, context, box.look ?? look);
  if ('down' in box) return fitDown(box, context, look);
  return fitCell(box, context, look);
}

function fitAcross({ across }: BlankAcross, context: LayoutContext, look: BoxStyle): FittedBox {
  const gutter = look === 'boxed' ? 0 : 14;
  const shares = across.map((box) => Number(box.share ?? 1));
  const whole = shares.reduce((sum, share) => sum + share, 0);
  const free = context.width - gutter * (across.length - 1);
  let x = 0;
  const parts = across.map((box, index) => {
    const width = (free * (shares[index] ?? 1)) / whole;
    const part = { x, ...fitBox(box, within({ ...context, width }, 'across', index), look) };
    x += width + gutter;
    return part;
  });
  const height = Math.max(...parts.map((part) => part.height));
  return {
    height,
    fill: (given) =>
      parts.flatMap((part, index) => [
        ...(index > 0 && look === 'boxed' ? [ruleDown(part.x, 0, given, thin)] : []),
        ...moveInks(part.fill(given), part.x, 0),
      ]),
  };
}

/** Fits boxes one below the other. The last one takes the remaining height. */
function fitDown({ down }: BlankDown, context: LayoutContext, look: BoxStyle): FittedBox {
  const parts = down.map((box, index) => fitBox(box, within(context, 'down', index), look));
  const height = parts.reduce((sum, part) => sum + part.height, 0);
  return {
    height,
    fill(given) {
      let y = 0;
      return parts.flatMap((part, index) => {
        const rest = index === parts.length - 1 ? given - height : 0;
        const inks = moveInks(part.fill(part.height + rest), 0, y);
        if (index > 0 && look === 'boxed') inks.unshift(ruleAcross(0, y, context.width, thin));
        y += part.height;
        return inks;
      });
    },
  };
}
