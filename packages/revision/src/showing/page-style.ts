/** The style of the page of changes. */
export const pageStyle = `
:root { color-scheme: light; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 2rem auto; max-width: 100rem; padding: 0 1rem; color: #1b1b1b; background: #fff; }
figure { margin: 0 0 2rem; } figcaption { font-weight: 600; }
svg { width: 100%; height: auto; border: 1px solid #767676; background: #fff; }
rect { fill-opacity: .2; stroke-width: 1; } line { stroke-width: .6; stroke-opacity: .6; }
.same { fill: #1a7f37; stroke: #1a7f37; } .asked { fill: #bc4c00; stroke: #bc4c00; }
.gone { fill: #b42318; stroke: #b42318; } .new { fill: #0550ae; stroke: #0550ae; }
table { border-collapse: collapse; width: 100%; } th, td { text-align: left; padding: .3rem .6rem; border-bottom: 1px solid #d0d0d0; }
tr { fill: none; stroke: none; } tr.asked td { background: #fff1e5; }
`;
