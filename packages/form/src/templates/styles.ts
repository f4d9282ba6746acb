import { css } from 'lit';

/** How the elements look. Pages change it by custom properties and parts. */
export const styles = css`
  :host {
    --accent: var(--formpress-accent, #1d4ed8);
    --on-accent: var(--formpress-on-accent, #ffffff);
    --text: var(--formpress-text, #1f2937);
    --muted: var(--formpress-muted, #4b5563);
    --surface: var(--formpress-surface, #ffffff);
    --soft: var(--formpress-soft, #f3f4f6);
    --border: var(--formpress-border, #6b7280);
    --hairline: var(--formpress-hairline, #e5e7eb);
    --error: var(--formpress-error, #b91c1c);
    --radius: var(--formpress-radius, 8px);
    --gap: var(--formpress-gap, 1.5rem);
    display: block;
    container-type: inline-size;
    max-width: var(--formpress-width, 44rem);
    color: var(--text);
    background: var(--surface);
    font-family: var(--formpress-font, system-ui, 'Liberation Sans', sans-serif);
    font-size: var(--formpress-font-size, 1rem);
    line-height: 1.5;
    overflow-wrap: anywhere;
  }
  /* On a page that says it is dark, where nothing else is chosen. */
  @supports (color: light-dark(#000, #fff)) {
    :host {
      --accent: var(--formpress-accent, light-dark(#1d4ed8, #8ab4f8));
      --on-accent: var(--formpress-on-accent, light-dark(#ffffff, #10141c));
      --text: var(--formpress-text, light-dark(#1f2937, #e5e7eb));
      --muted: var(--formpress-muted, light-dark(#4b5563, #b1b8c2));
      --surface: var(--formpress-surface, light-dark(#ffffff, #121212));
      --soft: var(--formpress-soft, light-dark(#f3f4f6, #262a31));
      --border: var(--formpress-border, light-dark(#6b7280, #8b93a1));
      --hairline: var(--formpress-hairline, light-dark(#e5e7eb, #3a3f49));
      --error: var(--formpress-error, light-dark(#b91c1c, #ffa198));
    }
  }
  /* A page that sets its own accent gets words on it that can be read: white, or black on a light one. */
  @supports (color: color(from red xyz-d65 x y z)) {
    :host {
      --on-accent: var(--formpress-on-accent, color(from var(--accent) xyz-d65
        calc(0.9505 * clamp(0, (0.179 - y) * 1000, 1)) clamp(0, (0.179 - y) * 1000, 1)
        calc(1.089 * clamp(0, (0.179 - y) * 1000, 1))));
    }
  }
  :host([hidden]) { display: none; }
  *, ::before, ::after { box-sizing: border-box; }
  h2, h3, p, ul, ol, figure, fieldset, blockquote { margin: 0; padding: 0; border: 0; }
  h2 { font-size: 1.5em; line-height: 1.25; font-weight: 650; letter-spacing: -0.01em; }
  h3 { font-size: 1.125em; line-height: 1.35; font-weight: 600; }
  h2:focus { outline: none; }
  a { color: var(--accent); text-underline-offset: 0.2em; }
  form, .step { display: grid; gap: var(--gap); }
  .step { grid-template-columns: minmax(0, 1fr); }
  form { grid-template-columns: minmax(0, 1fr); }
  .name { color: var(--muted); font-size: 0.9375em; margin-bottom: calc(-0.5 * var(--gap)); }
  .steps { display: flex; flex-wrap: wrap; gap: 0.25rem 0.5rem; list-style: none; font-size: 0.875em; }
  .steps li { display: flex; align-items: center; gap: 0.5rem; color: var(--muted); }
  .steps li + li::before { content: '›'; color: var(--border); }
  .steps [aria-current] { color: var(--text); font-weight: 600; }
  .steps button { all: unset; cursor: pointer; color: var(--accent); text-decoration: underline;
    text-underline-offset: 0.2em; min-height: 24px; border-radius: 4px; }
  .questions { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--gap); }
  .question { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.5rem; }
  .question.marked { outline: 3px solid var(--accent); outline-offset: 8px; border-radius: var(--radius); }
  .question.sum { grid-template-columns: minmax(0, 1fr) auto; align-items: center; background: var(--soft);
    padding: 0.75rem 1rem; border-radius: var(--radius); }
  .question.sum > .notes { grid-column: 1 / -1; }
  .calculated { font-weight: 650; font-variant-numeric: tabular-nums; text-align: end; white-space: nowrap; }
  label, legend, [part~='label'] { font-weight: 600; padding: 0; }
  .optional { font-weight: 400; color: var(--muted); }
  .hint, .notes { color: var(--muted); font-size: 0.9375em; }
  .notes { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.5rem; }
  .notes ul { padding-inline-start: 1.25rem; display: grid; gap: 0.25rem; }
  .error { color: var(--error); font-weight: 600; font-size: 0.9375em; }
  .error { display: flex; align-items: baseline; gap: 0.5em; }
  .error::before { content: '!'; flex: none; width: 1.25em; text-align: center; line-height: 1.25; border-radius: 50%;
    color: var(--surface); background: var(--error); font-size: 0.875em; }
  .question + .question:has(> .notes:first-child) { margin-top: 0.75rem; }
  .advice { border-inline-start: 4px solid var(--accent); padding-inline-start: 0.75rem; font-size: 0.9375em; }
  .line { display: flex; align-items: center; gap: 0.5rem; }
  .line.short { max-width: 18rem; }
  .line.tiny { max-width: 6rem; }
  .unit { color: var(--muted); }
  input:not([type='radio'], [type='checkbox']), select, textarea {
    font: inherit; color: inherit; background: var(--surface); width: 100%; min-height: 44px; padding: 0.5rem 0.75rem;
    border: 1px solid var(--border); border-radius: var(--radius);
  }
  select { max-width: 28rem; }
  input[aria-invalid='true']:not([type='radio'], [type='checkbox']),
  select[aria-invalid='true'],
  textarea[aria-invalid='true'] { border-color: var(--error); border-width: 2px; }
  input:focus-visible, select:focus-visible, textarea:focus-visible, button:focus-visible, a:focus-visible,
  .scrolls:focus-visible, iframe:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
  .options { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.5rem; margin-top: 0.5rem; max-width: 34rem; }
  .option { display: flex; align-items: flex-start; gap: 0.75rem; padding: 0.625rem 0.75rem; font-weight: 400;
    border: 1px solid var(--border); border-radius: var(--radius); cursor: pointer; }
  .option:has(:focus-visible) { outline: 3px solid var(--accent); outline-offset: 2px; }
  .option input:focus-visible { outline: none; }
  .option:hover { background: var(--soft); }
  .option:has(:checked) { border-color: var(--accent); box-shadow: inset 0 0 0 1px var(--accent); }
  .option input { width: 1.25rem; height: 1.25rem; margin: 0.125rem 0 0; flex: none; accent-color: var(--accent); }
  .option [part~='label'] { font-weight: 400; }
  .buttons { display: flex; flex-wrap: wrap; gap: 0.75rem; padding-top: 0.5rem; }
  .button { font: inherit; font-weight: 600; min-height: 44px; padding: 0.5rem 1.25rem; cursor: pointer;
    border: 1px solid var(--accent); border-radius: var(--radius); color: var(--accent); background: var(--surface);
    text-decoration: none; display: inline-flex; align-items: center; }
  .button.main { color: var(--on-accent); background: var(--accent); }
  .button[aria-disabled='true'] { opacity: 0.6; cursor: progress; }
  .scrolls { overflow-x: auto; }
  table { min-width: min(100%, 24rem); border-collapse: collapse; font-size: 0.9375em; font-variant-numeric: tabular-nums; }
  caption { text-align: start; font-weight: 600; padding-bottom: 0.25rem; }
  th, td { text-align: start; padding: 0.375rem 0.75rem; border: 1px solid var(--hairline); overflow-wrap: normal; }
  th { background: var(--soft); }
  figure { display: grid; gap: 0.5rem; }
  img { max-width: 100%; height: auto; border: 1px solid var(--hairline); border-radius: var(--radius); }
  iframe { width: 100%; height: min(70vh, 46rem); border: 1px solid var(--border); border-radius: var(--radius); }
  blockquote { background: var(--soft); border-radius: var(--radius); padding: 1rem; }
  .alert { border: 2px solid var(--error); border-radius: var(--radius); padding: 0.75rem 1rem; display: grid; gap: 0.5rem;
    justify-items: start; }
  .forms { display: grid; gap: 0.5rem; list-style: none; }
  .forms li { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; justify-content: space-between; align-items: center;
    border: 1px solid var(--hairline); border-radius: var(--radius); padding: 0.75rem 1rem; }
  .missing { display: grid; gap: 0.5rem; }
  .missing li { border-style: dashed; border-color: var(--border); }
  .announcer { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  .sum + .sum, .question:has(> .option) + .question:has(> .option) { margin-top: calc(-0.66 * var(--gap)); }
  legend h3 { padding-bottom: 0.75rem; }
  fieldset .error { margin-top: 0.5rem; }
  .fields { grid-template-columns: repeat(6, minmax(0, 1fr)); }
  .fields > * { grid-column: span 6; }
  .fields > .pair { grid-column: span 3; }
  .fields > .question { display: flex; flex-direction: column; }
  .fields .line { margin-top: auto; }
  @container (min-width: 36rem) {
    .fields > .half { grid-column: span 3; }
    .fields > .third { grid-column: span 2; }
  }
  @media (prefers-reduced-motion: no-preference) { .button, .option { transition: box-shadow 0.12s, opacity 0.12s; } }
  @media (forced-colors: active) { .option:has(:checked) { outline: 2px solid Highlight; } }
`;
