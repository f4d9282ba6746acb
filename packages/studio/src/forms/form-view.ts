import { type LinkedForm, personOf } from '@formpress/compiler';
import { compareVersions, languages } from '@formpress/model';
import { placeOf } from '../foundation/places.ts';
import type { Bodies, FormView, QuestionView } from '../foundation/wire.ts';
import { endsOf } from './end-views.ts';
import { boxesOf } from './field-views.ts';
import { findingViews } from './finding-views.ts';
import { graphView } from './graph-view.ts';
import type { OpenForm } from './open-forms.ts';
import { translationMarks } from './translation-marks.ts';

/** All that the page shows of a form, without its cases. */
export function formView(form: OpenForm): Omit<FormView, 'cases'> {
  const { linked, lowered, isLastGood } = form;
  const { bundle } = lowered;
  const { fields, pages } = boxesOf(form);
  const views = findingViews(form.family.findings, form.current);
  return {
    id: linked.id,
    version: linked.version,
    name: bundle.name,
    title: bundle.title,
    language: bundle.language,
    effective: bundle.effective,
    folder: linked.folder,
    files: filesOf(form),
    versions: versionsOf(form),
    isLastGood,
    ...interviewsOf(form),
    people: {
      employee: personOf('employee', undefined, bundle),
      employer: personOf('employer', undefined, bundle),
    },
    filingStatuses: Object.keys(bundle.withFederal?.filingStatus ?? {}),
    questions: questionViews(form, fields),
    sets: setsOf(linked).map(({ id, at }) => ({ id, place: placeOf(at, form.files) })),
    fields,
    pages,
    ...endsOf(lowered),
    statements: Object.entries(bundle.statements).map(([name, texts]) => ({ name, texts })),
    marks: translationMarks(form, views),
  };
}

function interviewsOf(form: OpenForm): Pick<FormView, 'interview' | 'withFederal'> {
  const { linked, lowered } = form;
  const { bundle, questionSets } = lowered;
  const bodiesOf = (which: 'interview' | 'withFederal') =>
    Object.fromEntries(
      languages.map((language) => [language, questionSets[language][which] ?? {}]),
    ) as Bodies;
  const own = bodiesOf('interview');
  const federal = bodiesOf('withFederal');
  return {
    interview: {
      bodies: own,
      graph: graphView(bundle.interview, linked.interview.sets, own.en, form),
    },
    ...(bundle.withFederal &&
      linked.withFederal && {
        withFederal: {
          bodies: federal,
          graph: graphView(bundle.withFederal, linked.withFederal.interview.sets, federal.en, form),
        },
      }),
  };
}

function setsOf({ interview, withFederal }: LinkedForm) {
  return [...interview.sets, ...(withFederal?.interview.sets ?? [])];
}

function questionViews({ linked, files }: OpenForm, fields: FormView['fields']): QuestionView[] {
  const sets = setsOf(linked);
  return [...linked.questions.values()].map((question) => {
    const { id, places, line, isUnverified = false, calculate, required, ask } = question;
    const asking = sets.filter((set) => set.questions.some((each) => each.question.id === id));
    const printed = fields.filter((field) => field.questions.includes(id));
    const translated = Object.entries(ask.translatedAt ?? {}).map(([language, at]) => [
      language,
      placeOf(at, files),
    ]);
    return {
      id,
      place: placeOf(places.lines, files),
      ...(line !== undefined && { line }),
      sets: [...new Set(asking.map((set) => set.id))],
      fields: printed.map(({ name }) => name),
      isUnverified,
      ...(calculate && { calculate: calculate.is.text.trim() }),
      ...(typeof required === 'object' && { requiredWhen: required.when.text.trim() }),
      translations: Object.fromEntries(translated),
    };
  });
}

/** The files that the form is written in: its own first, then those it is based on, then translations. */
function filesOf({ linked, files }: OpenForm): string[] {
  const all = [...files.keys()].filter((path) => path.endsWith('.yaml'));
  const own = linked.folders.flatMap((folder) =>
    all.filter((path) => path.startsWith(`${folder}/`)),
  );
  const above = linked.folders.flatMap((folder) => {
    const form = folder.split('/').slice(0, -1).join('/');
    return all.filter((path) => path.startsWith(`${form}/translations/`));
  });
  const place = linked.folder.split('/').slice(0, 2).join('/');
  const shared = all.filter(
    (path) => path.startsWith(`${place}/translations/`) || path.startsWith('shared/translations/'),
  );
  return [...new Set([...own, ...above, ...shared])];
}

function versionsOf({ family, linked }: OpenForm): FormView['versions'] {
  return family.linked
    .filter(({ id }) => id === linked.id)
    .sort((a, b) => compareVersions(a.version, b.version))
    .map(({ version, facts, withdrawn }) => ({
      version,
      effective: facts.effective,
      ...(withdrawn && { withdrawn: withdrawn.on }),
    }));
}
