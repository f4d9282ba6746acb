/**
 * From two addresses to signed PDFs, with answers made up on the way:
 *   FORMPRESS_URL=http://127.0.0.1:8080 FORMPRESS_KEY=... npx tsx examples/walk-a-form.ts out
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { answerOf, type components, createClient, walk } from '@formpress/client';

type Schemas = components['schemas'];
type Form = Pick<Schemas['FormSummary'], 'id' | 'formVersion' | 'initialQuestionSet'>;

const { FORMPRESS_URL = 'http://127.0.0.1:8080', FORMPRESS_KEY = '' } = process.env;
const service = createClient({ origin: FORMPRESS_URL, apiKey: FORMPRESS_KEY });

const home = { streetAddress1: '5 Elm St', city: 'Troy', state: 'NY', zipCode: '12180' } as const;
const work = { streetAddress1: '1 Elm St', city: 'Opp', state: 'AL', zipCode: '36467' } as const;
const employee = { firstName: 'Ana', lastName: 'Sample', socialSecurityNumber: '123-45-6789' };
const employer = { name: 'Sample', federalEIN: '12-3456789', telephoneNumber: '334-555-0100' };

/** Asks the guided flows which forms the employee needs. */
async function neededForms() {
  const body = { homeAddress: home, workAddresses: [work] };
  const { flows } = await answerOf(service.POST('/guided-flows', { body }));
  const found = [];
  for (const { id: flowId, initialQuestionSetId: start, formsToComplete } of flows) {
    found.push(...(formsToComplete ?? []));
    if (start === undefined) continue;
    const ask = (questionSetId: string) => {
      const params = { path: { flowId, questionSetId } };
      return answerOf(service.GET('/flowQuestionSet/{flowId}/{questionSetId}', { params }));
    };
    found.push(...(await walk({ start, ask, answer: anyAnswer })).forms);
  }
  return found;
}

/** Completes one form. A real client would ask the employee, and show the statement before signing. */
async function complete({ id: formId, formVersion, initialQuestionSet: start }: Form) {
  const ask = (questionSetId: string) => {
    const params = { path: { formId, questionSetId }, query: { formVersion } };
    return answerOf(service.GET('/formQuestionSet/{formId}/{questionSetId}', { params }));
  };
  const { answers } = await walk({ start, ask, answer: anyAnswer });
  const people = {
    employee: { ...employee, address: home },
    employer: { ...employer, address: work },
  };
  const body = { formId, formVersion, ...people, fields: answers, signForm: 'SIGN' } as const;
  const headers = { Timezone: 'America/New_York' };
  return answerOf(service.POST('/fillPdf', { body, headers }));
}

const texts = '0 1 Maple 2010 01/2010 1990-01-31 334-555-0100 123-45-6789 a@b.com'.split(' ');

/** Makes up an answer: the first option that leads on, or the first text that fits. */
function anyAnswer(question: Schemas['Question'], { navigation }: Schemas['QuestionSet']) {
  if (question.required.whenRequired === 'NEVER') return '';
  const { questionOptions = [], multiSelectQuestionOptions = [] } = question;
  const options = questionOptions.map(({ value, id }) => String(value ?? id));
  const ids = multiSelectQuestionOptions.map(({ id }) => id);
  const pattern = new RegExp(question.validationRegex ?? '');
  const isGood = (answer: string) => {
    const decides =
      navigation.navigationType === 'VARIABLE' && navigation.questionId === question.id;
    const next = decides ? navigation.navigationMappings[answer] : undefined;
    return pattern.test(answer) && next?.nextQuestionSetId !== 'INELIGIBLE';
  };
  return [...options, ...ids, ...texts].find(isGood) ?? '';
}

const [folder = 'out'] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
for (const form of await neededForms()) {
  const { pdf } = await complete(form);
  writeFileSync(`${folder}/${form.id}.pdf`, Buffer.from(pdf, 'base64'));
  process.stdout.write(`${form.id} ${form.formVersion} is signed.\n`);
}
