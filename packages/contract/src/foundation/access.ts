/** The path below which every operation needs a token. */
export const basePath = '/v1';

/** Whether a path needs a token. Unknown paths do too, so that callers without a token cannot find out which exist. */
export function needsToken(path: string): boolean {
  return path === basePath || path.startsWith(`${basePath}/`);
}
