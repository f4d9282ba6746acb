const files = new Set([
  'answers',
  'people',
  'form',
  'questions',
  'questions-with-federal',
  'pdf',
  'blank',
]);

/**
 * Whether a file can change what clients rely on. Translations, cases and pictures cannot.
 */
export function affectsClients(path: string): boolean {
  if (/(^|\/)(translations|cases|images|flows)\//.test(path)) return false;
  const [, name = ''] = /\/([a-z-]+)\.(?:yaml|pdf)$/.exec(path) ?? [];
  return files.has(name);
}
