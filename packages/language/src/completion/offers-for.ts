import type { LinkedForm } from '@formpress/compiler';
import { versionFolderOf } from '../index/families.ts';
import type { NameIndex, PlacedName } from '../index/name-index.ts';
import type { Name, NameKind } from '../names/name.ts';
import type { Session } from '../session/session.ts';
import { amountInWords } from '../words/amount-in-words.ts';
import { fieldOffers } from './field-offers.ts';
import type { Typed } from './marked-file.ts';
import type { Offer, TypingContext } from './offer.ts';

/** The names that would link in place of what is typed, the likeliest first. */
export async function offersFor(
  session: Session,
  index: NameIndex,
  typing: TypingContext,
): Promise<Offer[]> {
  const { file, name } = typing;
  const folder = versionFolderOf(file.file);
  const { linked } = folder ? await session.family(file.file) : { linked: [] };
  const form = linked.find((each) => each.folder === folder);
  switch (name.kind) {
    case 'form':
    case 'version':
      return versionOffers(index, name);
    case 'place':
      return placeOffers(index);
    case 'field':
      return fieldOffers(form, typing, declaredHere(index, file.file, 'field'));
    case 'answer':
      return answerOffers(form, name.of, typing);
    case 'person':
      return personOffers(form);
    case 'question':
      return questionOffers(index, form, typing);
    default:
      return declaredOffers(index, form, typing);
  }
}

/** The declarations in a file's version and in its bases; for a file outside versions, all that it can use. */
function declaredHere(index: NameIndex, file: string, kind: NameKind, of?: string): PlacedName[] {
  const folder = versionFolderOf(file);
  const chain = folder ? index.families.chainOf(folder) : [];
  const declared = index.declaredFor(file, kind, of);
  if (!folder || kind === 'kind') return declared;
  return declared.filter((each) => chain.some((own) => each.file.startsWith(`${own}/`)));
}

function declaredOffers(
  index: NameIndex,
  form: LinkedForm | undefined,
  { file, name }: TypingContext,
): Offer[] {
  const of = name.kind === 'set' ? name.of : undefined;
  const offers = declaredHere(index, file.file, name.kind, of).map((each): Offer => {
    const amount = each.kind === 'amount' ? form?.amounts.get(each.name) : undefined;
    return {
      kind: each.kind,
      name: each.name,
      ...(amount && { about: amountInWords(amount) }),
    };
  });
  const ends = name.kind === 'set' ? [{ kind: 'set' as const, name: 'INELIGIBLE' }] : [];
  return [...offers, ...(file.kind === 'questions' ? ends : [])];
}

/** The questions that can be named here. After `by`, only those with answers to choose from. */
function questionOffers(
  index: NameIndex,
  form: LinkedForm | undefined,
  { file, typed }: TypingContext,
): Offer[] {
  const steers = typed.keys.at(-1) === 'by';
  const offers = declaredHere(index, file.file, 'question').flatMap((each): Offer[] => {
    const question = form?.questions.get(each.name);
    const isChoice = !question || question.options.length > 0 || question.kind === 'yesNo';
    if (steers && !isChoice) return [];
    const words = question?.ask.en.map((part) => ('words' in part ? part.words : '…')).join('');
    return [{ kind: 'question', name: each.name, ...(words && { about: words }) }];
  });
  return [...offers, ...(steers || !isPrinted(typed) ? [] : personOffers(form))];
}

/** Whether fields of people may be named here: only in what is printed, and in rules. */
function isPrinted({ keys }: Typed): boolean {
  return keys[0] === 'fields' || keys[0] === 'rules';
}

function personOffers(form: LinkedForm | undefined): Offer[] {
  if (!form) return [];
  const { employee, employer } = form.people;
  const of = (who: string, fields: object) => Object.keys(fields).map((field) => `${who}.${field}`);
  return [...of('employee', employee), ...of('employer', employer)].map((name) => ({
    kind: 'person' as const,
    name,
  }));
}

function answerOffers(
  form: LinkedForm | undefined,
  of: string | undefined,
  { typed }: TypingContext,
): Offer[] {
  const question = form?.questions.get(of ?? '');
  if (!question) return [];
  const yesNo = ['true', 'false'].map((value) => ({ value, about: '' }));
  const options = question.options.map(({ value, label }) => ({
    value,
    about: label.en.map((part) => ('words' in part ? part.words : '…')).join(''),
  }));
  return (question.kind === 'yesNo' ? yesNo : options)
    .filter(({ value }) => !typed.siblings.includes(value))
    .map(({ value, about }) => ({
      kind: 'answer',
      name: value,
      written: typed.isKey ? `${value}: ` : value,
      ...(about && { about }),
    }));
}

function versionOffers({ families, files }: NameIndex, { kind, of }: Name): Offer[] {
  const folders = [...files.values()].flatMap(({ file, kind: each }) =>
    each === 'form' ? [versionFolderOf(file) ?? ''] : [],
  );
  const ids = [...new Set(folders.map((folder) => folder.split('/')[2] ?? ''))];
  if (kind === 'form') return ids.sort().map((name) => ({ kind, name }));
  const versions = families.versionsOf(of ?? '').map((folder) => folder.split('/')[3] ?? '');
  return versions.toReversed().map((name) => ({ kind, name }));
}

function placeOffers({ files }: NameIndex): Offer[] {
  return [...files.values()].flatMap(({ kind, names }) =>
    kind === 'locality'
      ? names.flatMap(({ kind: each, name, declares }) =>
          each === 'place' && declares ? [{ kind: each, name }] : [],
        )
      : [],
  );
}
