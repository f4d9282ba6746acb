import { createHash, type Hash } from 'node:crypto';
import type { Cache } from '../../cache/cache.ts';
import { keyOf } from '../../cache/key-of.ts';
import type { Files } from '../../foundation/files.ts';
import type { FormSource } from '../6-lower/form-source.ts';
import type { LoweredForm } from '../6-lower/lowered-form.ts';
import { provedKey } from './proved-key.ts';

/** The folders that a form rests on. */
type FormFolders = Pick<FormSource, 'folder' | 'folders'>;

/**
 * Forms in which an earlier run found nothing. What is looked at in one form alone need not be
 * looked at again while no file that it rests on has changed.
 */
export type Looked = {
  isClean(form: FormFolders): boolean;
  /** Whether the proofs of a form hold, whatever became of its wording. */
  isProved(form: LoweredForm): boolean;
  /** Something was found in a form, be it a warning. */
  found(form: FormFolders): void;
  /** Keeps the forms in which nothing was found. */
  keep(forms: readonly LoweredForm[]): void;
};

const nothingKnown: Looked = {
  isClean: () => false,
  isProved: () => false,
  found: () => undefined,
  keep: () => undefined,
};

/** Remembers which forms are clean; without a cache nothing is known. */
export function lookedAt(files: Files, cache: Cache | undefined): Looked {
  if (!cache) return nothingKnown;
  const groups = groupsOf(files);
  const keys = new Map<string, string>();
  const clean = new Map<string, boolean>();
  const wrong = new Set<string>();
  const keyFor = (form: FormFolders) => {
    const key = keys.get(form.folder) ?? keyOf('looked', [form.folder, ...restsOn(form, groups)]);
    keys.set(form.folder, key);
    return key;
  };
  const proved = new Map<string, string>();
  const provedFor = (form: LoweredForm) => {
    const key = proved.get(form.source.folder) ?? provedKey(form);
    proved.set(form.source.folder, key);
    return key;
  };
  return {
    isClean(form) {
      const known = clean.get(form.folder) ?? cache.find(keyFor(form)) !== undefined;
      clean.set(form.folder, known);
      return known;
    },
    isProved: (form) => cache.find(provedFor(form)) !== undefined,
    found: ({ folder }) => void wrong.add(folder),
    keep(forms) {
      for (const form of forms) {
        const { source } = form;
        if (wrong.has(source.folder) || clean.get(source.folder)) continue;
        cache.keep(keyFor(source), new Uint8Array());
        cache.keep(provedFor(form), new Uint8Array());
      }
    },
  };
}

/** Digests of files by what rests on them: one form, one locality, or everything. */
type Groups = ReadonlyMap<string, string>;

/**
 * All that a form rests on: the files of its versions and of the forms it is based on, of their
 * localities, and what is shared by all.
 */
function restsOn({ folders }: FormFolders, groups: Groups): string[] {
  const forms = folders.map((folder) => folder.split('/').slice(0, 3).join('/'));
  const places = folders.map((folder) => folder.split('/').slice(0, 2).join('/'));
  const rests = [...new Set(['', ...places, ...forms])].sort();
  return rests.map((group) => `${group} ${groups.get(group)}`);
}

function groupsOf(files: Files): Groups {
  const hashes = new Map<string, Hash>();
  for (const [path, bytes] of files) {
    const group = groupOf(path.split('/'));
    const hash = hashes.get(group) ?? createHash('sha256');
    hashes.set(group, hash.update(`${path}\n${bytes.length}\n`).update(bytes));
  }
  return new Map([...hashes].map(([group, hash]) => [group, hash.digest('hex')]));
}

/** The form in whose folder a file stands, or the locality, or nothing for what all share. */
export function groupOf([country = '', place, third = '', ...more]: string[]): string {
  if (place === undefined || country === 'shared') return '';
  const isForm = more.length > 0 && third !== 'translations' && third !== 'flows';
  return isForm ? `${country}/${place}/${third}` : `${country}/${place}`;
}
