import type { Session } from '@formpress/language';

/** Unsaved texts: a file has one, whichever page typed it. */
export type SharedDrafts = {
  /** The session of one page. What its editor types reaches the other pages, too. */
  sessionOf(page: string): Session;
  /** What is unsaved now, for a page that was just opened. */
  all(): { path: string; text: string }[];
  /** Forgets a page that was closed, and the texts that no other page has open. Returns whether there were any. */
  leave(page: string): boolean;
};

type Tell = (page: string, draft: { path: string; text: string }) => void;

/** Shares the unsaved texts of a session among pages. */
export function shareDrafts(session: Session, tell: Tell): SharedDrafts {
  const pages = new Map<string, Set<string>>();
  /** What a page was told last, by page and path. Its editor repeats it, perhaps late. */
  const told = new Map<string, string>();

  const tellAbout = (page: string, path: string, text: string) => {
    told.set(`${page} ${path}`, text);
    tell(page, { path, text });
  };
  const closed = (page: string, path: string) => {
    const others = pages.get(path);
    others?.delete(page);
    if (others && others.size > 0) return false;
    pages.delete(path);
    session.put(path);
    return true;
  };
  const typed = (page: string, path: string, text: string) => {
    const open = pages.get(path) ?? new Set();
    const isNew = !open.has(page);
    pages.set(path, open.add(page));
    const before = open.size > 1 ? session.unsaved(path) : undefined;
    const isRepeated = told.get(`${page} ${path}`) === text;
    told.delete(`${page} ${path}`);
    if (text === before || (isRepeated && before !== undefined)) return;
    // A page that opens a file gets the text that the other pages have.
    if (isNew && before !== undefined) return tellAbout(page, path, before);
    session.put(path, text);
    for (const other of open) if (other !== page) tellAbout(other, path, text);
  };
  return {
    sessionOf: (page) =>
      withPut(session, (path, text) => {
        if (text === undefined) closed(page, path);
        else typed(page, path, text);
      }),
    all: () =>
      [...pages.keys()].flatMap((path) => {
        const text = session.unsaved(path);
        return text === undefined ? [] : [{ path, text }];
      }),
    leave(page) {
      const paths = [...pages].flatMap(([path, open]) => (open.has(page) ? [path] : []));
      return paths.filter((path) => closed(page, path)).length > 0;
    },
  };
}

/** The same session with another way to take texts. */
function withPut(session: Session, put: Session['put']): Session {
  return new Proxy(session, {
    get(target, name) {
      if (name === 'put') return put;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
