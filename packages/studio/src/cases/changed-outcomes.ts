import { type LoweredForm, listPaths, runCase } from '@formpress/compiler';
import type { OpenForm } from '../forms/open-forms.ts';
import type { ChangedOutcome, ChangedOutcomes, SentAnswers } from '../foundation/wire.ts';
import { answersIn } from './case-views.ts';
import { shortestNames } from './short-fields.ts';

/** The paths and cases whose outcome differs between two states of a form that get the same answers. */
export function changedOutcomes(before: OpenForm, after: OpenForm): ChangedOutcomes {
  const paths = listPaths(before.lowered).paths.map(({ number, answers, federal }) => ({
    kind: 'path' as const,
    name: `Path ${number}`,
    sent: { answers: { ...answers }, ...(federal && { federal: { ...federal } }) },
  }));
  const cases = after.lowered.source.cases.map((example) => ({
    kind: 'case' as const,
    name: example.about,
    sent: answersIn(example),
  }));
  const changed = [...cases, ...paths].flatMap((each): ChangedOutcome[] => {
    const difference = differenceOf(before.lowered, after.lowered, each.sent);
    return difference ? [{ ...each, ...difference }] : [];
  });
  return { paths: paths.length, cases: cases.length, changed };
}

type Facts = Map<string, string>;

function differenceOf(
  before: LoweredForm,
  after: LoweredForm,
  sent: SentAnswers,
): Pick<ChangedOutcome, 'says' | 'fields'> | undefined {
  const [old, now] = [factsOf(before, sent), factsOf(after, sent)];
  const names = [...new Set([...old.keys(), ...now.keys()])];
  const changed = names.filter((name) => old.get(name) !== now.get(name));
  if (changed.length === 0) return undefined;
  return {
    says: changed.map((name) => `${name}: ${shown(old.get(name))} → ${shown(now.get(name))}`),
    fields: changed.flatMap((name) => /^Field (.+)$/.exec(name)?.[1] ?? []),
  };
}

/** Every part of the outcome, by name. */
function factsOf(form: LoweredForm, sent: SentAnswers): Facts {
  const outcome = runCase(form, sent);
  const short = shortestNames(form.bundle);
  const facts: [string, string][] = [['Sets', outcome.path.join(' ')]];
  if ('refusals' in outcome)
    facts.push([
      'Refused',
      outcome.refusals.map(({ field, code }) => `${field} ${code}`).join(', '),
    ]);
  else facts.push(['End', outcome.finish]);
  if (!('values' in outcome)) return new Map(facts);
  for (const { id, value } of outcome.taxParameters) facts.push([`Parameter ${id}`, value]);
  for (const [field, text] of outcome.pdf.texts) facts.push([`Field ${short(field)}`, text]);
  for (const [field, state] of outcome.pdf.states) facts.push([`Field ${short(field)}`, state]);
  for (const field of outcome.pdf.signatures.keys())
    facts.push([`Field ${short(field)}`, 'signed']);
  return new Map(facts);
}

function shown(text: string | undefined): string {
  return text === undefined || text === '' ? 'empty' : text;
}
