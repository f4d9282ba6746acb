import type { TranslatedLanguage } from '@formpress/model';
import type { LinkedLocality } from '../../phases/4-link/linked/linked.ts';
import type { LinkedForm } from '../../phases/4-link/linked/linked-form.ts';
import { placesIn } from '../../phases/5-check/localities/places-in.ts';
import type { Lowered } from '../../phases/6-lower/lower.ts';
import type { LoweredForm } from '../../phases/6-lower/lowered-form.ts';
import { describeChecked } from '../foundation/describe-checked.ts';
import { printTranslations } from './print-translations.ts';
import { readingSection } from './reading-section.ts';

/** The file that records the coverage of a folder of definitions. */
export const coverageName = 'COVERAGE.md';

const about =
  'Written by `formpress coverage`: every place with an income tax form or none, what is written of ' +
  'it, and what is missing. Below are the states of all translations. The confidence ' +
  'says what a version was checked against; it is verified only when all of it was read in the ' +
  "agency's own file of that revision, whose digest it names.";

/** What the report is made from. */
type Covered = Lowered & {
  linked: readonly LinkedForm[];
  shared: { leftOut: readonly TranslatedLanguage[] };
};

const countries = { US: 'United States', CA: 'Canada' } as const;

/** Which forms exist for every place of both countries, whether they are verified, what is missing, and how hard they are to read. */
export function printCoverage({ forms, localities, linked, shared }: Covered): string {
  const parts = (['US', 'CA'] as const).flatMap((country) => {
    const places = placesOf(country, localities);
    return [
      `## ${countries[country]}`,
      table(places.flatMap((place) => rowsOf(place, forms))),
      ...places.flatMap(missingIn),
    ];
  });
  const all = [...parts, ...printTranslations(linked, shared.leftOut), ...readingSection(forms)];
  return `${['# Coverage', about, tally(forms, localities), ...all].join('\n\n')}\n`;
}

/** A place: its code, and its locality if it is written. */
type CoveredPlace = { code: string; locality?: LinkedLocality };

function placesOf(country: 'US' | 'CA', localities: readonly LinkedLocality[]): CoveredPlace[] {
  const codes = [country === 'US' ? 'FEDERAL' : 'CANADA_FEDERAL', ...placesIn[country].toSorted()];
  return codes.map((code) => {
    const locality = localities.find((each) => each.code === code);
    return { code, ...(locality && { locality }) };
  });
}

function tally(forms: readonly LoweredForm[], localities: readonly LinkedLocality[]): string {
  const ids = new Set(forms.map(({ bundle }) => bundle.id));
  const drawn = forms.filter(({ bundle }) => bundle.blank.kind === 'specimen').length;
  const untagged = forms.filter(({ bundle }) => !bundle.blank.tagged).length;
  const unsure = forms.filter((form) => form.bundle.unverified !== undefined).length;
  return [
    `${localities.length} places, ${ids.size} forms in ${forms.length} versions.`,
    `${drawn} versions have a drawn blank, which keeps the rules of PDF/UA-1 that a program can check.`,
    `${forms.length - drawn} have the agency's, of which ${untagged} are untagged: screen readers have to guess.`,
    `${unsure} versions have something in them that was not read in any source.`,
  ].join(' ');
}

function table(rows: string[][]): string {
  const heads = ['Place', 'Form', 'Number', 'Version', 'In force', 'Paper', 'Blank', 'Confidence'];
  return [heads, heads.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n');
}

function rowsOf({ code, locality }: CoveredPlace, forms: readonly LoweredForm[]): string[][] {
  if (!locality) return [[code, 'not written yet', '', '', '', '', '', '']];
  const place = `${code} ${nameOf(locality)}`;
  const own = forms.filter(({ bundle }) => bundle.locality === code);
  if (own.length > 0) return own.map((form) => [place, ...rowOf(form, own)]);
  const none = locality.untaxedAt ? 'no income tax' : 'not written yet';
  return [[place, none, '', '', '', '', '', '']];
}

function nameOf({ name }: LinkedLocality): string {
  return name.en.map((part) => ('words' in part ? part.words : '')).join('');
}

/** Forms are sorted by version, so the next of the same form replaced this one. */
function rowOf(form: LoweredForm, forms: readonly LoweredForm[]): string[] {
  const { id, name, version, effective, language } = form.bundle;
  const newer = forms.slice(forms.indexOf(form) + 1).find(({ bundle }) => bundle.id === id);
  const end = newer ? `, deprecated by ${newer.bundle.version}` : '';
  return [
    id,
    name,
    version,
    `${effective}${end}`,
    language,
    describeBlank(form),
    describeChecked(form.bundle),
  ];
}

/** Whose blank it is, and whether screen readers can follow it. Drawn blanks are always tagged. */
function describeBlank({ bundle: { blank } }: LoweredForm): string {
  if (blank.kind === 'specimen') return blank.kind;
  return `agency, ${blank.tagged ? 'tagged' : 'untagged'}`;
}

/** Under the name of a place: what is known to be missing or unverified. */
function missingIn({ code, locality }: CoveredPlace): string[] {
  if (!locality) return [];
  const flows = locality.flows.flatMap(({ id, flow }) =>
    (flow?.interview.sets ?? []).flatMap(({ questions }) =>
      questions
        .filter(({ question }) => question.isUnverified)
        .map(({ question }) => `${id} ${question.id}`),
    ),
  );
  const lines = [
    ...locality.formsNotWritten.map(
      ({ id, name, title, isUnverified }) =>
        `Not written yet: ${id} (${name}), ${title}${isUnverified ? ', unverified' : ''}.`,
    ),
    ...locality.outdatedForms.map(
      ({ id, since }) =>
        `Written in an old revision only: ${id}. A newer one is in force since ${since}.`,
    ),
    ...flows.map((item) => `Not read in any source: the question ${item} of a flow.`),
    ...locality.gaps,
  ];
  const list = [...new Set(lines)].map((line) => `- ${line}`).join('\n');
  return lines.length === 0 ? [] : [`### ${code} ${nameOf(locality)}`, list];
}
