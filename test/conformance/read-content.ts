import type { components } from '@formpress/client';
import type { Bundle } from '@formpress/model';
import { expect } from 'vitest';
import { structureOf } from './structure-of.ts';
import type { Subject, SubjectForm } from './subject.ts';

type FormInformation = components['schemas']['FormInformation'];

const languages = ['en', 'es', 'fr'];

/** Reads everything of every form version, in every language. */
export async function readContent(subject: Subject): Promise<void> {
  const { call, forms } = subject;
  expect((await call('/v1/docs/config')).status).toBe(200);
  expect((await call('/v1/getAllFormIds')).status).toBe(200);
  expect((await call('/v1/getAllFormsCatalog')).status).toBe(200);
  for (const form of forms) {
    const { interview, withFederal } = form.bundle;
    await readForm(subject, form);
    await readSets(subject, form, interview, '');
    if (withFederal) await readSets(subject, form, withFederal, '&hasFederalValues=true');
  }
}

async function readForm({ call }: Subject, { bundle }: SubjectForm): Promise<void> {
  const { id, version } = bundle;
  for (const language of languages) {
    const headers = { 'accept-language': language };
    const { status, body } = await call(`/v1/fillPdf/${id}?formVersion=${version}`, { headers });
    expect(status).toBe(200);
    if (language !== 'en') continue;
    const { blankFormImages } = body as FormInformation;
    expect(blankFormImages).toHaveLength(bundle.blank.pages);
    for (const url of blankFormImages) {
      const picture = await call(new URL(url).pathname, { headers: { authorization: '' } });
      expect([url, picture.status]).toEqual([url, 200]);
    }
  }
  const blank = await call(`/v1/getPdf/${id}?formVersion=${version}`);
  expect([id, blank.status]).toEqual([id, 200]);
}

/** Follows navigation from the first set: all sets are found, and differ between languages only in texts. */
async function readSets(
  { call }: Subject,
  { bundle: { id, version, questions } }: SubjectForm,
  { start, sets }: Bundle['interview'],
  query: string,
): Promise<void> {
  const waiting = [start];
  const found = new Set(waiting);
  for (let set = waiting.pop(); set; set = waiting.pop()) {
    const path = `/v1/formQuestionSet/${id}/${set}?formVersion=${version}${query}`;
    const bodies = [];
    for (const language of languages) {
      const { status, body } = await call(path, { headers: { 'accept-language': language } });
      expect([path, status]).toEqual([path, 200]);
      bodies.push(inEnglishPatterns(body, language, questions));
    }
    const [english, ...others] = bodies.map(structureOf);
    for (const other of others) expect(other).toEqual(english);
    for (const next of setsAfter(bodies[0])) {
      if (!found.has(next)) waiting.push(next);
      found.add(next);
    }
  }
  expect([id, [...found].sort()]).toEqual([id, Object.keys(sets).sort()]);
}

/** A set with the patterns of English in place of those that the bundle has for its language. */
function inEnglishPatterns(body: unknown, language: string, known: Bundle['questions']): unknown {
  const set = body as components['schemas']['QuestionSet'];
  const questions = set.questions.map((question) => {
    const { accepts, acceptsIn } = known[question.id] ?? {};
    const isNamed = question.validationRegex === (acceptsIn?.[language] ?? accepts);
    return isNamed && accepts !== undefined ? { ...question, validationRegex: accepts } : question;
  });
  return { ...set, questions };
}

/** The sets that a set leads to. */
export function setsAfter(body: unknown): string[] {
  const { navigation } = body as components['schemas']['QuestionSet'];
  const mappings =
    navigation.navigationType === 'CONSTANT'
      ? [navigation.navigationMapping]
      : Object.values(navigation.navigationMappings);
  return mappings.flatMap(({ hasMoreQuestions, nextQuestionSetId }) =>
    hasMoreQuestions && nextQuestionSetId ? [nextQuestionSetId] : [],
  );
}
