import { engineRowOn } from '@formpress/engine';
import type { Fix } from '../../../diagnostics/diagnostic.ts';
import { todo } from '../../../diagnostics/fixes/fix.ts';
import { defineCheck, eachForm } from '../foundation/define-check.ts';

const engineFieldsFile = 'shared/engine-fields.yaml';

/** Every tax parameter must belong in a field of payroll engines on the first day of its version, or say why not. */
export const unmappedParameter = defineCheck({
  code: 'unmapped-parameter',
  severity: 'error',
  check: eachForm(({ taxParameters, facts: { effective } }, report) => {
    for (const { id, at, engine } of taxParameters) {
      if (!engine || engineRowOn({ engine }, effective)) continue;
      const [first] = engine;
      report({
        at,
        message: first
          ? `The row of "${id}" for payroll engines begins on ${first.from}, after the version on ${effective}.`
          : `Nothing says what "${id}" is to a payroll engine.`,
        ...(!first && { fixes: [addRow(id, effective)] }),
        ...(first && { related: [{ at: first.at, message: 'The row:' }] }),
        help: `Add a row to ${engineFieldsFile}, under ${nameOf(id)}, or write none and why.`,
      });
    }
  }),
});

/** A row for a person to fill in. */
function addRow(id: string, from: string): Fix {
  const at = { file: engineFieldsFile, start: 0, end: 0 };
  const adds = [`${nameOf(id)}:\n  - { from: ${from}, none: ${todo} }`];
  return { title: `Add a row for ${nameOf(id)} to ${engineFieldsFile}`, edits: [{ at, adds }] };
}

function nameOf(id: string): string {
  return id.slice(id.indexOf('.') + 1);
}
