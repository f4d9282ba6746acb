import { type TranslatedLanguage, translatedLanguages } from '@formpress/model';
import {
  type ReturnedFile,
  type ReturnedUnit,
  UnreadableFile,
} from '../foundation/returned-unit.ts';
import type { UnitState } from '../foundation/unit.ts';
import { textOfInline } from './inline.ts';
import { inline12, states12 } from './write-xliff.ts';
import { inline2 } from './write-xliff2.ts';
import { elementsBelow, elementsIn, readXml, type XmlElement } from './xml-element.ts';

/** Reads XLIFF 1.2 or 2.0. */
export function readXliff(bytes: Uint8Array): ReturnedFile {
  const root = readXml(Buffer.from(bytes).toString('utf8'));
  if (root.name !== 'xliff') throw new UnreadableFile('The file is XML, but not XLIFF.');
  const is2 = root.attributes.version?.startsWith('2') === true;
  const files = elementsIn(root, 'file');
  const code = is2 ? root.attributes.trgLang : files[0]?.attributes['target-language'];
  const units = files.flatMap((file) =>
    is2
      ? elementsBelow(file, 'unit').map(unitOf2)
      : elementsBelow(file, 'trans-unit').map(unitOf12),
  );
  return { language: languageOf(code), units };
}

function languageOf(code: string | undefined): TranslatedLanguage {
  const language = translatedLanguages.find(
    (each) => code === each || code?.startsWith(`${each}-`),
  );
  if (language) return language;
  throw new UnreadableFile(
    `The file does not say into which language it translates. Its target language is "${code ?? ''}"; write ${translatedLanguages.join(' or ')}.`,
  );
}

function unitOf12(unit: XmlElement): ReturnedUnit {
  const { id = '', resname, extradata, approved } = unit.attributes;
  const [source] = elementsIn(unit, 'source');
  const [target] = elementsIn(unit, 'target');
  const state = stateOf12(target?.attributes.state, approved === 'yes');
  return {
    id,
    english: source ? textOfInline(source, inline12) : '',
    translation: target ? textOfInline(target, inline12, source) : '',
    ...(state && { state }),
    ...(extradata !== undefined && { exported: extradata }),
    ...(resname !== undefined && { shown: resname }),
    at: `unit "${id}" in line ${unit.line}`,
  };
}

/** Our state for one of XLIFF 1.2. Tools know more states than we do: those that need any work are drafts. */
function stateOf12(state: string | undefined, isApproved: boolean): UnitState | undefined {
  const own = Object.entries(states12).find(([, each]) => each === state)?.[0];
  if (own !== undefined) return own as UnitState;
  if (isApproved || state === 'final') return 'reviewed';
  if (state?.startsWith('needs-')) return 'draft';
  return undefined;
}

function unitOf2(unit: XmlElement): ReturnedUnit {
  const { id = '', name } = unit.attributes;
  const segments = elementsIn(unit, 'segment');
  const joined = (part: string) =>
    segments
      .map((segment) => {
        const [element] = elementsIn(segment, part);
        return element ? textOfInline(element, inline2, elementsIn(segment, 'source')[0]) : '';
      })
      .join('');
  const state = stateOf2(segments[0]?.attributes ?? {});
  const exported = elementsBelow(unit, 'note').find(
    ({ attributes }) => attributes.category === 'Exported as',
  );
  return {
    ...{ id, english: joined('source'), translation: joined('target') },
    ...(state && { state }),
    ...(exported && { exported: textOfInline(exported, inline2) }),
    ...(name !== undefined && { shown: name }),
    at: `unit "${id}" in line ${unit.line}`,
  };
}

function stateOf2({ state, subState }: Record<string, string>): UnitState | undefined {
  if (state === 'final' || state === 'reviewed') return 'reviewed';
  if (state === 'translated') return 'translated';
  if (subState === 'formpress:changed') return 'changed';
  if (subState === 'formpress:draft') return 'draft';
  return state === 'initial' ? 'missing' : undefined;
}
