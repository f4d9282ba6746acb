import { formsIn, informationIn, notesIn, questionsIn, type Row, setIn } from './row.ts';

const places = [
  'ABOVE_QUESTION',
  'BELOW_QUESTION',
  'ABOVE_ALL_QUESTIONS',
  'BELOW_ALL_QUESTIONS',
] as const;
const kinds = ['PARAGRAPH', 'UNORDERED_LIST', 'IMAGE', 'TABLE'] as const;

const noteRows = kinds.flatMap((kind) =>
  places.map((place): [string, Row] => [
    `note ${kind} ${place}`,
    (exchange) =>
      notesIn(exchange).some(
        ({ htmlType, suggestedPlacement }) => htmlType === kind && suggestedPlacement === place,
      ),
  ]),
);
const labelRows = kinds
  .slice(1)
  .flatMap((kind) =>
    [true, false].map((labelled): [string, Row] => [
      `note ${kind} ${labelled ? 'with' : 'without'} optionalLabel`,
      (exchange) =>
        notesIn(exchange).some(
          (note) => note.htmlType === kind && 'optionalLabel' in note === labelled,
        ),
    ]),
  );
const languageRows = ['formQuestionSet', 'flowQuestionSet', 'formInformation'].flatMap((name) =>
  ['en', 'es', 'fr'].map((language): [string, Row] => [
    `${name} in ${language}`,
    ({ operation, status, headers }) =>
      operation === name && status === 200 && headers.get('content-language') === language,
  ]),
);

/** Rows about question sets, questions, notes and forms. */
export const contentRows: Record<string, Row> = {
  ...Object.fromEntries([...noteRows, ...labelRows, ...languageRows]),
  'question: calculated, without pattern and message': (exchange) =>
    questionsIn(exchange).some(
      (each) =>
        each.calculation && !('validationRegex' in each) && !('validationErrorMessage' in each),
    ),
  'question: not calculated, with pattern and message': (exchange) =>
    questionsIn(exchange).some(
      (each) => !each.isCalculated && each.validationRegex && each.validationErrorMessage,
    ),
  'question: without displayType': (exchange) =>
    questionsIn(exchange).some((each) => !('displayType' in each)),
  'question: with notes of its own': (exchange) =>
    questionsIn(exchange).some(({ notes }) => notes !== undefined),
  'question set: without notes': (exchange) => {
    const set = setIn(exchange);
    return set !== undefined && !('notes' in set);
  },
  ...Object.fromEntries(
    [0, 1, 2].map((scale): [string, Row] => [
      `calculation: scale ${scale}`,
      (exchange) => questionsIn(exchange).some((each) => each.calculation?.scale === scale),
    ]),
  ),
  'calculation: without roundingMode': (exchange) =>
    questionsIn(exchange).some(
      ({ calculation }) => calculation && !('roundingMode' in calculation),
    ),
  ...Object.fromEntries(
    [' > ', ' / ', ' ? '].map((sign): [string, Row] => [
      `calculation: formula with ${sign.trim()}`,
      (exchange) => questionsIn(exchange).some((each) => each.calculation?.formula.includes(sign)),
    ]),
  ),
  ...Object.fromEntries(
    ['RESIDENT', 'NON_RESIDENT', 'EXEMPT', 'EXEMPT_MILITARY_SPOUSE', 'CANADA_RESIDENT'].map(
      (type): [string, Row] => [
        `form type ${type}`,
        (exchange) => formsIn(exchange).some(({ formType }) => formType === type),
      ],
    ),
  ),
  ...Object.fromEntries(
    ['Resident', 'Nonresident', 'Exempt', 'Canada Resident'].map((type): [string, Row] => [
      `form type in display style: ${type}`,
      (exchange) => informationIn(exchange)?.formType === type,
    ]),
  ),
  ...Object.fromEntries(
    ['boolean', 'dollarAmount', 'integer', 'percent', 'string'].map((type): [string, Row] => [
      `tax parameter of type ${type}`,
      (exchange) =>
        informationIn(exchange)?.taxParameters.some(({ valueType }) => valueType === type) ?? false,
    ]),
  ),
  'form information: signForm is PREVIEW, people have patterns': (exchange) => {
    const fields = informationIn(exchange)?.formFields;
    return fields?.signForm === 'PREVIEW' && 'firstName' in fields.employee;
  },
  'page image: 1280 wide, open, with ETag, public for an hour': ({ operation, ...exchange }) =>
    operation === 'image' &&
    exchange.sent.headers.authorization === '' &&
    exchange.headers.get('cache-control') === 'public, max-age=3600' &&
    exchange.headers.has('etag') &&
    widthOf(exchange.body) === 1280,
  'context image: at most 800 wide': ({ operation, body, path }) =>
    operation === 'image' && !/_[0-9]+\.png$/.test(path) && widthOf(body) <= 800,
};

/** Width of a PNG: the first number of its first chunk. */
function widthOf(body: unknown): number {
  return body instanceof Uint8Array ? new DataView(body.buffer).getUint32(16) : Number.NaN;
}
