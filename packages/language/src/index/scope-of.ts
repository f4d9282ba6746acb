import type { Name } from '../names/name.ts';
import { type Families, versionFolderOf } from './families.ts';

/** What is needed to tell which declarations a name can mean. */
export type ScopeContext = {
  families: Families;
  /** Whether the place in a folder declares a kind of answer itself. */
  declaresKind(place: string, kind: string): boolean;
  /** The families whose files contain a text. */
  familiesWith(text: string): readonly string[];
};

/** A key that two names share when they mean the same thing. */
export function keyOf(name: Name, file: string, context: ScopeContext): string {
  const { kind, of = '' } = name;
  const scope = scopeOf(name, file, context);
  return JSON.stringify([kind, scope, kind === 'set' || kind === 'answer' ? of : '', name.name]);
}

function scopeOf(name: Name, file: string, context: ScopeContext): string {
  const { kind, of } = name;
  const place = file.split('/').slice(0, 2).join('/');
  const { families } = context;
  switch (kind) {
    case 'form':
    case 'place':
    case 'person':
      return '';
    case 'version':
      return of ?? '';
    case 'flow':
      return place;
    case 'kind':
      return context.declaresKind(place, name.name) ? place : 'shared';
    case 'question':
      if (of) return families.familyOf(families.folderOf(of) ?? of);
      break;
    default:
  }
  const version = versionFolderOf(file);
  const isWorded = kind === 'question' || kind === 'amount';
  if (version && !isWorded && kind !== 'answer') return families.baseGroupOf(version);
  if (version) return families.familyOf(version);
  if (isOfForm(file)) return families.familyOf(file);
  return (name.english !== undefined && ownerOf(name.english, context)) || place;
}

/** The only family to which a text with a placeholder belongs; undefined when there are several. */
function ownerOf(text: string, { familiesWith }: ScopeContext): string | undefined {
  const [only, ...others] = familiesWith(text);
  return others.length === 0 ? only : undefined;
}

/** Whether a file belongs to a form, such as its translations. */
export function isOfForm(file: string): boolean {
  return /^[a-z]+\/[A-Za-z]+\/[A-Z][A-Z0-9]\d{3}/.test(file);
}
