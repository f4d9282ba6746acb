import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pdfWithFields } from '../../../../test/foundation/simple-pdf.ts';
import { type AnyBox, type AnyForm, amounts } from './any-form.ts';

const smallestForm = fileURLToPath(new URL('../../../../test/smallest-form', import.meta.url));

/** Writes the definitions of a random form into a folder, replacing what is there. */
export async function writeForm(form: AnyForm, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await cp(smallestForm, folder, { recursive: true });
  const state = join(folder, 'us/AL');
  const id = form.isFrench ? 'AL101FR' : 'AL101';
  await rename(join(state, 'AL101'), join(state, `${id}-moved`));
  await rename(join(state, `${id}-moved`), join(state, id));
  const version = join(state, id, '2026.1.0');
  await rm(join(version, 'blank.yaml'));
  await rm(join(version, 'cases'), { recursive: true });
  const files: Record<string, string | Uint8Array> = {
    [join(state, 'locality.yaml')]:
      `locality: AL\nname: Alabama\nforms:\n  ${id}: { when: 'livesHere or worksHere', recommended: true }\n`,
    [join(folder, 'shared/answers.yaml')]: sharedKinds,
    // Kinds that all forms share must not accept numbers below zero.
    [join(state, 'answers.yaml')]: kindsOf(form),
    [join(version, 'form.yaml')]: factsOf(form),
    [join(version, 'questions.yaml')]: questionsOf(form),
    [join(version, 'pdf.yaml')]: bindingsOf(form),
    [join(version, 'blank.pdf')]: blankOf(form),
  };
  await mkdir(version, { recursive: true });
  for (const [path, text] of Object.entries(files)) await writeFile(path, text);
}

const otherwise = 'otherwise: Enter your last name.';

const sharedKinds = [
  "yesNo: { show: INPUT RADIO, options: { true: 'Yes', false: 'No' }, otherwise: Choose Yes or No. }",
  `choice: { show: INPUT RADIO, ${otherwise} }`,
  ...[0, 2].map(
    (scale) =>
      `result${scale}: { show: INPUT INTEGER, holds: number, scale: ${scale}, accepts: '^[0-9]$', ${otherwise} }`,
  ),
  '',
].join('\n');

function kindsOf({ asked }: AnyForm): string {
  const kinds = [...asked].map(([id, { accepts, scale }]) => {
    const holds = id === 'word' ? 'show: INPUT TEXT' : 'show: INPUT INTEGER, holds: number';
    const places = scale === undefined ? '' : `, scale: ${scale}`;
    return `${id}Kind: { ${holds}${places}, accepts: '${accepts}', ${otherwise} }\n`;
  });
  return kinds.join('');
}

const plainForm = {
  name: 'A-4',
  title: 'Withholding Certificate',
  type: 'RESIDENT',
  effective: '2026-01-01',
  people: { employee: ['firstName', 'lastName'], employer: [] },
  statements: { sign: 'I declare that this is true.' },
  source: { agency: 'Office of Tests' },
};

function factsOf({ results }: AnyForm): string {
  const read = [...results.values()].map(({ text }) => text).join();
  const used = Object.entries(amounts).filter(([name]) => read.includes(`@${name}`));
  const written = used.map(([name, amount]) => [name, { is: plain(amount), from: 'Line 1' }]);
  const facts = {
    ...plainForm,
    amounts: Object.fromEntries(written),
    taxParameters: {
      'AL.first': { is: 'first', type: 'boolean', about: 'Allowance' },
    },
  };
  return JSON.stringify(facts);
}

/** An amount as analysts write it. */
function plain(amount: object): unknown {
  if ('number' in amount) return amount.number;
  if ('bySize' in amount) return amount.bySize;
  if (!('byAnswer' in amount)) throw new Error('There is no such amount.');
  const table = Object.entries(amount.byAnswer as Record<string, object>);
  return Object.fromEntries(table.map(([answer, each]) => [answer, plain(each)]));
}

function questionsOf({ asked, results }: AnyForm): string {
  const ask = 'How many dependents do you have?';
  const labels = ['Allowance', 'Dependents', 'Exemption'];
  const options = (all: string[]) =>
    Object.fromEntries(all.map((each, at) => [each, labels[at] ?? '']));
  const questions = {
    periods: { ask, answer: 'choice', options: options(['52', '26', '12.5']), required: 'always' },
    status: { ask, answer: 'choice', options: options(['A', 'B', 'C']), required: 'always' },
    first: { ask, answer: 'yesNo', required: 'always' },
    second: { ask, answer: 'yesNo', required: 'never' },
    ...Object.fromEntries(
      [...asked].map(([id, { required }]) => [
        id,
        { ask, answer: `${id}Kind`, required: required ? 'always' : 'never' },
      ]),
    ),
    ...Object.fromEntries(
      [...results].map(([id, { text, decimals, scale, round }]) => [
        id,
        {
          ask,
          answer: `result${scale}`,
          calculate: text,
          ...(decimals === 'unbounded' || decimals > scale ? { round } : {}),
        },
      ]),
    ),
  };
  return JSON.stringify({ QS1: { breadcrumb: 'Exemption', questions, next: { finish: 'sign' } } });
}

function bindingsOf({ boxes }: AnyForm): string {
  const drawn = boxes.map(({ print }, at) => [`f${at}`, print]);
  const sign = {
    signatureLine: { page: 1, box: [10, 2, 100, 16] },
    date: { page: 1, box: [120, 2, 60, 12], format: 'MM/DD/YYYY' },
  };
  const ticks = { tick1: 'first', tick2: 'second', tick3: "status == 'A'" };
  return JSON.stringify({ fields: { ...Object.fromEntries(drawn), ...ticks }, sign });
}

const comb = 1 << 24;
const multiline = 1 << 12;

function blankOf({ boxes }: AnyForm): Uint8Array {
  const ticks = [1, 2, 3].map(
    (at) =>
      `<</Subtype/Widget/FT/Btn/T(tick${at})/Rect[${200 + at * 20} 2 ${212 + at * 20} 14]/F 4/AP<</N<</Yes 5 0 R/Off 5 0 R>>>>>>`,
  );
  return pdfWithFields([...boxes.map(widgetOf), ...ticks], {
    2: '<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 300 1200]>>',
    5: { dictionary: '/Type/XObject/Subtype/Form/BBox[0 0 10 10]', data: '' },
  });
}

function widgetOf({ width, height, font, size, most, how }: AnyBox, at: number): string {
  const [x, y] = [10, 20 + at * 32];
  const flags = how === 'comb' ? comb : how === 'paragraph' ? multiline : 0;
  const limit = most ?? (how === 'comb' ? 5 : undefined);
  const length = limit === undefined ? '' : `/MaxLen ${limit}`;
  return `<</Subtype/Widget/FT/Tx/T(f${at})/Rect[${x} ${y} ${x + width} ${y + height}]/F 4/Ff ${flags}/DA(/${font} ${size} Tf 0 g)${length}>>`;
}
