import {
  calculated,
  formFile,
  type OversizedDefinition,
  questions,
  set,
  times,
  yesNo,
} from './oversized-definition.ts';

function formula(name: string, text: string): OversizedDefinition {
  return { name, files: () => questions(set('QS3', calculated('result', text))) };
}

function condition(name: string, text: string): OversizedDefinition {
  return { name, files: () => questions(set('QS3', yesNo('q', `{ when: "${text}" }`))) };
}

/** Squares or doubles a number again and again. */
function again(name: string, op: string, count: number): OversizedDefinition {
  const lines = times(count, (i) => {
    const before = i === 0 ? 'dependents' : `s${i - 1}`;
    return calculated(`s${i}`, `${before} ${op} ${before}`);
  });
  return { name, files: () => questions(set('QS3', lines.join(''))) };
}

function accepts(name: string, pattern: string): OversizedDefinition {
  const question = `    q: { ask: Which one is it?, answer: special, required: always }\n`;
  const kind = `special: { show: INPUT TEXT, accepts: '${pattern}', otherwise: Choose Yes or No. }\n`;
  return {
    name,
    files: () => ({ 'us/WY/answers.yaml': kind, ...questions(set('QS3', question)) }),
  };
}

function amount(name: string, is: string): OversizedDefinition {
  return { name, files: () => formFile(`  other: { is: ${is}, from: Line 2 }\n`) };
}

/** Formulas, patterns and numbers larger than anyone writes. */
export const largeFormulas: OversizedDefinition[] = [
  formula('20,000 terms', times(20_000, (i) => `${i}`).join(' + ')),
  formula('1,000 terms', times(1000, (i) => (i % 2 ? `${i}` : 'dependents')).join(' + ')),
  formula('240 terms', times(240, (i) => (i % 2 ? `${i}` : 'dependents')).join(' + ')),
  formula('45 times min', `${'min(1, '.repeat(45)}dependents${')'.repeat(45)}`),
  formula('min of 200', `min(${times(200, String)}, dependents)`),
  formula('a product of 240', times(240, () => 'dependents').join(' * ')),
  formula('2,000 brackets', `${'('.repeat(2000)}dependents${')'.repeat(2000)}`),
  formula('20,000 opening brackets', '('.repeat(20_000)),
  formula('5,000 minus signs', `${'-'.repeat(5000)}dependents`),
  formula('2,000 choices, one in the other', `${'isExempt ? 1 : '.repeat(2000)}2`),
  formula('2,000 times min', `${'min(1, '.repeat(2000)}dependents${')'.repeat(2000)}`),
  formula('min of 10,000', `min(${times(10_000, String)}, dependents)`),
  formula(
    'max of 400 questions that are choices',
    `max(${times(400, (i) => `isExempt ? ${i} : dependents`)})`,
  ),
  formula('a constant of 100,000 digits', `dependents + ${'7'.repeat(100_000)}`),
  formula('a constant of 100,000 decimals', `dependents * 0.${'7'.repeat(100_000)}`),
  formula('a quotient of primes', times(400, (i) => `dependents / ${2 * i + 10_001}`).join(' + ')),
  condition('5,000 times not', `${'not '.repeat(5000)}isExempt`),
  condition('10,000 conditions', times(10_000, () => 'isExempt').join(' and ')),
  condition('a list of 10,000', `dependents in [${times(10_000, String)}]`),
  again('28 squarings', '*', 28),
  again('40 doublings', '+', 40),
  again('40 differences', '-', 40),
  accepts('a pattern with 2,000 brackets', `^${'('.repeat(2000)}a${')'.repeat(2000)}$`),
  accepts('a pattern with 5,000 alternatives', `^(?:${times(5000, (i) => `w${i}`).join('|')})$`),
  accepts('a pattern with a great count', '^[a-z]{1,99999999}$'),
  accepts('a pattern with counts in counts', '^(?:(?:[a-z]{1,100} ){1,100}){1,100}$'),
  accepts('a pattern that looks back far', '^(?:a|b)*a(?:a|b){28}$'),
  amount('an amount of 100,000 digits', '7'.repeat(100_000)),
  amount('an amount of 40 digits', '7'.repeat(40)),
  amount('an amount with a zero before it', '0500'),
];
