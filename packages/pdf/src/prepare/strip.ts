import { catalogOf, pagesOf } from '../reader/pages.ts';
import type { PdfFile } from '../reader/pdf-file.ts';
import { type Dictionary, isDictionary, Name } from '../reader/values.ts';

const catalogEntries = ['Perms', 'AA', 'OpenAction', 'Requirements', 'NeedsRendering', 'Version'];
const formEntries = ['XFA', 'CO', 'SigFlags', 'NeedAppearances'];

/** Removes active content: scripts, actions, XFA and usage rights. */
export function strip(file: PdfFile): void {
  const catalog = catalogOf(file);
  for (const key of catalogEntries) catalog.delete(key);
  const names = file.at(catalog, 'Names');
  if (isDictionary(names)) for (const key of ['JavaScript', 'EmbeddedFiles']) names.delete(key);
  const form = formOf(file);
  for (const key of formEntries) form.delete(key);
  for (const { dictionary } of pagesOf(file)) {
    for (const key of ['AA', 'Thumb', 'PieceInfo', 'LastModified']) dictionary.delete(key);
    stripAnnotations(file, dictionary);
  }
}

const harmless = new Set(['GoTo', 'URI', 'Named']);

/** Keeps links, and removes actions that run a script, start a program or submit the form. */
function stripAnnotations(file: PdfFile, page: Dictionary): void {
  const annotations = file.at(page, 'Annots');
  if (!Array.isArray(annotations)) return;
  file.budget.countValues(annotations.length);
  for (const each of annotations) {
    const annotation = file.resolve(each);
    if (!isDictionary(annotation)) continue;
    annotation.delete('AA');
    const action = file.at(annotation, 'A');
    const kind = isDictionary(action) ? file.at(action, 'S') : null;
    if (!(kind instanceof Name && harmless.has(kind.text))) annotation.delete('A');
  }
}

/** The form dictionary, created if missing. */
export function formOf(file: PdfFile): Dictionary {
  const catalog = catalogOf(file);
  const form = file.at(catalog, 'AcroForm');
  if (isDictionary(form)) return form;
  const made: Dictionary = new Map();
  catalog.set('AcroForm', file.add(made));
  return made;
}
