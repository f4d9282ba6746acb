import type { LinkedForm } from '../../phases/4-link/linked/linked-form.ts';
import type { LoweredForm } from '../../phases/6-lower/lowered-form.ts';
import { describeChecked } from '../foundation/describe-checked.ts';
import { type Markup, markup } from './markup.ts';

/** The facts about a form: names, dates and sources. */
export function factSection(
  { bundle, source: { cases } }: LoweredForm,
  { withdrawn }: LinkedForm,
  paths: { run: number; of: bigint },
): Markup {
  const { source, blank } = bundle;
  const facts: [string, string | number | undefined][] = [
    ['Form', `${bundle.id} ${bundle.version}`],
    ['Number', bundle.name],
    ['Agency', source?.agency],
    ['Revision', source?.revision],
    ['Effective', bundle.effective],
    ['Withdrawn', withdrawn?.on],
    ['For', bundle.type],
    ['Language', bundle.language],
    ['Blank', `${blank.kind}, ${blank.pages} ${blank.pages === 1 ? 'page' : 'pages'}`],
    ['Confidence', describeChecked(bundle)],
    ['Paths', `${paths.run} run, ${paths.of.toLocaleString('en-US')} in all`],
    ['Cases', cases.length],
  ];
  const rows = facts.flatMap(([name, is]) =>
    is === undefined ? [] : [markup`<div><dt>${name}</dt><dd>${is}</dd></div>`],
  );
  return markup`<header><p class="id">${bundle.name}</p><h1>${bundle.title}</h1><dl class="facts">${rows}</dl></header>
`;
}
