import { html, nothing, svg, type TemplateResult } from 'lit';
import type { PaperBoxView, RevisionView } from '../../foundation/paper-wire.ts';
import { decide, undoDecision, uploadPaper, writeRevision } from '../actions/paper-actions.ts';
import { pictureOf } from '../foundation/api.ts';
import { onActivation } from '../foundation/on-activation.ts';
import { formAddress } from '../foundation/route.ts';
import { type State, update } from '../foundation/state.ts';

/** A new revision: the old and the new paper side by side, and what a person has to decide. */
export function revisePage(state: State): TemplateResult {
  const { route, revision, decisions } = state;
  if (route.view !== 'revise') return html``;
  return html`<main class="revise">
    <header><h1>New revision of <span class="code">${route.id}</span> ${route.version}</h1>
      <div class="controls">
        ${fileChoice()}
        <label>New version <input .value=${state.revisedAs} placeholder="of the file" @input=${({ target }: Event) => update({ revisedAs: (target as HTMLInputElement).value.trim() })}></label>
        <a class="button" href=${formAddress(route.id, route.version)}>Back to the form</a>
      </div></header>
    ${
      revision
        ? revised(revision)
        : html`<p class="hint">Choose the agency's new PDF. It stays on this machine, and nothing is written before you say so.</p>`
    }
    ${decisions.length > 0 ? html`<p><button @click=${() => undoDecision()}>Undo the last decision</button></p>` : nothing}
  </main>`;
}

/** A field that takes the agency's file. */
export function fileChoice(): TemplateResult {
  const take = ({ target }: Event) => {
    const [file] = (target as HTMLInputElement).files ?? [];
    if (file) void uploadPaper(file);
  };
  return html`<label>The agency's PDF <input type="file" accept="application/pdf,.pdf" @change=${take}></label>`;
}

const kinds: Record<string, string> = {
  cosmetic: 'Only its appearance changed.',
  amounts: 'Amounts or days changed.',
  structure: 'Boxes or pages changed.',
};

function revised(revision: RevisionView): TemplateResult {
  const { asked, same, gone, added, kind, changes } = revision;
  const pairs = pagePairs(revision);
  return html`<section aria-label="What changed">
      <p class="summary" role="status">${same.length} boxes are the same, <b>${asked.length} to decide</b>, ${gone.length} gone, ${added.length} new. ${kinds[kind] ?? ''}</p>
      ${asked.length > 0 ? askedView(revision) : nothing}
      <div class="controls">
        <button class="primary" @click=${() => writeRevision()}>Write ${revision.files.length} files</button>
        ${asked.length > 0 ? html`<span class="hint">What is not decided is written as a question for later.</span>` : nothing}
      </div>
    </section>
    ${pairs.map(([from, to]) => sheets(revision, from, to))}
    <details><summary>${changes.length} changes in words</summary><ul>${changes.map(
      ({ certainty, says }) =>
        html`<li>${certainty === 'asked' ? html`<b class="severity">to decide</b> ` : nothing}${says}</li>`,
    )}</ul></details>`;
}

/** The boxes that are not certain, each decided with one click. */
function askedView({ asked }: RevisionView): TemplateResult {
  return html`<h2>To decide</h2><ul class="asked">${asked.map(
    ({
      from,
      candidates,
    }) => html`<li><p>Which box is <span class="code">${lastPart(from.key)}</span> (${from.text || 'no words beside it'}) now?</p>
      <p class="buttons">${candidates.map(
        (to) =>
          html`<button @click=${() => decide(from.key, to.key)}>${lastPart(to.key)}: page ${to.page}, ${cut(to.text)}</button>`,
      )}<button @click=${() => decide(from.key, undefined)}>It is gone</button></p></li>`,
  )}</ul>`;
}

/** The last part of the name of a field. */
export function lastPart(key: string): string {
  return key.split('.').at(-1) ?? key;
}

function cut(text: string): string {
  const words = text === '' ? 'no words beside it' : text;
  return words.length > 60 ? `${words.slice(0, 59)}…` : words;
}

/** Each old page with the new page that has its boxes, or else with the new page of the same number. */
function pagePairs({ same, before, after }: RevisionView): [number, number][] {
  const pairs = new Map<number, number>();
  for (const { from, to } of same) if (!pairs.has(from.page)) pairs.set(from.page, to.page);
  for (let page = 1; page <= Math.max(before.pages.length, after.pages.length); page += 1)
    if (!pairs.has(page)) pairs.set(page, page);
  return [...pairs].sort(([a], [b]) => a - b);
}

const gap = 70;

function sheets(revision: RevisionView, from: number, to: number): TemplateResult {
  const { before, after, same, asked, gone, added } = revision;
  const a = before.pages[from - 1];
  const b = after.pages[to - 1];
  const [left, right] = [a ?? { width: 612, height: 792 }, b ?? { width: 612, height: 792 }];
  const shift = left.width + gap;
  const height = Math.max(left.height, right.height);
  const old = (box: PaperBoxView, kind: string) =>
    box.page === from && a ? [rect(box, kind, 0, left.height)] : [];
  const now = (box: PaperBoxView, kind: string, choose?: () => void) =>
    box.page === to && b ? [rect(box, kind, shift, right.height, choose)] : [];
  const join = (one: PaperBoxView, other: PaperBoxView, kind: string) =>
    one.page === from && other.page === to
      ? [line(one, other, kind, left.height, right.height, shift)]
      : [];
  return html`<figure class="papers"><figcaption>Page ${from} of the old paper, page ${to} of the new one</figcaption>
    <svg viewBox="0 0 ${shift + right.width} ${height}" role="group" aria-label="Page ${from} of the old paper beside page ${to} of the new one">
      ${a ? svg`<image href=${pictureOf(before.pictures, from)} width=${left.width} height=${left.height}></image>` : nothing}
      ${b ? svg`<image href=${pictureOf(after.pictures, to)} x=${shift} width=${right.width} height=${right.height}></image>` : nothing}
      ${same.flatMap((pair) => [...old(pair.from, 'same'), ...now(pair.to, 'same'), ...join(pair.from, pair.to, 'same')])}
      ${asked.flatMap((each) => [
        ...old(each.from, 'asked'),
        ...each.candidates.flatMap((box) => [
          ...join(each.from, box, 'asked'),
          ...now(box, 'asked', () => void decide(each.from.key, box.key)),
        ]),
      ])}
      ${gone.flatMap((box) => old(box, 'gone'))}
      ${added.flatMap((box) => now(box, 'new'))}
    </svg></figure>`;
}

function rect(
  box: PaperBoxView,
  kind: string,
  shift: number,
  tall: number,
  choose?: () => void,
): TemplateResult {
  const [x, y, width, height] = box.box;
  const says = `${lastPart(box.key)}, ${kind === 'asked' ? 'to decide' : kind}`;
  return choose
    ? svg`<rect class=${kind} x=${x + shift} y=${tall - y - height} width=${width} height=${height} role="button" tabindex="0" aria-label="It is this box: ${says}" @click=${choose} @keydown=${onActivation(choose)}><title>${says}</title></rect>`
    : svg`<rect class=${kind} x=${x + shift} y=${tall - y - height} width=${width} height=${height}><title>${says}</title></rect>`;
}

function line(
  from: PaperBoxView,
  to: PaperBoxView,
  kind: string,
  a: number,
  b: number,
  shift: number,
): TemplateResult {
  const [x, y, width, height] = from.box;
  const [left, bottom, , tall] = to.box;
  // Boxes that are the same are joined only in the gap between the papers, so that the words stay readable.
  const [x1, x2] = kind === 'same' ? [shift - gap, shift] : [x + width, left + shift];
  return svg`<line class=${kind} x1=${x1} y1=${a - y - height / 2} x2=${x2} y2=${b - bottom - tall / 2}></line>`;
}
