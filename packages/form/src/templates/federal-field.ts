import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { PersonField } from '../sessions/person-fields.ts';
import type { TextName } from '../texts/en.ts';
import { errorOf } from './messages.ts';
import type { FieldContext } from './person-field.ts';

const statuses = ['SINGLE', 'MARRIED', 'HEAD_OF_HOUSEHOLD'] as const;

/** A federal value: a choice, or an amount. */
export function federalField(field: PersonField, context: FieldContext): TemplateResult {
  const { path, name, pattern } = field;
  const accepts = (text: string) => new RegExp(pattern).test(text);
  const options: [value: string, label: TextName][] = accepts('true')
    ? [
        ['true', 'yes'],
        ['false', 'no'],
      ]
    : statuses.filter(accepts).map((status) => [status, status]);
  const body = options.length > 0 ? choice(field, options, context) : amount(field, context);
  return html`<div part="question" class="question" data-for=${path} data-name=${name}>${body}</div>`;
}

function choice(
  { path, name, isOptional }: PersonField,
  options: [value: string, label: TextName][],
  context: FieldContext,
): TemplateResult {
  const { say } = context;
  const problem = context.problemOf(path);
  const choose = (value: string) => {
    context.enter(path, value);
    context.leave(path);
  };
  return html`<fieldset
    part="choices"
    role="radiogroup"
    aria-required=${isOptional ? nothing : 'true'}
    aria-invalid=${problem ? 'true' : nothing}
    aria-describedby=${problem ? `error-${name}` : nothing}
  >
    <legend part="label">${say(name as TextName)}</legend>
    ${errorOf(name, problem)}
    <div class="options">
      ${options.map(
        ([value, label]) => html`<label part="option" class="option">
          <input
            part="radio"
            type="radio"
            name=${name}
            data-question=${path}
            .value=${value}
            .checked=${live(context.entered(path) === value)}
            @change=${() => choose(value)}
          />
          <span>${say(label)}</span>
        </label>`,
      )}
    </div>
  </fieldset>`;
}

function amount({ path, name }: PersonField, context: FieldContext): TemplateResult {
  const problem = context.problemOf(path);
  const input = (event: Event) => context.enter(path, (event.target as HTMLInputElement).value);
  return html`<label part="label" for="q-${name}">${context.say(name as TextName)}</label>
    ${errorOf(name, problem)}
    <div class="line short">
      <span class="unit" aria-hidden="true">$</span>
      <input
        part="input"
        id="q-${name}"
        data-question=${path}
        type="text"
        inputmode="decimal"
        autocomplete="off"
        aria-invalid=${problem ? 'true' : nothing}
        aria-describedby=${problem ? `error-${name}` : nothing}
        .value=${live(context.entered(path))}
        @input=${input}
        @change=${() => context.leave(path)}
      />
    </div>`;
}
