import { formulasOf } from '../../4-link/linked/formulas-of.ts';
import type { LinkedForm } from '../../4-link/linked/linked-form.ts';
import type { LinkedText } from '../../4-link/linked/linked-text.ts';

/** The names of the amounts that a form uses: in formulas, as bounds, in texts, or on its drawn blank. */
export function amountsUsed(form: LinkedForm): ReadonlySet<string> {
  return new Set([
    ...formulasOf(form).flatMap(({ amounts }) => amounts),
    ...[...form.questions.values()].flatMap(({ bounds }) => bounds?.amounts ?? []),
    ...form.texts.flatMap(amountsShown),
    ...form.blank.amounts,
    ...tablesShown(form),
  ]);
}

/** The tables that notes show. */
function tablesShown({ interview, withFederal, questions }: LinkedForm): string[] {
  const sets = [...interview.sets, ...(withFederal?.interview.sets ?? [])];
  return [...sets, ...questions.values()].flatMap(({ notes }) =>
    notes.flatMap((note) =>
      'shows' in note && note.shows ? (note.shows.slice(1).split('.')[0] ?? []) : [],
    ),
  );
}

function amountsShown({ en }: LinkedText): string[] {
  return en.flatMap((part) => ('amount' in part ? [part.amount] : []));
}
