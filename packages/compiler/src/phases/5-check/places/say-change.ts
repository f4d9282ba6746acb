import { plainList } from '@formpress/comparison';

/** What changed for some people in what is offered and recommended to them. */
export function sayFormsChange(who: string, was = 'nothing', is = 'nothing'): string {
  const [then, now] = [formsIn(was), formsIn(is)];
  const lost = [...then.keys()].filter((id) => !now.has(id));
  const got = [...now.keys()].filter((id) => !then.has(id));
  const both = [...now.keys()].filter((id) => then.has(id));
  const more = both.filter((id) => now.get(id) && !then.get(id));
  const less = both.filter((id) => !now.get(id) && then.get(id));
  const changes = [
    ...(lost.length > 0 ? [`no longer get ${plainList(lost)}`] : []),
    ...(got.length > 0 ? [`get ${plainList(got)} now`] : []),
    ...(less.length > 0 ? [`are no longer recommended ${plainList(less)}`] : []),
    ...(more.length > 0 ? [`are recommended ${plainList(more)} now`] : []),
  ];
  const what = changes.length > 0 ? plainList(changes) : 'get their forms in another order';
  return `People who ${who} ${what}.`;
}

/** The forms in what a lock says, each with whether it is recommended. */
function formsIn(text: string): Map<string, boolean> {
  if (text === 'nothing') return new Map();
  return new Map(text.split(' ').map((id) => [id.replace('*', ''), id.endsWith('*')]));
}

/** What changed for some people in where a flow leads them at once. */
export function sayRowChange(who: string, flow: string, was?: string, is?: string): string {
  return `People who ${who} ${sayRow(is, 'now')} by ${flow}; when it was locked, they ${sayRow(was, 'then')}.`;
}

function sayRow(gets: string | undefined, when: 'now' | 'then'): string {
  const isNow = when === 'now';
  if (gets === undefined) return isNow ? 'are led nowhere' : 'were led nowhere';
  const set = /^asks from (.*)$/.exec(gets)?.[1];
  if (set !== undefined) return `${isNow ? 'are' : 'were'} asked from ${set}`;
  const forms = gets === 'nothing' ? 'no form' : plainList(gets.split(' '));
  return `${isNow ? 'get' : 'got'} ${forms}`;
}

/** What changed for those who give an answer in a flow. */
export function sayAnswerChange(flow: string, key: string, was?: string, is?: string): string {
  const [set, question, ...answer] = key.split(' ');
  const who =
    question === undefined
      ? `Everyone at ${set} of ${flow}`
      : `Whoever answers "${question}" of ${flow} with ${answer.join(' ')}`;
  if (is === undefined) return `${who} is not asked any more.`;
  if (was === undefined) return `${who} gets ${sayGets(is)}, which is new.`;
  return `${who} gets ${sayGets(is)}; when it was locked, it was ${sayGets(was)}.`;
}

function sayGets(gets: string): string {
  return gets
    .replace(/^nothing/, 'no form')
    .replace('then finish', 'the end')
    .replace('then ', '');
}
