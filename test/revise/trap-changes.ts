/** Revisions of an invented form that mislead. */
import type { MadeBox, MadeForm } from './made-form.ts';

/** What a revision does, and how many of the boxes must be decided without asking. */
export const traps: [what: string, change: (form: MadeForm) => MadeForm, decided: number][] = [
  ['nothing', (form) => form, 1],
  ['names exchanged between two equal boxes', (form) => renamed(form, { f8: 'f9', f9: 'f8' }), 1],
  ['first and last name exchanged', (form) => renamed(form, { f1: 'f2', f2: 'f1' }), 1],
  ['all names replaced', (form) => mapBoxes(form, (box, i) => ({ ...box, name: `new${i}` })), 1],
  [
    'a name reused for another line',
    (form) => {
      const without = withoutBox(form, 'credits');
      return renamed(without, { f9: 'f8' });
    },
    0.9,
  ],
  ['two pages exchanged', (form) => exchanged(form), 1],
  [
    'all boxes shifted by 20 points',
    (form) => mapBoxes(form, (box) => ({ ...box, y: box.y - 20 })),
    0,
  ],
  [
    'all boxes shifted up by 20 points',
    (form) => mapBoxes(form, (box) => ({ ...box, y: box.y + 20 })),
    0,
  ],
  ['all that is printed shifted by 20 points', (form) => shifted(form, 20), 1],
  ['a column inserted', (form) => withColumn(form), 0.5],
  ['a line split into three', (form) => split(form), 0.85],
  ['checkboxes turned into radios', (form) => radios(form), 0.75],
  ['text set in other words', (form) => otherWords(form), 0.5],
  ['two lines exchanged', (form) => linesExchanged(form), 0.8],
  ['a line inserted above the others', (form) => lineInserted(form), 0.7],
  ['a box and a line moved far, with their words', (form) => movedFar(form), 0.9],
];

function mapBoxes(form: MadeForm, change: (box: MadeBox, index: number) => MadeBox): MadeForm {
  return { ...form, boxes: form.boxes.map(change) };
}

function renamed(form: MadeForm, names: Record<string, string>): MadeForm {
  return mapBoxes(form, (box) => ({ ...box, name: names[box.name] ?? box.name }));
}

function withoutBox(form: MadeForm, what: string): MadeForm {
  return { ...form, boxes: form.boxes.filter(({ asks: each }) => each !== what) };
}

function exchanged(form: MadeForm): MadeForm {
  const other = <T extends { page?: number }>(each: T): T => ({
    ...each,
    page: 3 - (each.page ?? 1),
  });
  return { boxes: form.boxes.map(other), texts: form.texts.map(other) };
}

function shifted(form: MadeForm, by: number): MadeForm {
  return {
    boxes: form.boxes.map((box) => ({ ...box, y: box.y - by })),
    texts: form.texts.map((text) => ({ ...text, y: text.y - by })),
  };
}

/** Lines 1 to 4 get a second box at the place of the first, which moves to the left. */
function withColumn(form: MadeForm): MadeForm {
  const lines = form.boxes.filter(({ name }) => /^f[6-9]$/.test(name));
  const moved = mapBoxes(form, (box) =>
    lines.includes(box) ? { ...box, x: 400, width: 60 } : box,
  );
  const second = lines.map((box) => ({
    ...box,
    asks: `${box.asks} of spouse`,
    name: `${box.name}b`,
    width: 60,
  }));
  return {
    boxes: [...moved.boxes, ...second],
    texts: [
      ...moved.texts.filter(({ text, page }) => page === 2 || !/^[1-4]$/.test(text)),
      { text: 'You', x: 400, y: 560 },
      { text: 'Spouse', x: 500, y: 560 },
    ],
  };
}

function split(form: MadeForm): MadeForm {
  const boxes = form.boxes.filter(({ asks: each }) => each !== 'city');
  const parts: [string, number, number][] = [
    ['City or town', 40, 180],
    ['State', 230, 60],
    ['ZIP code', 300, 120],
  ];
  return {
    boxes: [
      ...boxes,
      ...parts.map(([text, x, width], i) => ({ asks: text, name: `p${i}`, x, y: 636, width })),
    ],
    texts: [
      ...form.texts.filter(({ text }) => !text.startsWith('City')),
      ...parts.map(([text, x]) => ({ text, x, y: 653 })),
    ],
  };
}

function radios(form: MadeForm): MadeForm {
  return mapBoxes(form, (box) =>
    box.kind === 'tick' ? { ...box, kind: 'radio', state: box.name, name: 'status' } : box,
  );
}

function otherWords(form: MadeForm): MadeForm {
  const words: Record<string, string> = {
    'Total number of allowances from the worksheet on page 2': 'How many exemptions do you claim?',
    'Credits for qualifying children under age 17': 'Tax reduction, family members below seventeen',
    'Last name': 'Family name, surname',
    'Enter 1 for your spouse if your spouse does not work':
      'One more when your husband or wife has no job',
  };
  return {
    ...form,
    texts: form.texts.map((each) => {
      const [label = '', rest = ''] = each.text.split('   ');
      const to = words[rest === '' ? label : rest];
      return to === undefined ? each : { ...each, text: rest === '' ? to : `${label}   ${to}` };
    }),
  };
}

/** Lines 3 and 4 change places, words and boxes together. */
function linesExchanged(form: MadeForm): MadeForm {
  const to = (y: number) => (y === 500 || y === 503 ? y - 20 : y === 480 || y === 483 ? y + 20 : y);
  const relabel = (text: string) =>
    text.replace(/^[34](?= {3})/, (label) => (label === '3' ? '4' : '3'));
  return {
    boxes: form.boxes.map((box) => (box.page === 2 ? box : { ...box, y: to(box.y) })),
    texts: form.texts.map((each) =>
      each.page === 2 || each.x === 484
        ? each
        : { ...each, y: to(each.y), text: relabel(each.text) },
    ),
  };
}

/** A new line 1; the others are one lower and one number higher. */
function lineInserted(form: MadeForm): MadeForm {
  const isLine = ({ y, page }: { y: number; page?: number }) => page !== 2 && y < 560;
  const next = (text: string) =>
    text.replace(/^[1-4](?= {3}|$)/, (label) => String(Number(label) + 1));
  return {
    boxes: [
      ...form.boxes.map((box) => (isLine(box) ? { ...box, y: box.y - 20 } : box)),
      { asks: 'pay periods', name: 'n1', x: 500, y: 540, width: 72 },
    ],
    texts: [
      ...form.texts.map((each) =>
        isLine(each) ? { ...each, y: each.y - 20, text: next(each.text) } : each,
      ),
      { text: '1   Number of pay periods in a year', x: 40, y: 543 },
      { text: '1', x: 484, y: 543 },
    ],
  };
}

/** The number and line 2 go to the foot of the second page, with what is printed next to them. */
function movedFar(form: MadeForm): MadeForm {
  const isMoved = ({ x, y, page = 1 }: { x: number; y: number; page?: number }) =>
    page === 1 && ((x === 440 && y >= 700) || (y >= 520 && y <= 523));
  const far = <T extends { x: number; y: number; page?: number }>(each: T): T =>
    isMoved(each) ? { ...each, page: 2, y: each.y - 380 } : each;
  return { boxes: form.boxes.map(far), texts: form.texts.map(far) };
}
