import type { Hiding, PdfField } from '@formpress/pdf';
import type { LinkedBinding } from '../../4-link/linked/linked-form.ts';
import { defineCheck, eachForm } from '../foundation/define-check.ts';

/** A value is written only into a field that people see. */
export const hiddenField = defineCheck({
  code: 'hidden-field',
  severity: 'error',
  check: eachForm(({ id, version, blank, pdf }, report) => {
    for (const binding of pdf.bindings) {
      const field = blank.fields.find(({ name }) => name === binding.field.name);
      const hiding = field && hidingOf(field, binding);
      if (!field || !hiding) continue;
      report({
        at: binding.at,
        message: `The field "${binding.written}" on page ${field.page} of the blank of ${id} ${version} ${words[hiding]}, so nobody would see what stands in it.`,
        help: 'Bind the field that people see in its place. If there is none, add a box of your own under "add", bind that, and list this field under "blank".',
      });
    }
  }),
});

const words: Record<Hiding, string> = {
  hidden: 'is hidden',
  'no-view': 'is not shown on screen',
  'screen-only': 'is a help on screen that is never printed',
  'layer-off': 'is in a layer that is switched off',
};

/** Why a value is not seen: all places where it would be printed are hidden. */
function hidingOf({ widgets }: PdfField, binding: LinkedBinding): Hiding | undefined {
  const states = statesIn(binding);
  const groups =
    states.length === 0
      ? [widgets]
      : states.map((state) => widgets.filter(({ on }) => on === state));
  const unseen = groups.find(
    (group) => group.length > 0 && group.every(({ hidden }) => hidden !== undefined),
  );
  return unseen?.[0]?.hidden;
}

/** The states that a binding sets; none where it prints. */
function statesIn(binding: LinkedBinding): string[] {
  if ('on' in binding) return [binding.on];
  if (!('choose' in binding) || binding.field.type === 'choice') return [];
  return [...binding.choose.values()].flatMap((each) => ('state' in each ? [each.state] : []));
}
