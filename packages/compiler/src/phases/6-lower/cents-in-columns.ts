import type { Part } from '@formpress/model';
import type { LinkedBinding, LinkedForm, LinkedQuestion } from '../4-link/linked/linked-form.ts';

/** Boxes are in one column when their left and right sides differ by at most this many points. */
const tolerance = 3;

type Line = {
  field: string;
  hasCents: boolean;
  boxes: { page: number; left: number; right: number }[];
};

/**
 * A column of amounts prints cents in every line or in none: where one line may have cents, those in whole dollars
 * print .00. Returns a function that adjusts the parts printed in a field.
 */
export function withCentsInColumns(form: LinkedForm): (field: string, print: Part[]) => Part[] {
  const lines = form.pdf.bindings.flatMap((binding) => amountLines(binding, form));
  const exact = lines.filter(({ hasCents }) => hasCents);
  const whole = lines.filter((line) => !line.hasCents && exact.some((each) => isBelow(line, each)));
  const changed = new Set(whole.map(({ field }) => field));
  return (field, print) => {
    const amount = changed.has(field) ? onlyAmount(print, form) : undefined;
    if (amount?.scale !== 0) return print;
    return [{ question: amount.id, style: { decimals: 2 as const } }];
  };
}

/** One line for each print of a field that is a single amount. */
function amountLines(binding: LinkedBinding, form: LinkedForm): Line[] {
  if ('tick' in binding) return [];
  const { name } = binding.field;
  const prints =
    'print' in binding
      ? [binding.print]
      : [...binding.choose.values()].flatMap((chosen) => ('print' in chosen ? [chosen.print] : []));
  const amounts = prints.flatMap((print) => onlyAmount(print, form) ?? []);
  const boxes = amounts.length === 0 ? [] : boxesOf(name, form);
  if (boxes.length === 0) return [];
  return amounts.map(({ scale }) => ({ field: name, hasCents: scale === 2, boxes }));
}

/** The question of a print that is a single amount; undefined for other prints. */
function onlyAmount([only, more]: readonly Part[], form: LinkedForm): LinkedQuestion | undefined {
  if (!only || more || !('question' in only) || only.style) return undefined;
  const question = form.questions.get(only.question);
  return question?.kind === 'number' && question.show.displayType === 'DOLLAR'
    ? question
    : undefined;
}

/** The boxes of a field; none if it has a cell for each character, because that leaves no room for cents. */
function boxesOf(name: string, { blank, pdf }: LinkedForm): Line['boxes'] {
  const found = blank.fields.find((field) => field.name === name);
  if (found?.comb) return [];
  const added = pdf.add.filter((field) => field.name === name);
  return [...(found?.widgets ?? []), ...added].map(({ page, box: [left, , width] }) => ({
    page,
    left,
    right: left + width,
  }));
}

function isBelow(one: Line, other: Line): boolean {
  return one.boxes.some((a) =>
    other.boxes.some(
      (b) =>
        a.page === b.page &&
        Math.abs(a.left - b.left) <= tolerance &&
        Math.abs(a.right - b.right) <= tolerance,
    ),
  );
}
