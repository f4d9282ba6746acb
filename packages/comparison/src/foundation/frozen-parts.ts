import type { PublishedVersion } from '@formpress/model';

/** A part of what clients rely on, with its own digest. */
export type FrozenPart = Exclude<keyof PublishedVersion, 'effective'>;

/** Each part in words, and the files that can change it. */
export const frozenParts: Record<FrozenPart, { says: string; files: RegExp }> = {
  identity: { says: 'type', files: /^form\.yaml$/ },
  ids: { says: 'ids', files: /^questions/ },
  patterns: { says: 'patterns', files: /^(answers|people|form|questions)/ },
  options: { says: 'options', files: /^(answers|questions)/ },
  required: { says: 'required answers', files: /^(people|form|questions)/ },
  navigation: { says: 'navigation', files: /^(form|questions)/ },
  formulas: { says: 'formulas', files: /^(answers|form|questions)/ },
  parameters: { says: 'tax parameters', files: /^(answers|form|questions)/ },
  bindings: { says: 'PDF bindings', files: /^(form|pdf|blank|questions)/ },
};
