import type { Report } from '../../diagnostics/report.ts';
import type { TextNode } from '../2-parse/yaml-node.ts';
import type { AnswerKind } from './linked-form.ts';
import { signsOf } from './signs-of.ts';

/** Checks a pattern as far as can be seen without matching: it can be read, and numbers it accepts can be, too. */
export function linkPattern(node: TextNode, kind: AnswerKind | 'person', report: Report): string {
  const refuse = (code: 'broken-pattern' | 'unreadable-number', message: string, help: string) =>
    report({ code, severity: 'error', at: node.at, message, help });
  if (!isPattern(node.value)) {
    const help = 'Look for a bracket that is never closed, or for a sign that has nothing before it.';
    refuse('broken-pattern', 'This pattern cannot be read.', help);
  } else if (kind === 'number') {
    const strange = signsOf(node.value).find((sign) => !/^[0-9+\-.,]$/.test(sign));
    if (strange !== undefined) {
      const what = strange.length === 1 ? `"${strange}"` : strange;
      const message = `This pattern accepts ${what}, which cannot be read as part of a number.`;
      refuse('unreadable-number', message, 'A number has digits, a point, commas and a sign.');
    }
  }
  return node.value;
}

function isPattern(text: string): boolean {
  try {
    return new RegExp(text) instanceof RegExp;
  } catch {
    return false;
  }
}
