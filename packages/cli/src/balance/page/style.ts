/** The look of the page: one column, the system's letters, light and dark by the reader's system. */
export const style = `
:root {
  color-scheme: light dark;
  --paper: #fbfaf7; --sheet: #ffffff; --ink: #1f2328; --soft: #5a6069; --line: #dcd9d0;
  --band: #d5e8d9; --dot: #2f5d8a; --bar: #7fa3c7; --perhaps: #96620a; --outside: #b3261e;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #16181b; --sheet: #1e2125; --ink: #e8e6e1; --soft: #a3a8b0; --line: #363a40;
    --band: #24432f; --dot: #8fbbe8; --bar: #4a739c; --perhaps: #e0b155; --outside: #ff8a80;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0 auto; max-width: 64rem; padding: 1.5rem 1rem 4rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
}
h1 { font-size: 1.9rem; line-height: 1.15; margin: 0 0 .4rem; text-wrap: balance; }
h2 { font-size: 1.35rem; margin: 0 0 .4rem; }
h3 { font-size: 1.05rem; margin: 1.6rem 0 .3rem; }
p { margin: .3rem 0 .8rem; max-width: 46rem; }
.about, .subtitle, figcaption, caption { color: var(--soft); }
.subtitle { overflow-wrap: anywhere; }
nav ul { display: flex; flex-wrap: wrap; gap: .2rem 1rem; padding: 0; margin: 1rem 0; list-style: none; }
a { color: var(--dot); }
nav a { display: inline-block; padding: .3rem 0; }
section {
  background: var(--sheet); border: 1px solid var(--line); border-radius: .6rem; padding: 1.1rem; margin: 0 0 1.2rem;
}
.out { list-style: none; padding: 0; margin: 0 0 .8rem; }
.out li { padding: .35rem 0 .35rem .8rem; border-left: 3px solid var(--dot); margin-bottom: .35rem; }
.out li.perhaps { border-color: var(--perhaps); }
.out li.outside { border-color: var(--outside); }
.chip { font-size: .8rem; font-weight: 600; margin-right: .4rem; white-space: nowrap; }
.chip.inside { color: var(--soft); font-weight: 400; }
.chip.perhaps { color: var(--perhaps); }
.chip.outside { color: var(--outside); }
.frame { overflow-x: auto; margin: 0 0 .8rem; }
.frame:focus-visible { outline: 2px solid var(--dot); outline-offset: 2px; }
table { border-collapse: collapse; width: 100%; font-size: .92rem; font-variant-numeric: tabular-nums; }
caption { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
th, td { text-align: left; padding: .3rem .5rem; border-bottom: 1px solid var(--line); vertical-align: middle; }
thead th { font-size: .8rem; font-weight: 600; color: var(--soft); vertical-align: bottom; }
tbody th { font-weight: 500; }
.number { text-align: right; white-space: nowrap; }
.plot { min-width: 9rem; }
td.plot { width: 36%; }
td.plot, th.plot { padding-inline: .8rem 1.6rem; }
svg.plot { display: block; overflow: visible; min-width: 0; }
tr.head th { font-weight: 700; }
tr.head > * { padding-top: .9rem; }
tbody th { position: sticky; left: 0; background: var(--sheet); }
small { color: var(--soft); white-space: nowrap; }
.tick { stroke: var(--line); }
.zero { stroke: var(--soft); }
.mark { stroke: var(--ink); stroke-width: 2; stroke-dasharray: 3 2; }
.band { fill: var(--band); }
.interval { stroke: var(--dot); stroke-width: 2; }
.dot { fill: var(--dot); }
.perhaps .interval { stroke: var(--perhaps); } .perhaps .dot { fill: var(--perhaps); }
.outside .interval { stroke: var(--outside); } .outside .dot { fill: var(--outside); }
g.unsure { opacity: .55; }
.bar { fill: var(--bar); }
.scale, .below { position: relative; display: block; height: 1.1rem; font-weight: 400; }
.scale span, .below span { position: absolute; transform: translateX(-50%); white-space: nowrap; }
.below span { transform: none; font-size: .8rem; color: var(--soft); }
.histogram { margin: .4rem 0 .6rem; }
.histogram svg { display: block; border-bottom: 1px solid var(--soft); }
details { border-top: 1px solid var(--line); padding: .6rem 0; }
details details { border: 0; }
summary { cursor: pointer; font-weight: 600; padding: .3rem 0; }
summary small { font-weight: 400; margin-left: .4rem; }
@media (max-width: 40rem) {
  body { padding: 1rem .6rem 3rem; }
  section { padding: .9rem .7rem; }
  h1 { font-size: 1.5rem; }
  table { font-size: .85rem; }
  th, td { padding: .3rem; }
  .extra { display: none; }
  .plot { min-width: 7rem; }
  td.plot, th.plot { padding-inline: .4rem 1rem; }
  .scale span:nth-child(even), .below span:nth-child(even) { display: none; }
  tbody th { min-width: 5rem; hyphens: auto; }
  .number small { display: block; }
  td .chip { display: block; margin: 0; }
}
@media print {
  section { break-inside: auto; border: 0; padding: 0; }
  body { max-width: none; }
}
`
