import { html, nothing, svg, type TemplateResult } from 'lit';
import type { DraftedBoxView, DraftView } from '../../foundation/paper-wire.ts';
import { setBoxUse } from '../actions/paper-actions.ts';
import { pictureOf } from '../foundation/api.ts';
import { onActivation } from '../foundation/on-activation.ts';
import { now, update } from '../foundation/state.ts';
import { lastPart } from './revise-page.ts';

/** The boxes whose words do not say what they are for, one for each field. */
export function undecidedIn({ fields }: DraftView): DraftedBoxView[] {
  return firstOfFields(fields.filter(({ isSure }) => !isSure));
}

/** The box that was clicked, then those that are not certain, each decided with one click. */
export function boxesToDecide(made: DraftView, clicked: string | undefined): TemplateResult {
  const chosen = firstOfFields(made.fields.filter(({ field }) => field === clicked));
  const rest = undecidedIn(made).filter(({ field }) => field !== clicked);
  return html`${chosen.length > 0 ? list('This box', chosen, made) : nothing}
    ${rest.length > 0 ? list('To decide', rest, made) : nothing}`;
}

function list(title: string, boxes: DraftedBoxView[], made: DraftView): TemplateResult {
  return html`<h2>${title}</h2><ul class="asked">${boxes.map((box) => decision(box, made))}</ul>`;
}

function decision(box: DraftedBoxView, made: DraftView): TemplateResult {
  const { answers, none } = made.choices;
  const { field, page, text, isText, use = '' } = box;
  const choices = isText ? [...answers, none] : [none];
  const isSaid = now().draftUses.some((each) => each.field === field);
  return html`<li><p>What is <span class="code">${lastPart(field)}</span> on page ${page} for (${text || 'no words beside it'})? ${isSaid ? 'You said' : 'Drafted as'}: <b>${inWords(use, made)}</b>.</p>
    <p class="buttons">${choices.map(
      (each) =>
        html`<button aria-pressed=${each.use === use} @click=${() => setBoxUse(field, each.use)}>${each.says}</button>`,
    )}${isText ? personChoice(box, made) : nothing}
    ${isSaid ? html`<button @click=${() => setBoxUse(field, undefined)}>As guessed</button>` : nothing}</p></li>`;
}

function personChoice({ field, use }: DraftedBoxView, { choices }: DraftView): TemplateResult {
  const choose = ({ target }: Event) => {
    const { value } = target as HTMLSelectElement;
    if (value !== '') void setBoxUse(field, value);
  };
  return html`<select aria-label="A fact about a person in ${lastPart(field)}" @change=${choose}>
    <option value="">a fact about a person…</option>
    ${choices.people.map((each) => html`<option value=${each.use} ?selected=${each.use === use}>${each.says}</option>`)}
  </select>`;
}

function inWords(use: string, { choices }: DraftView): string {
  const all = [...choices.answers, ...choices.people, choices.none, ...otherUses];
  return all.find((each) => each.use === use)?.says ?? use;
}

const otherUses = [
  { use: 'yesNo', says: 'a question of yes or no' },
  { use: 'chooseOne', says: 'one of several options' },
  { use: 'calculated', says: 'calculated' },
];

/** A page of the file. Each box can be clicked to say what it is for. */
export function draftSheet(
  { pictures, fields }: DraftView,
  { width, height }: { width: number; height: number },
  page: number,
): TemplateResult | typeof nothing {
  const here = fields.filter((each) => each.page === page);
  if (here.length === 0) return nothing;
  return html`<figure class="papers"><figcaption>Page ${page} of the file. Click a box to say what it is for.</figcaption>
    <svg viewBox="0 0 ${width} ${height}" role="group" aria-label="Page ${page} of the file">
      <image href=${pictureOf(pictures, page)} width=${width} height=${height}></image>
      ${here.map((box) => area(box, height))}
    </svg></figure>`;
}

function area({ field, box, use, isSure }: DraftedBoxView, tall: number): TemplateResult {
  const [x, y, width, height] = box;
  const top = tall - y - height;
  if (use === undefined)
    return svg`<rect class="same" x=${x} y=${top} width=${width} height=${height}><title>${lastPart(field)}, signed</title></rect>`;
  const choose = () => {
    update({ draftBox: field });
    document.querySelector('.deciding')?.scrollIntoView();
  };
  const says = `${lastPart(field)}${isSure ? '' : ', to decide'}`;
  return svg`<rect class=${isSure ? 'same' : 'asked'} x=${x} y=${top} width=${width} height=${height} role="button" tabindex="0" aria-label="Say what this box is for: ${says}" @click=${choose} @keydown=${onActivation(choose)}><title>${says}</title></rect>`;
}

function firstOfFields(boxes: readonly DraftedBoxView[]): DraftedBoxView[] {
  return boxes.filter(
    ({ field }, index) => boxes.findIndex((each) => each.field === field) === index,
  );
}
