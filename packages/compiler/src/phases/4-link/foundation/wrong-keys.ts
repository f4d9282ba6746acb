import type { Diagnostic, SourceRange } from '../../../diagnostics/diagnostic.ts';
import { removeEntry } from '../../../diagnostics/fixes/fix.ts';
import type { Report } from '../../../diagnostics/report.ts';
import type { YamlNode } from '../../2-parse/foundation/yaml-node.ts';

/** The finding for a key that is required because of other keys. */
export function missingKey(who: string, key: string, meaning: string, at: SourceRange): Diagnostic {
  return {
    code: 'missing-key',
    severity: 'error',
    at,
    message: `${who} has no "${key}".`,
    help: `Add "${key}": ${meaning}.`,
  };
}

/** Reports keys that are not allowed because of other keys. */
export function unwantedKeys(
  node: YamlNode,
  keys: string[],
  who: string,
  why: string,
  report: Report,
): void {
  for (const { key, keyAt } of node.kind === 'map' ? node.entries : []) {
    if (!keys.includes(key)) continue;
    const message = `${who} has no "${key}".`;
    report({
      code: 'unexpected-key',
      severity: 'error',
      at: keyAt,
      message,
      help: `Remove it. ${why}`,
      fixes: [removeEntry(keyAt, `"${key}"`)],
    });
  }
}
