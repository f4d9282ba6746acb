import { lastLevel } from '@formpress/model';
import type { SourceRange } from '../../../diagnostics/diagnostic.ts';
import { defineCheck, eachForm } from '../foundation/define-check.ts';

/** A field takes one value: it is bound once in pdf.yaml. */
export const duplicateBinding = defineCheck({
  code: 'duplicate-binding',
  severity: 'error',
  check: eachForm(({ pdf }, report) => {
    const first = new Map<string, SourceRange>();
    const uses = [
      ...pdf.bindings.map(({ field, at }) => ({ name: field.name, at })),
      ...pdf.sign.map(({ name, field, at }) => ({ name: field ?? name, at })),
      ...pdf.blank,
    ];
    for (const { name, at } of uses) {
      const before = first.get(name);
      if (before) {
        report({
          at,
          message: `The field "${lastLevel(name)}" is in pdf.yaml twice.`,
          related: [{ at: before, message: 'First bound here:' }],
          help: 'Keep one of them.',
        });
      } else first.set(name, at);
    }
  }),
});
