import { expect, it } from 'vitest';
import { marked } from '../../../../../../test/foundation/marked.ts';
import { createReport } from '../../../diagnostics/report.ts';
import { parse } from '../../2-parse/parse.ts';
import { findLanguageMistakes } from './find-language-mistakes.ts';

it('expects a file of translations to have its own language and no other', () => {
  const { text, spans } = marked('- { «en»: A }\n- { en: B, «fr»: C }\n- { en: D, es: E }\n');
  const file = 'shared/translations/es.yaml';
  const { documents } = parse(new Map([[file, Buffer.from(text)]]), createReport());
  expect(documents.flatMap(findLanguageMistakes)).toMatchObject([
    { code: 'missing-key', at: spans[0], message: 'This translation has no "es".' },
    { code: 'unknown-key', at: spans[1], message: 'A translation in es.yaml has no "fr".' },
  ]);
});
