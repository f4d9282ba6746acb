import type { FormNotWritten, Locality } from '@formpress/model';
import { isSame } from '../foundation/canonical-json.ts';
import { pairUp } from '../foundation/pair-up.ts';

/** What changed in what a locality says is missing, one sentence each. */
export function compareMissing(before: Locality, after: Locality): string[] {
  return [...compareNotWritten(before, after), ...compareOutdated(before, after)];
}

function compareNotWritten(before: Locality, after: Locality): string[] {
  const byId = ({ notWritten = [] }: Locality) =>
    notWritten.map((form) => [form.id, form] as const);
  const { both, gone, added } = pairUp(byId(before), byId(after));
  return [
    ...gone.map(({ before: then }) => `${named(then)} is no longer listed as missing.`),
    ...added.map(({ after: now }) => `${named(now)} is now listed as missing.`),
    ...both
      .filter(({ before: then, after: now }) => !isSame(then, now))
      .map(({ after: now }) => `${named(now)} is still missing, but listed differently.`),
  ];
}

function named({ id, number }: FormNotWritten): string {
  return `${number} (${id})`;
}

function compareOutdated(before: Locality, after: Locality): string[] {
  const byId = ({ outdated = [] }: Locality) =>
    outdated.map(({ id, since }) => [id, since] as const);
  const { both, gone, added } = pairUp(byId(before), byId(after));
  return [
    ...gone.map(({ name }) => `${name} is no longer out of date.`),
    ...added.map(({ name, after: now }) => `${name} has been out of date since ${now}.`),
    ...both
      .filter(({ before: then, after: now }) => then !== now)
      .map(({ name, after: now }) => `${name} has now been out of date since ${now}.`),
  ];
}
