import { environmentShape, formScopeShape, type KeyOptions } from '@formpress/service';
import type { Call } from '../foundation/command.ts';

type Options = Call['options'];
type Read<T> = { value: T } | { problem: string };

/** Reads the options of a key, or returns a problem. */
export function readKeyOptions(options: Options): Read<Omit<KeyOptions, 'name'>> {
  const expires = readDay(options.expires);
  const forms = readList(options.forms, formScopeShape, formProblem);
  const environments = readList(options.environments, environmentShape, environmentProblem);
  const limit = readLimit(options.limit);
  for (const read of [expires, forms, environments, limit]) if ('problem' in read) return read;
  const wishes = { ...owner(options), ...given('expires', expires), ...given('forms', forms) };
  return {
    value: { ...wishes, ...given('environments', environments), ...given('limit', limit) },
  };
}

/** Reads a day such as 2027-12-31, as its last moment in UTC. */
export function readDay(option: Options[string]): Read<string | undefined> {
  if (option === undefined) return { value: undefined };
  const text = String(option);
  const moment = new Date(`${text}T23:59:59.999Z`);
  const isDay = /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(text) && !Number.isNaN(moment.getTime());
  return isDay
    ? { value: moment.toISOString() }
    : { problem: `"${text}" is not a day. Write it as 2027-12-31.` };
}

const units: Record<string, number> = { d: 86_400_000, h: 3_600_000, m: 60_000 };

/** Reads a duration such as 7d, 12h or 30m, in milliseconds. */
export function readOverlap(option: Options[string]): Read<number> {
  const text = String(option ?? '7d');
  const [, count = '', unit = ''] = /^([0-9]{1,5})([dhm])$/.exec(text) ?? [];
  if (text === '0') return { value: 0 };
  return units[unit]
    ? { value: Number(count) * units[unit] }
    : { problem: `"${text}" is not a time. Write days, hours or minutes, such as 7d, 12h or 30m.` };
}

function readList(
  option: Options[string],
  shape: RegExp,
  problemOf: (item: string) => string,
): Read<string[] | undefined> {
  if (option === undefined) return { value: undefined };
  const items = String(option).split(',');
  const wrong = items.find((item) => !shape.test(item));
  return wrong === undefined ? { value: items } : { problem: problemOf(wrong) };
}

function formProblem(item: string): string {
  return `"${item}" is not a form id. Write ids such as W4101, or a prefix such as CA*, separated by commas.`;
}

function environmentProblem(item: string): string {
  return `"${item}" is not the name of an environment. Write names such as production,staging.`;
}

function readLimit(option: Options[string]): Read<number | undefined> {
  if (option === undefined) return { value: undefined };
  const limit = Number(option);
  return limit > 0
    ? { value: limit }
    : { problem: `"${option}" is not a number of requests per second.` };
}

function owner({ owner: option }: Options): { owner?: string } {
  return option === undefined ? {} : { owner: String(option) };
}

function given<K extends string, T>(name: K, read: Read<T | undefined>): { [P in K]?: T } {
  const value = 'value' in read ? read.value : undefined;
  return value === undefined ? {} : ({ [name]: value } as { [P in K]?: T });
}
