import type { LogLevel } from './settings.ts';

/** The only things a log line may say: nothing here comes from a body, an address or a message. */
export type LogEntry = {
  /** Id of the request. */
  id?: string;
  method?: string;
  /** Pattern of the route, never the address as sent. */
  route?: string;
  status?: number;
  milliseconds?: number;
  /** Id of a form that exists. */
  form?: string;
  /** What happened. */
  code?: string;
  count?: number;
};

/** Writes log lines, one JSON object each. */
export type Log = (level: Exclude<LogLevel, 'silent'>, entry: LogEntry) => void;

const gravity = { debug: 0, info: 1, warn: 2, error: 3, silent: 4 };

/** A log that writes what is grave enough. */
export function createLog(least: LogLevel, write: (line: string) => void): Log {
  return (level, entry) => {
    if (gravity[level] < gravity[least]) return;
    const { id, method, route, status, milliseconds, form, code, count } = entry;
    const time = new Date().toISOString();
    const line = { time, level, id, method, route, status, milliseconds, form, code, count };
    write(`${JSON.stringify(line)}\n`);
  };
}
