import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { PersonField } from '../sessions/person-fields.ts';
import type { TextName } from '../texts/en.ts';
import type { Say } from '../texts/texts-of.ts';
import { errorOf } from './messages.ts';

/** What the templates of people's fields need. */
export type FieldContext = {
  say: Say;
  entered(path: string): string;
  problemOf(path: string): string | undefined;
  enter(path: string, text: string): void;
  leave(path: string): void;
};

const autocomplete: Record<string, string> = {
  firstName: 'given-name',
  middleInitial: 'additional-name',
  lastName: 'family-name',
  streetAddress1: 'address-line1',
  streetAddress2: 'address-line2',
  city: 'address-level2',
  state: 'address-level1',
  provinceTerritory: 'address-level1',
  zipCode: 'postal-code',
  postalCode: 'postal-code',
};

const hinted: readonly string[] = [
  'socialSecurityNumber',
  'socialInsuranceNumber',
  'socialInsuranceNumberExpiryDate',
  'federalEIN',
  'telephoneNumber',
];
const short: readonly string[] = ['state', 'provinceTerritory', 'zipCode', 'postalCode', ...hinted];

/** How much of a line fields take where there is room. */
const spans: Record<string, string> = {
  firstName: 'third',
  middleInitial: 'third',
  lastName: 'third',
  socialSecurityNumber: 'half',
  socialInsuranceNumber: 'half',
  socialInsuranceNumberExpiryDate: 'half',
  city: 'third',
  state: 'pair third',
  provinceTerritory: 'pair third',
  zipCode: 'pair third',
  postalCode: 'pair third',
  federalEIN: 'half',
  telephoneNumber: 'half',
};

/** A field of a person. Numbers that identify someone are never offered by the browser. */
export function personField(field: PersonField, context: FieldContext): TemplateResult {
  const { path, name, isOptional } = field;
  const { say } = context;
  const id = path.replace(/[^A-Za-z0-9]/g, '-');
  const problem = context.problemOf(path);
  const hasHint = hinted.includes(name);
  const marks = isOptional
    ? html` <span part="optional" class="optional">(${say('optional')})</span>`
    : nothing;
  const describes = [...(hasHint ? [`hint-${id}`] : []), ...(problem ? [`error-${id}`] : [])].join(
    ' ',
  );
  return html`<div part="question" class="question ${spans[name] ?? ''}" data-for=${path}>
    <label part="label" for="q-${id}">${say(name as TextName)}${marks}</label>
    ${hasHint ? html`<p part="hint" class="hint" id="hint-${id}">${say(`${name}Hint` as TextName)}</p>` : nothing}
    ${errorOf(id, problem)}
    <div class="line ${lengthOf(name)}">${inputOf(field, id, describes, context)}</div>
  </div>`;
}

function lengthOf(name: string): string {
  if (name === 'middleInitial') return 'tiny';
  return short.includes(name) ? 'short' : '';
}

function inputOf(field: PersonField, id: string, describes: string, context: FieldContext) {
  const { path, name, pattern, isOptional } = field;
  const codes = /^\^\(\?:([A-Z]{2}(?:\|[A-Z]{2})+)\)\$$/.exec(pattern)?.[1]?.split('|');
  const input = (event: Event) => context.enter(path, (event.target as HTMLInputElement).value);
  const isInvalid = context.problemOf(path) ? 'true' : nothing;
  const complete =
    path.startsWith('employer') || path.startsWith('work') ? 'off' : (autocomplete[name] ?? 'off');
  const entered = context.entered(path);
  if (codes)
    return html`<select part="input select" id="q-${id}" data-question=${path} autocomplete=${complete}
      aria-required=${isOptional ? nothing : 'true'} aria-invalid=${isInvalid}
      aria-describedby=${describes || nothing} @input=${input} @change=${() => context.leave(path)}>
      <option value="" .selected=${entered === ''}>${context.say('choose')}</option>
      ${codes.map((code) => html`<option value=${code} .selected=${code === entered}>${code}</option>`)}
    </select>`;
  return html`<input part="input" type="text" id="q-${id}" data-question=${path} autocomplete=${complete}
    aria-required=${isOptional ? nothing : 'true'} aria-invalid=${isInvalid}
    aria-describedby=${describes || nothing} .value=${live(entered)}
    @input=${input} @change=${() => context.leave(path)} />`;
}
