import { type LoweredForm, listPaths } from '@formpress/compiler';
import { complete } from '@formpress/engine';
import type { FillMode, FillValues } from '@formpress/fill';
import { seedOfTheDay } from '../foundation/seed-of-the-day.ts';
import { canadian, employee, employer } from '../service/people.ts';

const clock = { now: new Date('2026-03-01T12:00:00Z'), timeZone: 'UTC' };

/** The field values of each path that ends with a signature, the fullest first, without duplicates. */
export function pathValues(form: LoweredForm, signForm: FillMode): FillValues[] {
  const { paths } = listPaths(form);
  const known = new Map<string, FillValues>();
  for (const { finish, answers: fields, federal } of paths) {
    if (/^(?:INELIGIBLE|BROKEN_RULE)/.test(finish)) continue;
    const request = {
      employee: form.bundle.country === 'CA' ? canadian : employee,
      employer,
      fields,
      signForm,
      ...(federal && { federalValues: federal }),
    };
    const result = complete(form.bundle, request, clock);
    if ('refusals' in result) throw new Error(JSON.stringify(result.refusals));
    known.set(
      JSON.stringify(result.completed.pdf, (_, each) => (each instanceof Map ? [...each] : each)),
      result.completed.pdf,
    );
  }
  return [...known.values()].sort((a, b) => namesIn(b).length - namesIn(a).length);
}

/** Enough of these values that every box is printed at least once if any of them prints it. */
export function coveringValues(all: FillValues[]): FillValues[] {
  const seen = new Set<string>();
  return all.filter((values) => {
    const fresh = namesIn(values).filter((name) => !seen.has(name));
    for (const name of fresh) seen.add(name);
    return fresh.length > 0;
  });
}

const others = 4;

/** All of these values, or without ALL those that cover every box and a few others, which change every day. */
export function sampledValues(all: FillValues[]): FillValues[] {
  if (process.env.ALL === '1') return all;
  const covering = new Set(coveringValues(all));
  const rest = all.filter((values) => !covering.has(values));
  const start = rest.length === 0 ? 0 : seedOfTheDay % rest.length;
  const few = [...rest.slice(start), ...rest.slice(0, start)].slice(0, others);
  return [...covering, ...few];
}

/** The fields that are not empty, with the box of each mark. */
function namesIn({ texts, states, signatures, dates }: FillValues): string[] {
  const marks = Array.from(states, ([name, state]) => `${name} ${state}`);
  return [...marks, ...texts.names, ...signatures.keys(), ...dates.keys()];
}
