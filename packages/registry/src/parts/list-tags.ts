import { RegistryProblem } from '../foundation/registry-problem.ts';
import { bytesOf, discardBody } from '../http/body.ts';
import { unexpected } from '../http/unexpected.ts';
import type { Connection } from './connection.ts';

const maxPageBytes = 4 * 1024 * 1024;
const maxPages = 100;

type Page = { tags: string[]; next?: string };

/** All tags of a repository, page by page. A repository may have none. */
export async function listTags({ send, host, base }: Connection): Promise<string[]> {
  const all: string[] = [];
  let url: string | undefined = `${base}/tags/list?n=1000`;
  for (let count = 0; url !== undefined; count += 1) {
    if (count === maxPages)
      throw new RegistryProblem('TOO_LARGE', `The registry ${host} lists tags without end.`);
    const page: Page = await send(
      { method: 'GET', url, action: 'pull' },
      async (response, isAlive): Promise<Page> => {
        if (response.status === 404) return discardBody(response).then(() => ({ tags: [] }));
        if (response.status !== 200) throw await unexpected(host, 'to list tags', response);
        const next = nextOf(response.headers.get('link'), base);
        const tags = tagsIn((await bytesOf(response, maxPageBytes, isAlive)).toString());
        return next === undefined ? { tags } : { tags, next };
      },
    );
    all.push(...page.tags);
    url = page.next;
  }
  return all;
}

/** The next page, if it is one of the same list. */
function nextOf(link: string | null, base: string): string | undefined {
  const [, target = ''] = /^<([^>]+)>;\s*rel="?next"?/.exec(link ?? '') ?? [];
  const { pathname, search } = new URL(target, 'http://registry');
  return pathname === `${base}/tags/list` ? `${pathname}${search}` : undefined;
}

function tagsIn(text: string): string[] {
  try {
    const { tags } = JSON.parse(text) as { tags?: unknown };
    return Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : [];
  } catch {
    return [];
  }
}
