import { federalPatterns } from '@formpress/engine';
import type { Bundle, FormInformation, Language, PersonField } from '@formpress/model';
import { displayType } from './display-type.ts';
import type { FormVersion } from './form-version.ts';

/** The body of formInformation, without the notice, confidence and accessibility that the endpoint adds. */
export function formInformation(
  form: FormVersion,
  origin: string,
  language: Language,
): Omit<FormInformation, 'notice' | 'confidence' | 'accessibility'> {
  const { entry } = form;
  const bundle = form.bundle();
  return {
    id: entry.id,
    locality: entry.locality,
    name: entry.name,
    title: entry.title,
    formType: displayType(entry.type),
    initialQuestionSetId: entry.initialQuestionSet,
    effectiveDate: entry.effective,
    formVersion: entry.version,
    formFields: {
      formId: entry.id,
      formVersion: entry.version,
      ...peoplePatterns(bundle, language),
      fields: answerPatterns(bundle, language),
      ...(bundle.withFederal && { federalValues: federalPatterns(bundle.withFederal) }),
      signForm: 'PREVIEW',
    },
    requiredFields: requiredFields(bundle),
    blankFormImages: pageImages(bundle).map((path) => origin + path),
    taxParameters: bundle.taxParameters.map(({ id, type, about }) => ({
      id,
      valueType: type,
      description: about[language],
    })),
  };
}

function pageImages({ id, version, blank }: Bundle): string[] {
  const page = (index: number) => `/images/${id}/${version}/${id.toLowerCase()}_${index + 1}.png`;
  return Array.from({ length: blank.pages }, (_, index) => page(index));
}

function peoplePatterns({ people, country }: Bundle, language: Language) {
  const address = patternsOf(people.address[country === 'US' ? 'us' : 'ca'], language);
  const employee = {
    ...patternsOf(people.employee, language),
    ...(people.employeeAddress !== 'unused' && { address }),
  };
  const employer = {
    ...patternsOf(people.employer, language),
    ...(people.employerAddress !== 'unused' && { address }),
  };
  return { employee, ...(Object.keys(employer).length > 0 && { employer }) };
}

/** The paths of the required fields about people, in the order of the form. */
function requiredFields({ people, country }: Bundle): string[] {
  const within = (path: string, fields: Record<string, PersonField>) =>
    Object.entries(fields).flatMap(([key, { use }]) =>
      use === 'required' ? [`${path}.${key}`] : [],
    );
  const address = people.address[country === 'US' ? 'us' : 'ca'];
  return (['employee', 'employer'] as const).flatMap((who) => [
    ...within(who, people[who]),
    ...(people[`${who}Address`] === 'required' ? within(`${who}.address`, address) : []),
  ]);
}

function patternsOf(fields: Record<string, PersonField>, language: Language) {
  const used = Object.entries(fields).filter(([, { use }]) => use !== 'unused');
  return Object.fromEntries(
    used.map(([key, { accepts, acceptsIn }]) => [key, acceptsIn?.[language] ?? accepts]),
  );
}

/** The patterns of the questions in both interviews, each question once, in the order of the form. */
function answerPatterns(bundle: Bundle, language: Language): Record<string, string> {
  const interviews = [bundle.interview, ...(bundle.withFederal ? [bundle.withFederal] : [])];
  const ids = interviews.flatMap(({ sets }) => Object.values(sets).flatMap((set) => set.questions));
  const patterns: Record<string, string> = {};
  for (const id of ids) {
    const { accepts, acceptsIn } = bundle.questions[id] ?? {};
    const pattern = acceptsIn?.[language] ?? accepts;
    if (pattern !== undefined) patterns[id] = pattern;
  }
  return patterns;
}
