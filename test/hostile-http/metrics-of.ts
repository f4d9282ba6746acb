/** The value of a metric of a service; undefined when it does not have it. */
export async function metricOf(
  { url }: { url: string },
  name: string,
): Promise<number | undefined> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const line = text.split('\n').find((each) => each.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.slice(name.length + 1));
}
