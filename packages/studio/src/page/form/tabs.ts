import { html, type TemplateResult } from 'lit';

/** A row of tabs. */
export function tabs<T extends string>(
  label: string,
  names: Record<T, string>,
  current: T,
  onTab: (tab: T) => void,
): TemplateResult {
  const all = Object.keys(names) as T[];
  const move = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (by === 0) return;
    const next = all[(all.indexOf(current) + by + all.length) % all.length];
    if (next === undefined) return;
    onTab(next);
    const row = (event.currentTarget as HTMLElement).querySelectorAll('button');
    row[all.indexOf(next)]?.focus();
  };
  return html`<div class="tabs" role="tablist" aria-label=${label} @keydown=${move}>
    ${all.map(
      (tab) => html`<button role="tab" data-tab=${tab} aria-selected=${tab === current}
        tabindex=${tab === current ? 0 : -1} @click=${() => onTab(tab)}>${names[tab]}</button>`,
    )}
  </div>`;
}
