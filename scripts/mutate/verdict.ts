import type { Diagnostic } from '@formpress/compiler';

/** Who can notice a mistake, in this order. */
export const noticers = ['check', 'lock', 'case', 'golden'] as const;

/** Who noticed a mistake first; if nobody did, whether what is served is the same. */
export type Verdict =
  | (Noticed & {
      /** The messages that the mistake brings, each with its code. */
      messages: string[];
      /** Whether one of them leads to the edited line. */
      isNamed: boolean;
    })
  | { by: 'nobody'; isHarmless: boolean };

type Noticed = { by: (typeof noticers)[number]; code: string; message: string };

/** The codes of checks that compare a form, its blank, its texts or a place with a lock. */
const locks = new Set([
  ...['changed-form', 'changed-with-base', 'changed-binding', 'changed-blank', 'unknown-blank'],
  ...['unlocked-blank', 'changed-text', 'removed-lock', 'unreadable-lock', 'unlocked-paths'],
  ...['changed-place', 'removed-place-lock', 'unlocked-place', 'unreadable-place-lock'],
]);

const goldens = new Set(['changed-path']);
const ofCases = new Set([
  ...['failed-case', 'untested-path', 'removed-case'],
  ...['failed-place-case', 'untested-place', 'removed-place-case'],
]);

/** Tells who noticed first; undefined when nobody did. */
export function noticedBy(diagnostics: readonly Diagnostic[]): Noticed | undefined {
  for (const by of noticers) {
    const found = diagnostics.find((each) => sideOf(each) === by);
    if (found) return { by, code: found.code, message: found.message };
  }
  return undefined;
}

/** A mistake that shows in a file of cases is noticed by the case. */
function sideOf({ code, at }: Diagnostic): (typeof noticers)[number] {
  if (locks.has(code)) return 'lock';
  if (goldens.has(code)) return 'golden';
  return ofCases.has(code) || at.file.includes('/cases/') ? 'case' : 'check';
}
