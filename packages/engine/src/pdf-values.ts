import type { FieldRule, Part, Style } from '@formpress/model';
import { isInCalendar, printDate } from './calendar.ts';
import type { PdfValues } from './completed.ts';
import type { Clock, FillRequest } from './fill-request.ts';
import { joinPieces } from './join-pieces.ts';
import { localTime } from './local-time.ts';
import { fullName, peopleValues } from './people-values.ts';
import type { PreparedForm } from './prepare-form.ts';
import { textAt } from './text-at.ts';
import { holds, type Values } from './values.ts';

/** What stands in every field of the PDF. */
export function pdfValues(
  form: PreparedForm,
  request: FillRequest,
  values: Values,
  clock: Clock,
): PdfValues {
  const texts: PdfValues['texts'] = {};
  const states: PdfValues['states'] = {};
  const people = peopleValues(form, request);
  const print = (field: string, parts: Part[]) => {
    const text = joinPieces(parts.map((part) => pieceOf(part, values, people)));
    if (text !== '') texts[field] = text;
  };
  for (const rule of form.bundle.pdf.fields) {
    if ('print' in rule) print(rule.field, rule.print);
    else if ('tick' in rule) {
      if (holds(rule.tick, values, form)) states[rule.field] = rule.on;
    } else {
      const chosen = chosenBy(rule, values);
      if (chosen && 'print' in chosen) print(rule.field, chosen.print);
      else if (chosen) states[rule.field] = chosen.state;
    }
  }
  return { texts, states, ...signed(form, request, values, clock) };
}

type Choosing = Extract<FieldRule, { by: string }>;

function chosenBy(
  { by, choose }: Choosing,
  values: Values,
): Choosing['choose'][string] | undefined {
  const answer = values.get(by);
  const key = [answer?.sent, answer?.text].find((text) => text && Object.hasOwn(choose, text));
  return key === undefined ? undefined : choose[key];
}

function pieceOf(part: Part, values: Values, people: Map<string, string>) {
  if ('words' in part) return part;
  const known = 'question' in part ? values.get(part.question)?.text : people.get(part.person);
  return { value: styled(known ?? '', part.style) };
}

function styled(text: string, style: Style | undefined): string {
  if (!style || text === '') return text;
  if ('date' in style) return isInCalendar(text) ? printDate(text, style.date) : text;
  if ('part' in style) {
    const [whole = '', cents = ''] = text.split('.');
    return style.part === 'whole' ? whole : cents.padEnd(2, '0');
  }
  const bare = text.replace(/[\s()[\]\p{Pd}]/gu, '');
  return bare.slice((style.from ?? 1) - 1, style.to);
}

/** Signatures and dates, in the mode that signs. External signing leaves its fields alone. */
function signed(form: PreparedForm, request: FillRequest, values: Values, clock: Clock) {
  const signatures: PdfValues['signatures'] = {};
  const dates: PdfValues['dates'] = {};
  if (request.signForm !== 'SIGN') return { signatures, dates };
  const { day, time } = localTime(clock);
  const name = fullName((part) => textAt(request.employee, part));
  const stamp = `${day} ${time} ${clock.timeZone}`;
  for (const { field, kind, format = 'YYYY-MM-DD', when } of form.bundle.pdf.sign) {
    if (when && !holds(when, values, form)) continue;
    if (kind === 'signature') signatures[field] = { name, stamp };
    else dates[field] = printDate(day, format);
  }
  return { signatures, dates };
}
