import type { Bundle, Catalog, Locality } from '@formpress/model';
import type { LoweredForm } from '../6-lower/lowered-form.ts';
import { provingClock } from '../7-prove/filling/proving-clock.ts';
import type { WholeRelease } from './emitter.ts';
import { localitiesOf } from './localities.ts';
import { payrollExamples } from './openapi-payroll-examples.ts';
import { selfTestOf } from './self-tests.ts';

const address = {
  streetAddress1: '200 West 24th Street',
  city: 'Cheyenne',
  state: 'WY',
  zipCode: '82001',
};
const locationData = ['home', 'work1'].map((id) => ({
  id,
  inputAddress: address,
  normalizedAddress: { ...address, streetAddress1: '200 W 24TH ST', city: 'CHEYENNE' },
  addressResultMessages: {},
  verified: false,
  geocoded: false,
}));

/** Examples of bodies by the name of their schema, from a form and a locality of the release. */
export function openapiExamples({
  catalog,
  localities,
  example: form,
}: Omit<WholeRelease, 'http'>): Record<string, unknown> {
  if (!form) return {};
  const inForce = currentForms(catalog.forms);
  const { bundle } = form;
  const locality = localitiesOf(localities).localities.find(({ code }) => code === bundle.locality);
  return {
    LocationRequest: { homeAddress: address, workAddresses: [address] },
    FormsReply: { forms: [summaryOf(bundle, { recommended: true })], locationData },
    ...(locality && { FlowsReply: { flows: flowsOf(locality, bundle), locationData } }),
    QuestionSet: form.questionSets.en.interview[bundle.interview.start],
    ...filledExamples(form),
    FormInformation: informationOf(bundle),
    ...payrollExamples(bundle),
    FormIds: inForce.map(({ id }) => id),
    FormsCatalog: inForce.map(({ id, version }) => ({ id, version })),
    Refusal: refusalOf(form),
  };
}

type CatalogForm = Catalog['forms'][number];

/** The form that examples use: one that everybody fills in, if there is one. */
export function exampleAmong(forms: readonly CatalogForm[]): CatalogForm | undefined {
  const inForce = currentForms(forms);
  return inForce.find(({ locality }) => locality === 'FEDERAL') ?? inForce[0];
}

/** The newest version in force of each form, on the day on which forms are proved. */
function currentForms(forms: readonly CatalogForm[]): CatalogForm[] {
  const today = provingClock.now.toISOString().slice(0, 10);
  const byId = new Map<string, CatalogForm>();
  for (const form of forms) if (form.effective <= today) byId.set(form.id, form);
  return [...byId.values()];
}

function summaryOf(bundle: Bundle, recommended: { recommended?: boolean } = {}) {
  return {
    id: bundle.id,
    name: bundle.name,
    title: bundle.title,
    formVersion: bundle.version,
    formLocality: bundle.locality,
    formType: bundle.type,
    ...recommended,
    initialQuestionSet: bundle.interview.start,
  };
}

function flowsOf({ code, name, flows }: Locality, bundle: Bundle) {
  return flows.slice(0, 1).map(({ id, rows }) => {
    const [row] = rows;
    const asks = row !== undefined && 'start' in row;
    return {
      id,
      locality: code,
      hasFlowQuestions: asks,
      ...(asks ? { initialQuestionSetId: row.start } : { formsToComplete: [summaryOf(bundle)] }),
      localityFullName: name.en,
    };
  });
}

/** Examples from the self-test of the form. The PDF is truncated. */
function filledExamples(form: LoweredForm) {
  const { id, version, taxParameters } = form.bundle;
  const { request, expects } = selfTestOf(form);
  const values = taxParameters.flatMap(({ id: parameter, type }) => {
    const value = expects.taxParameters[parameter];
    return value === undefined ? [] : [{ id: parameter, value, valueType: type }];
  });
  return {
    FillRequest: { formId: id, formVersion: version, ...request, signForm: 'PREVIEW' },
    FillReply: { form: id, pdf: 'JVBERi0xLjc=', taxParameters: values },
  };
}

/** Shortened to one employee field, one question, one page, one tax parameter. */
function informationOf({ id, version, people, questions, ...bundle }: Bundle) {
  const [question] = Object.entries(questions).filter(([, { accepts }]) => accepts !== undefined);
  const employee = { lastName: people.employee.lastName?.accepts ?? '' };
  const fields = question ? { [question[0]]: question[1].accepts } : {};
  return {
    id,
    locality: bundle.locality,
    name: bundle.name,
    title: bundle.title,
    formType: 'Resident',
    initialQuestionSetId: bundle.interview.start,
    effectiveDate: bundle.effective,
    formVersion: version,
    formFields: { formId: id, formVersion: version, employee, fields, signForm: 'PREVIEW' },
    requiredFields: ['employee.lastName'],
    blankFormImages: [
      `https://forms.example.com/images/${id}/${version}/${id.toLowerCase()}_1.png`,
    ],
    taxParameters: bundle.taxParameters.slice(0, 1).map(({ id: parameter, type, about }) => ({
      id: parameter,
      valueType: type,
      description: about.en,
    })),
    confidence: {
      basis: 'MEMORY',
      message: 'It was written from memory and not checked against any source.',
    },
    accessibility: 'tagged',
  };
}

type Asked = { questions: { id: string; validationErrorMessage?: string }[] };

function refusalOf({ bundle, questionSets }: LoweredForm) {
  const { questions } = questionSets.en.interview[bundle.interview.start] as Asked;
  const errors = questions.slice(0, 1).map(({ id, validationErrorMessage: message = '' }) => ({
    field: `fields.${id}`,
    code: 'INVALID_ANSWER',
    message,
  }));
  return {
    status: 'Bad Request',
    statusCode: 400,
    reason: '1 answer was refused.',
    errors,
  };
}
