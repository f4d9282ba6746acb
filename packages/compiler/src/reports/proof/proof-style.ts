/** The style sheet of a proof, for screen and paper. */
export const proofStyle = `
:root { color-scheme: light; --ink: #1b1b1b; --soft: #62605b; --line: #d9d5cc; --ground: #faf8f4; --accent: #7a2318; }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 84rem; padding: 3rem 2rem 6rem; background: var(--ground); color: var(--ink);
  font: 15px/1.5 Charter, "Bitstream Charter", "Iowan Old Style", Georgia, serif; }
h1 { font-size: 2rem; line-height: 1.15; font-weight: 500; margin: 0 0 1.5rem; max-width: 40rem; }
h2 { font-size: 1.3rem; font-weight: 500; margin: 3.5rem 0 1rem; padding-top: .6rem; border-top: 2px solid var(--ink); }
h3 { font-size: 1.05rem; font-weight: 500; margin: 2rem 0 .4rem; }
h3 span, .id { color: var(--accent); letter-spacing: .04em; }
.id { margin: 0; font-size: 1.1rem; }
p { margin: 0 0 .4rem; }
dl { margin: 0; }
dd { margin: 0; overflow-wrap: anywhere; }
dt, th, figcaption, .about, .answers, small { font-family: system-ui, sans-serif; font-size: .8rem; }
dt, figcaption, small { color: var(--soft); }
.facts { display: grid; grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr)); gap: .9rem 2rem; }
.pairs div { display: flex; gap: .6rem; justify-content: space-between; border-bottom: 1px dotted var(--line); }
.pairs dd { text-align: right; }
.pairs + .pairs { margin-top: .6rem; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: .45rem .9rem .45rem 0; border-bottom: 1px solid var(--line); }
thead th { color: var(--soft); font-weight: 500; }
tbody th { font-weight: 600; overflow-wrap: anywhere; max-width: 16rem; }
.languages { table-layout: fixed; }
.about td { border: 0; padding: .9rem 0 0; color: var(--soft); overflow-wrap: anywhere; }
.about b { color: var(--ink); }
.titles td { color: var(--soft); font-style: italic; }
.otherwise, .note { color: var(--soft); font-size: .92em; }
.note table { font-size: .92em; }
ul { margin: .2rem 0; padding-left: 1.1rem; }
code { font: .78rem/1.4 ui-monospace, "DejaVu Sans Mono", monospace; color: var(--soft); overflow-wrap: anywhere; }
mark { background: #f4e2a8; padding: 0 .3em; font-family: system-ui, sans-serif; font-size: .8rem; }
.page { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 1.5rem; margin-bottom: 1.5rem; break-inside: avoid; }
figure { margin: 0; }
img { width: 100%; display: block; background: white; box-shadow: 0 0 0 1px var(--line); }
.scroll { overflow-x: auto; margin-bottom: 1rem; }
svg.navigation { display: block; margin: 0 auto; font: 12px system-ui, sans-serif; }
svg text { text-anchor: middle; fill: var(--ink); }
svg .name { font-weight: 600; fill: var(--accent); }
svg path { fill: none; stroke: #a9a49a; }
svg rect { fill: white; stroke: var(--ink); }
svg .end rect { fill: #e9efe4; }
svg .refused rect { fill: #f6e1dc; }
svg .answers { fill: var(--soft); font-size: 11px; paint-order: stroke; stroke: var(--ground); stroke-width: 4px; }
a { color: var(--accent); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
@media screen and (max-width: 48rem) {
  body { padding: 1rem 1rem 3rem; }
  h1 { font-size: 1.5rem; }
  .page { grid-template-columns: 1fr; }
  .facts { grid-template-columns: 1fr; }
  .languages thead { display: none; }
  .languages tr, .languages td { display: block; }
  .languages td[lang]::before { content: attr(lang) " "; color: var(--soft); font: .75rem system-ui, sans-serif; }
  .scroll > table { min-width: 44rem; }
}
@media print { body { background: white; padding: 0; max-width: none; font-size: 10pt; } h2 { break-after: avoid; } tr { break-inside: avoid; } }
`;
