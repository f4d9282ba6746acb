/** The only things a log line may say: nothing here comes from a body, an address or a message. */
export type LogEntry = {
  request?: LoggedRequest;
  /** Id of a form that exists. */
  form?: string | undefined;
  /** What happened. */
  code?: string | undefined;
  count?: number;
};

type LoggedRequest = {
  id: string;
  /** Id of the trace that the caller named. */
  trace?: string | undefined;
  method: string;
  /** Pattern of the route, never the address as sent. */
  route: string;
  status: number;
  milliseconds: number;
};

/** Writes log lines, one JSON object each. */
export type Log = (level: Exclude<LogLevel, 'silent'>, entry: LogEntry) => void;

/** Levels of the log, the least severe first; the last one logs nothing. */
export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;

/** The least severe level that is logged. */
export type LogLevel = (typeof logLevels)[number];

const severity = { debug: 0, info: 1, warn: 2, error: 3, silent: 4 };

/** A log that writes what is grave enough. */
export function createLog(least: LogLevel, write: (line: string) => void): Log {
  const timeOf = clockText();
  return (level, entry) => {
    if (severity[level] < severity[least]) return;
    write(lineOf(timeOf(Date.now()), level, entry));
  };
}

/**
 * Put together by hand, because there is one for each request. What is not escaped here is a number
 * or ours, but for the method, which is one that the HTTP parser knows.
 */
function lineOf(time: string, level: LogLevel, entry: LogEntry): string {
  const { request, form, code, count } = entry;
  let line = `{"time":"${time}","level":"${level}"`;
  if (request) line += requestText(request);
  if (form !== undefined) line += `,"form":${JSON.stringify(form)}`;
  if (code !== undefined) line += `,"code":${JSON.stringify(code)}`;
  if (count !== undefined) line += `,"count":${count}`;
  return `${line}}\n`;
}

function requestText(request: LoggedRequest): string {
  const { id, trace, method, route, status, milliseconds } = request;
  const traced = trace === undefined ? '' : `,"trace":"${trace}"`;
  const name = `,"id":"${id}"${traced},"method":"${method}","route":"${route}"`;
  return `${name},"status":${status},"milliseconds":${milliseconds}`;
}

/** The time as text. All but the milliseconds is kept for a second. */
function clockText(): (now: number) => string {
  let second = 0;
  let start = '';
  return (now) => {
    if (now - second >= 1000 || now < second) {
      second = now - (now % 1000);
      start = new Date(second).toISOString().slice(0, -4);
    }
    return `${start}${String(now - second).padStart(3, '0')}Z`;
  };
}
