/** The path below which every operation needs a token. */
export const basePath = '/v1';

/** Whether a path needs a token. It need not exist: strangers do not learn which paths do. */
export function needsToken(path: string): boolean {
  return path === basePath || path.startsWith(`${basePath}/`);
}
