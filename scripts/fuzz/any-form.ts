import { pick } from '../corpus/random.ts';
import { anyFormula } from './any-formula.ts';
import type { FuzzCase } from './fuzz-case.ts';
import { bindings, formFile, questions, set, times, version } from './oversized-definition.ts';
import { template, translationsOf } from './write-oversized.ts';

/** A random form, mostly valid. */
export function anyForm(chance: () => number): FuzzCase {
  const below = (count: number) => Math.floor(chance() * count);
  const sets = 1 + below(8);
  const known: string[] = ['isExempt', 'dependents', 'allowance'];
  const written = times(sets, (part) => {
    const asked = times(1 + below(7), (index) => {
      const line = anyQuestion(`q${part}x${index}`, known, chance);
      known.push(`q${part}x${index}`);
      return line;
    });
    return set(`QS${part + 3}`, asked.join(''), anyNext(part, sets, known, chance));
  });
  const files = {
    ...questions(...written),
    ...formFile(
      times(below(4), (i) => `  a${i}: { is: ${anyAmount(chance)}, from: Line 2 }\n`).join(''),
    ),
    ...bindings(times(below(3), (i) => `  f${i}: "${anyFormula(known, chance)}"\n`).join('')),
    [`${version}/cases/any.yaml`]: `- { about: Any., answers: { isExempt: ${chance() < 0.5} }, expect: { path: [QS1] } }\n`,
  };
  return {
    about: 'a form made by chance',
    from: template,
    files: { ...translationsOf(files), ...files },
  };
}

function anyQuestion(id: string, known: string[], chance: () => number): string {
  const kind = pick(['yesNo', 'count', 'wholeDollars', 'which', 'nothing'], chance);
  if (chance() < 0.3)
    return `    ${id}: { ask: The amount ${id}, answer: ${kind}, calculate: "${anyFormula(known, chance)}"${chance() < 0.3 ? ', round: nearest' : ''} }\n`;
  const when =
    chance() < 0.5 ? `{ when: "${anyFormula(known, chance)}" }` : pick(['always', 'never'], chance);
  const more = kind === 'which' || chance() < 0.1 ? ', options: { A: One, B: Two, C: Three }' : '';
  return `    ${id}: { ask: Is it so with ${id}?, answer: ${kind === 'which' ? 'yesNo' : kind}, required: ${when}${more} }\n`;
}

function anyNext(part: number, sets: number, known: string[], chance: () => number): string {
  const any = () =>
    chance() < 0.2
      ? `QS${Math.floor(chance() * (sets + 4))}`
      : part + 1 < sets
        ? `QS${part + 4}`
        : '{ finish: sign }';
  if (chance() < 0.6) return any();
  return `{ by: ${pick(known, chance)}, true: ${any()}, false: ${any()} }`;
}

function anyAmount(chance: () => number): string {
  const some = ['0', '-5', '1.10', '007', '9'.repeat(13), '2026-13-40', '{ A: 1, B: { C: 2 } }'];
  return pick(
    [...some, '[{ over: 0, is: 1 }, { over: 10, plus: 2, rate: 0.1 }]', '1e9', '.5'],
    chance,
  );
}
