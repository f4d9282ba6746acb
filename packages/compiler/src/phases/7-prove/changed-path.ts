import { showInvisible } from '@formpress/patterns';
import { defineProof } from './foundation/define-proof.ts';
import {
  type Change,
  type ChangedPath,
  type PathChanges,
  pathChangesOf,
  routeOf,
} from './paths/compare-paths.ts';
import { describeAnswers } from './paths/describe-answers.ts';
import { lockedPath } from './paths/locked-path.ts';
import { pathsLockName } from './paths/paths-lock.ts';
import { pathsOf } from './paths/paths-of.ts';
import { placeOfChange } from './place-of-change.ts';

const mostPlaces = 5;

/** The outcome of every path must be what it was when the form was locked. */
export const changedPath = defineProof({
  code: 'changed-path',
  severity: 'error',
  prove(form, report) {
    const changes = pathChangesOf(form);
    if (changes === 'unknown') return;
    const { changed, added, gone } = changes;
    if (changed.length + added.length + gone.length === 0) return;
    const [first, ...others] = differencesIn(changed)
      .slice(0, mostPlaces)
      .map((difference) => ({
        at: placeOfChange(difference.change, difference.path.run, form),
        message: describeDifference(difference),
      }));
    const sentences = [
      summary(changes, pathsOf(form).lockedRuns.length),
      ...(first ? [first.message] : []),
    ];
    report({
      at: first?.at ?? form.source.at,
      message: sentences.join(' '),
      related: others,
      help: [...witness(changes), advice].join(' '),
    });
  },
});

const advice = `If that is intended, run "formpress lock" and commit ${pathsLockName} with it.`;

/** A difference, the first path that has it, and how many paths do. */
type Difference = { change: Change; path: ChangedPath; count: number };

function differencesIn(changed: ChangedPath[]): Difference[] {
  const differences = new Map<string, Difference>();
  for (const path of changed) {
    for (const change of path.changes) {
      const key = `${change.kind} ${change.name}`;
      const known = differences.get(key);
      if (known) known.count += 1;
      else differences.set(key, { change, path, count: 1 });
    }
  }
  const order = ['route', 'parameter', 'statement', 'field'];
  return [...differences.values()].sort(
    (a, b) => order.indexOf(a.change.kind) - order.indexOf(b.change.kind),
  );
}

function describeDifference({ change: { kind, name, was, is }, path, count }: Difference): string {
  const what = {
    route: 'The route',
    parameter: `"${name}"`,
    statement: `The statement "${name}"`,
    field: `The field "${name}"`,
  }[kind];
  const others = count > 1 ? ` and ${count - 1} more` : '';
  return `${what} was ${shown(was)} and is ${shown(is)} on path ${path.number}${others}.`;
}

function summary({ changed, added, gone }: PathChanges, of: number): string {
  const differ = changed.length === 1 ? 'differs' : 'differ';
  const parts = [
    ...(changed.length > 0
      ? [`${changed.length} of ${of} paths ${differ} from ${pathsLockName}`]
      : []),
    ...(added.length > 0 ? [counted(added.length, 'new')] : []),
    ...(gone.length > 0 ? [counted(gone.length, 'gone')] : []),
  ];
  const last = parts.pop() ?? '';
  return parts.length > 0 ? `${parts.join(', ')} and ${last}.` : `${last}.`;
}

function counted(count: number, how: string): string {
  return `${count} ${count === 1 ? 'path is' : 'paths are'} ${how}`;
}

/** The first path that differs, so that the analyst can follow it. */
function witness({ changed, added, gone }: PathChanges): string[] {
  const [first] = changed;
  const now = first && lockedPath(first.run);
  if (first && now) {
    return [`Path ${first.number} is ${routeOf(now)} with ${describeAnswers(first.run.sent)}.`];
  }
  const [example] = added;
  if (example)
    return [`One new path is ${example.sets.join(' → ')} with ${describeAnswers(example.sent)}.`];
  return gone
    .slice(0, 1)
    .map((path) => `One removed path is ${routeOf(path)} with ${describeAnswers(path.sent)}.`);
}

function shown(text: string): string {
  return text === '' ? 'empty' : `"${showInvisible(text)}"`;
}
