import type { Blank } from '@formpress/model';
import { BlankProblem } from './blank-problem.ts';
import type { DrawOptions } from './draw-options.ts';
import { type Ink, moveInks, ruleAcross, type Tag } from './ink.ts';
import { captionSize, leading, margin, papers, thick, thin } from './measures.ts';
import { setText } from './text/set-text.ts';

const lineHeight = captionSize * leading;

/** The words in the footer. Every page of a drawn blank states that it is not the agency's. */
const words = {
  en: { page: 'Page', of: 'of', specimen: "Specimen, not the agency's form" },
  es: { page: 'Página', of: 'de', specimen: 'Muestra, no es el formulario de la agencia' },
  fr: { page: 'Page', of: 'de', specimen: 'Spécimen, et non le formulaire officiel' },
};

/** The height of the running head; the first page has none. */
export function headerHeight(blank: Blank, sheet: number): number {
  return blank.running && sheet > 0 ? lineHeight + 10 : 0;
}

/** The height of the footer with its rule. A page with a running head has only the specimen note. */
export function footerHeight(blank: Blank, sheet: number): number {
  return lineHeight * (hasOwnFoot(blank, sheet) ? 2 : 1) + 8;
}

function hasOwnFoot(blank: Blank, sheet: number): boolean {
  return blank.footer !== undefined && headerHeight(blank, sheet) === 0;
}

/** Sets the running head and the footer of a page. Only the specimen note is read aloud. */
export function setFurniture(
  blank: Blank,
  options: DrawOptions,
  place: { sheet: number; sheets: number; document: Tag },
): { head: Ink[]; foot: Ink[] } {
  const paper = papers[blank.paper ?? 'letter'];
  const width = paper.width - 2 * margin.side;
  const { page, of, specimen } = words[options.language];
  const number = place.sheet + 1;
  const note: Tag = { role: 'P', parent: place.document };

  const head = [
    ...setSides({ left: blank.running, right: `${page} **${number}**` }, width, 'running'),
    ruleAcross(0, lineHeight + 2, width, thin),
  ];
  const ownFoot = hasOwnFoot(blank, place.sheet);
  const { left, center, right } = (ownFoot && blank.footer) || {};
  const own = setSides({ left, center, right }, width, 'footer');
  const pages = blank.running ? undefined : `${page} ${number} ${of} ${place.sheets}`;
  const claim = `**${options.specimenText ?? specimen}**`;
  const last = setSides({ center: claim, right: pages }, width, 'footer', note);
  const top = paper.height - margin.bottom - footerHeight(blank, place.sheet) + 4;
  return {
    head: headerHeight(blank, place.sheet) > 0 ? moveInks(head, margin.side, margin.top) : [],
    foot: [
      ...moveInks([ruleAcross(0, 0, width, thick)], margin.side, top),
      ...moveInks(own, margin.side, top + 2.5),
      ...moveInks(last, margin.side, top + 2.5 + (ownFoot ? lineHeight : 0)),
    ],
  };
}

type Sides = {
  left?: string | undefined;
  center?: string | undefined;
  right?: string | undefined;
};

/** Up to three texts on one line; only the middle one may be read aloud. */
function setSides(sides: Sides, width: number, key: string, note?: Tag): Ink[] {
  let end = 0;
  return (['left', 'center', 'right'] as const).flatMap((align) => {
    const text = sides[align];
    if (!text) return [];
    const style = { size: captionSize };
    const tag = align === 'center' ? note : undefined;
    const [line] = setText(text, Number.MAX_VALUE, style, { at: [key] }, tag).lines;
    const { inks, width: long } = line ?? { inks: [], width: 0 };
    const slack = width - long;
    const x = align === 'left' ? 0 : align === 'center' ? slack / 2 : slack;
    if (x < end) throw new BlankProblem('This is too long for one line of the page.', [key]);
    end = x + long + captionSize;
    return moveInks(inks, x, 0);
  });
}
