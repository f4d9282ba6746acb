import { plainList } from '@formpress/comparison';

/** A sentence about what changed in the forms offered and recommended to some people. */
export function describeFormsChange(who: string, was = 'nothing', is = 'nothing'): string {
  const [then, now] = [formsIn(was), formsIn(is)];
  const lost = [...then.keys()].filter((id) => !now.has(id));
  const got = [...now.keys()].filter((id) => !then.has(id));
  const both = [...now.keys()].filter((id) => then.has(id));
  const more = both.filter((id) => now.get(id) && !then.get(id));
  const less = both.filter((id) => !now.get(id) && then.get(id));
  const changes = [
    ...(lost.length > 0 ? [`no longer get ${plainList(lost)}`] : []),
    ...(got.length > 0 ? [`now get ${plainList(got)}`] : []),
    ...(less.length > 0 ? [`are no longer recommended ${plainList(less)}`] : []),
    ...(more.length > 0 ? [`are now recommended ${plainList(more)}`] : []),
  ];
  const what = changes.length > 0 ? plainList(changes) : 'get their forms in a different order';
  return `People who ${who} ${what}.`;
}

/** The forms in a line of a lock, each with whether it is recommended. */
function formsIn(text: string): Map<string, boolean> {
  if (text === 'nothing') return new Map();
  return new Map(text.split(' ').map((id) => [id.replace('*', ''), id.endsWith('*')]));
}

/** A sentence about a change of the first step of a flow for some people. */
export function describeRowChange(who: string, flow: string, was?: string, is?: string): string {
  return `People who ${who} ${describeRow(is, 'now')} by ${flow}; when it was locked, they ${describeRow(was, 'then')}.`;
}

function describeRow(gets: string | undefined, when: 'now' | 'then'): string {
  const isNow = when === 'now';
  if (gets === undefined) return isNow ? 'are led nowhere' : 'were led nowhere';
  const set = /^asks from (.*)$/.exec(gets)?.[1];
  if (set !== undefined) return `${isNow ? 'are' : 'were'} asked from ${set}`;
  const forms = gets === 'nothing' ? 'no form' : plainList(gets.split(' '));
  return `${isNow ? 'get' : 'got'} ${forms}`;
}

/** What changed for those who give an answer in a flow. */
export function describeAnswerChange(flow: string, key: string, was?: string, is?: string): string {
  const [set, question, ...answer] = key.split(' ');
  const who =
    question === undefined
      ? `Everyone at ${set} of ${flow}`
      : `Whoever answers "${question}" of ${flow} with ${answer.join(' ')}`;
  if (is === undefined) return `${who} is no longer asked.`;
  if (was === undefined) return `${who} gets ${describeGets(is)}, which is new.`;
  return `${who} gets ${describeGets(is)}; when it was locked, it was ${describeGets(was)}.`;
}

function describeGets(gets: string): string {
  return gets
    .replace(/^nothing/, 'no form')
    .replace('then finish', 'the end')
    .replace('then ', '');
}
