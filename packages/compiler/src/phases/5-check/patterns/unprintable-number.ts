import { showInvisible } from '@formpress/patterns';
import { defineCheck, eachPattern } from '../foundation/define-check.ts';
import { counterexample } from './counterexample.ts';

/** The person fields whose numbers are masked, and printed as nine digits. */
const ownersOfNumbers = new Set(
  ['socialSecurityNumber', 'socialInsuranceNumber', 'federalEIN'].map(
    (name) => `The field "${name}"`,
  ),
);

/** A number that is printed in groups must have nine digits and nothing else, which would be lost. */
export const unprintableNumber = defineCheck({
  code: 'unprintable-number',
  severity: 'error',
  check: eachPattern(({ text, at, owner }, report) => {
    if (!ownersOfNumbers.has(owner)) return;
    const other = counterexample(text, '^[ -]*(?:[0-9][ -]*){9}$');
    if (other === undefined) return;
    report({
      at,
      message: `${owner} is printed as nine digits, but "${showInvisible(other)}" is accepted, too.`,
      help: 'Accept nine digits, with dashes or spaces between them if you like.',
    });
  }),
});
