import { lowerDefinitions, createReport } from '@formpress/compiler';
import { printForClient } from '@formpress/formula';
import { pathRunner } from '../compiler/src/paths/run-path.ts';
import { lockedPath } from '../compiler/src/paths/lock-paths.ts';
import { choosePaths } from '../compiler/src/paths/choose-paths.ts';
import { comparisonsOn } from '../compiler/src/paths/comparisons-on.ts';
const { lowered } = await lowerDefinitions('definitions', createReport());
for (const form of lowered.forms) {
  const lock = { paths: choosePaths(form.bundle).paths.map((sent) => ({ sent })) };
  if (process.env.SHOW) { const seen = new Map<string, Set<string>>(); for (const p of lock.paths) for (const [k, m] of comparisonsOn(form.bundle, p.sent)) seen.set(k, (seen.get(k) ?? new Set()).add(`${Math.sign(m.difference)}${m.matters ? '!' : ''}`)); for (const [k, v] of seen) console.log(k.slice(0, 100), [...v].sort().join(' ')); }
  const norm = (p: any) => JSON.stringify([p?.sets, p?.finish, Object.entries(p?.taxParameters ?? {}).sort(), Object.entries(p?.pdf ?? {}).sort()]);
  const run0 = pathRunner(form);
  const want = lock.paths.map((p) => norm(lockedPath(run0(p.sent))));
  const survives = (bundle: any) => { const run = pathRunner({ ...form, bundle }); return lock.paths.every((p, i) => norm(lockedPath(run(p.sent))) === want[i]); };
  const base = JSON.stringify(form.bundle);
  let n = 0, alive: string[] = [];
  const places: [string, (string | number)[]][] = [];
  const visit = (node: any, path: (string | number)[]) => { if (!node || typeof node !== 'object') return; if ('op' in node) places.push(['op', path]); if ('number' in node && Object.keys(node).length === 1) places.push(['number', path]); for (const k of Object.keys(node)) visit(node[k], [...path, k]); };
  visit(form.bundle, []);
  const at = (b: any, path: (string | number)[]) => path.reduce((x, k) => x[k], b);
  const swaps: Record<string, string[]> = { '<': ['<=', '>'], '<=': ['<', '>='], '>': ['>=', '<'], '>=': ['>', '<='], '==': ['!='], '!=': ['=='], '+': ['-'], '-': ['+'], '*': ['+'], '/': ['*'], and: ['or'], or: ['and'] };
  for (const [kind, path] of places) {
    const variants: ((x: any) => void)[] = kind === 'op' ? (swaps[at(form.bundle, path).op] ?? []).map((op) => (x: any) => { x.op = op; }) : [(x: any) => { x.number = String(Number(x.number) + 1); }, (x: any) => { x.number = String(Number(x.number) - 1); }];
    for (const v of variants) { const b = JSON.parse(base); const x = at(b, path); const before = printForClient(x); v(x); n++; if (survives(b)) alive.push(`${path.slice(0, 4).join('.')}: ${before.slice(0, 80)} -> ${printForClient(x).slice(0, 80)}`); }
  }
  console.log(form.bundle.id, form.bundle.version, lock.paths.length, 'mutants', n, 'alive', alive.length);
  for (const a of alive) console.log('  ', a);
}
