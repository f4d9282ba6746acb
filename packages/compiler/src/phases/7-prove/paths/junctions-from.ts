import type { Junction } from './path-graph.ts';

/**
 * Every junction from one on, each once, later ones first. It is not recursive: a form may ask thousands of
 * questions in a row.
 */
export function junctionsFrom(start: Junction): Junction[] {
  const seen = new Set([start]);
  const found: Junction[] = [];
  const open = [{ junction: start, next: 0 }];
  for (let top = open.at(-1); top; top = open.at(-1)) {
    const step = top.junction.steps[top.next];
    top.next += 1;
    if (!step) {
      found.push(top.junction);
      open.pop();
    } else if (!seen.has(step.to)) {
      seen.add(step.to);
      open.push({ junction: step.to, next: 0 });
    }
  }
  return found;
}
