import type { Document, FileKind, YamlNode } from '@formpress/compiler';
import { namesInCases } from './in-cases.ts';
import { namesInForm } from './in-form.ts';
import { namesInBlank, namesInPdf } from './in-pdf.ts';
import { namesInLocality, namesInPlaceCases, namesInReciprocity } from './in-places.ts';
import { namesInQuestions } from './in-questions.ts';
import { namesInText } from './in-text.ts';
import type { Name } from './name.ts';
import { declarationIn } from './name-at.ts';
import { entriesOf, everyText, textsAt } from './walk.ts';

const readers: Partial<Record<FileKind, (root: YamlNode, file: string) => Name[]>> = {
  form: namesInForm,
  questions: (root) => namesInQuestions(root, 'questions'),
  'questions-with-federal': (root) => namesInQuestions(root, 'federal'),
  flow: (root, file) => namesInQuestions(root, /([^/]+)\.yaml$/.exec(file)?.[1] ?? ''),
  pdf: namesInPdf,
  blank: namesInBlank,
  case: namesInCases,
  locality: namesInLocality,
  'place-case': namesInPlaceCases,
  reciprocity: namesInReciprocity,
  answers: (root) => entriesOf(root).map((entry) => declarationIn('kind', entry)),
  translations: namesInTranslations,
};

function namesInTranslations(root: YamlNode): Name[] {
  const pairs = root.kind === 'list' ? root.items : [];
  return pairs.flatMap((pair) => {
    const [english] = textsAt(pair, 'en');
    const names = everyText(pair).flatMap(namesInText);
    return english ? names.map((name) => ({ ...name, english: english.value })) : names;
  });
}

/** Every name in a file, in the order in which they are written. */
export function namesIn({ root, file }: Document, kind: FileKind): Name[] {
  const names = readers[kind]?.(root, file) ?? [];
  return names.sort((a, b) => a.at.start - b.at.start);
}
