import { html, svg, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import type { Overview, OverviewPlace } from '../../foundation/wire.ts';
import { onActivation } from '../foundation/on-activation.ts';
import { update } from '../foundation/state.ts';
import { placeGrid } from './place-grid.ts';

const [cell, gap] = [46, 4];

/** A map of all places: how many forms each has, and where something is missing or wrong. */
export function coverageMap(overview: Overview, filter: string): TemplateResult {
  const places = overview.places.filter(({ folder }) => placeGrid[folder]);
  return html`<figure class="map"><svg viewBox="0 0 ${12 * (cell + gap)} ${10 * (cell + gap)}" role="group" aria-label="Coverage by place">
      ${places.map((place) => tile(place, overview, filter))}
    </svg>
    <figcaption><span class="key written">forms written</span><span class="key lacking">some are not written</span><span class="key untaxed">wages are not taxed</span><span class="key wrong">has errors</span></figcaption>
  </figure>`;
}

function tile(place: OverviewPlace, { rows }: Overview, filter: string): TemplateResult {
  const { folder, code, name, forms, notWritten, isUntaxed } = place;
  const [column, row] = placeGrid[folder] ?? [1, 1];
  const [x, y] = [(column - 1) * (cell + gap), (row - 1) * (cell + gap)];
  const errors = rows
    .filter((each) => each.place === folder)
    .reduce((sum, each) => sum + each.errors, 0);
  const says = `${name}: ${forms} ${forms === 1 ? 'form' : 'forms'}${notWritten > 0 ? `, ${notWritten} not written` : ''}${isUntaxed ? ', wages are not taxed' : ''}${errors > 0 ? `, ${errors} errors` : ''}`;
  const isChosen = filter === folder;
  const choose = () => update({ filter: isChosen ? '' : folder });
  const kind =
    errors > 0
      ? 'wrong'
      : notWritten > 0
        ? 'lacking'
        : isUntaxed && forms === 0
          ? 'untaxed'
          : forms > 0
            ? 'written'
            : 'none';
  const label = code === 'federal' ? (folder.startsWith('us') ? 'US' : 'CAN') : code;
  const count = errors > 0 ? `${errors} ✕` : forms > 0 ? String(forms) : '–';
  return svg`<g class=${classMap({ tile: true, [kind]: true, chosen: isChosen })} role="button" tabindex="0" aria-pressed=${isChosen} aria-label="${label} ${count}: ${says}" @click=${choose} @keydown=${onActivation(choose)}>
    <rect x=${x + 1} y=${y + 1} width=${cell - 2} height=${cell - 2} rx="4"></rect>
    <text class="place" x=${x + cell / 2} y=${y + 20}>${label}</text>
    <text class="count" x=${x + cell / 2} y=${y + 36}>${count}</text></g>`;
}
