import type { Texts } from './mutation.ts';

/** A stretch of a file. */
export type Stretch = { file: string; text: string; start: number; end: number };

/** The files whose paths match, each as one stretch. */
export function filesLike(texts: Texts, path: RegExp): Stretch[] {
  return [...texts]
    .filter(([file]) => path.test(file))
    .map(([file, text]) => ({ file, text, start: 0, end: text.length }));
}

/**
 * Every match of a pattern in some stretches, or the group "at" of the match if there is one. The
 * pattern needs the flags d and g.
 */
export function within(stretches: Stretch[], pattern: RegExp): Stretch[] {
  return stretches.flatMap(({ file, text, start: offset }) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const [start, end] = match.indices?.groups?.at ?? match.indices?.[0] ?? [0, 0];
      return { file, text: text.slice(start, end), start: offset + start, end: offset + end };
    }),
  );
}

/** Each stretch with the text put in its place; stretches for which there is none are left out. */
export function replaced(stretches: Stretch[], put: (text: string) => string | undefined) {
  return stretches.flatMap(({ file, text, start, end }) => {
    const other = put(text);
    return other === undefined || other === text
      ? []
      : [{ file, edits: [{ start, end, put: other }] }];
  });
}

/** Each stretch taken out. */
export function removed(stretches: Stretch[]) {
  return replaced(stretches, () => '');
}

/** Each list of forms, with its last form replaced by others of the same place. */
export function otherForms(lists: Stretch[], texts: Texts) {
  return lists.flatMap((list) => {
    const [, place = ''] = /^(\w+\/\w+)\//.exec(list.file) ?? [];
    const path = new RegExp(`^${place}/([A-Z]\\w+)/.*/form\\.yaml$`);
    const forms = [...new Set([...texts.keys()].flatMap((file) => path.exec(file)?.[1] ?? []))];
    const others = forms.filter((form) => !list.text.split(', ').includes(form));
    return others.flatMap((form) => replaced([list], (text) => text.replace(/\w*$/, form)));
  });
}

/** Each pair of different texts in a group of stretches, exchanged. */
export function swapped(group: Stretch[]) {
  return group.flatMap((one, index) =>
    group
      .slice(index + 1)
      .filter((other) => other.text !== one.text)
      .map((other) => ({
        file: one.file,
        edits: [
          { start: one.start, end: one.end, put: other.text },
          { start: other.start, end: other.end, put: one.text },
        ],
      })),
  );
}

/** The lines of each kind of answer that a question of some form or flow has. */
export function kindsInUse(texts: Texts): Stretch[] {
  const all = filesLike(texts, /\.yaml$/)
    .map(({ text }) => text)
    .join('\n');
  return within(filesLike(texts, /answers\.yaml$/), /^\w+:\n(?: {2}.*\n)+/dgm).filter(({ text }) =>
    new RegExp(`^ +answer: ${text.slice(0, text.indexOf(':'))}$`, 'm').test(all),
  );
}
