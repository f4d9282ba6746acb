/** The label names of each exported metric. */
export type Exported = Map<string, Set<string>>;

/** Reads /metrics of some services. */
export async function exportedBy(urls: string[]): Promise<Exported> {
  const texts = await Promise.all(urls.map(async (url) => (await fetch(`${url}/metrics`)).text()));
  const exported: Exported = new Map();
  for (const line of texts.join('\n').split('\n')) {
    const [, typed] = /^# TYPE (\S+)/.exec(line) ?? [];
    const [, sample, labels = ''] = /^([a-z_]+)(?:\{(.*)\})? \S+$/.exec(line) ?? [];
    const name = typed ?? sample;
    if (name === undefined) continue;
    // The parts of a histogram have its labels.
    const whole = name.replace(/_(?:bucket|sum|count)$/, '');
    for (const each of exported.has(whole) ? [name, whole] : [name]) {
      const known = exported.get(each) ?? new Set();
      for (const [, label = ''] of labels.matchAll(/([a-z_]+)="/g)) known.add(label);
      exported.set(each, known);
    }
  }
  return exported;
}

/** Labels that a monitor adds. */
const ofMonitor = ['job', 'instance'];

/** The metrics and labels in an expression that no service has. */
export function unknownIn(expression: string, exported: Exported): string[] {
  const names = [...expression.matchAll(/\b(?:formpress|process|nodejs)_[a-z_]+\b/g)].map(String);
  const unknown = names.filter((name) => !exported.has(name));
  const wrong = [...expression.matchAll(/([a-z_]+)\{([^}]*)\}/g)].flatMap(([, name = '', inside]) =>
    labelsIn(inside)
      .filter((label) => !ofMonitor.includes(label) && !exported.get(name)?.has(label))
      .map((label) => `${name}{${label}}`),
  );
  const any = new Set([...ofMonitor, ...names.flatMap((name) => [...(exported.get(name) ?? [])])]);
  const grouped = [...expression.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list = '']) =>
    list.split(',').map((label) => label.trim()),
  );
  return [...unknown, ...wrong, ...grouped.filter((label) => !any.has(label))];
}

/** The labels that a selector compares, or a page of the manual lists. */
function labelsIn(selector = ''): string[] {
  return [...selector.matchAll(/([a-z_]+)(?:=~|!~|!=|=|,|$)/g)].map(([, label = '']) => label);
}
