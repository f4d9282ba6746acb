import type { Diagnostic, LinkedForm } from '@formpress/compiler';
import { languageNames, translatedLanguages } from '@formpress/model';
import { type Language, placeOf } from '../foundation/places.ts';
import type { Finding, TranslationMark } from '../foundation/wire.ts';
import type { OpenForm } from './open-forms.ts';

/** Translations that are missing or doubted, by the question or set that shows them. */
export function translationMarks(form: OpenForm, views: readonly Finding[]): TranslationMark[] {
  const texts = textsByOwner(form.linked);
  const doubted = form.family.findings.flatMap((finding) => doubts(finding, texts, form));
  const missing = views.flatMap((finding) => lacks(finding));
  const all = [...missing, ...doubted];
  // Versions share translations, so each of them may find the same.
  const nameOf = ({ about, language, message }: TranslationMark) =>
    `${about} ${language} ${message}`;
  return [...new Map(all.map((mark) => [nameOf(mark), mark])).values()];
}

type OwnedText = { owner: string; text: LinkedForm['texts'][number] };

/** The texts of a form with the question or set that they belong to. */
function textsByOwner(linked: LinkedForm): OwnedText[] {
  const interviews = [
    linked.interview,
    ...(linked.withFederal ? [linked.withFederal.interview] : []),
  ];
  const sets = interviews.flatMap((interview) => interview.sets);
  const owned = (owner: string, texts: LinkedForm['texts']) =>
    texts.map((text) => ({ owner, text }));
  return [
    ...sets.flatMap(({ id, breadcrumb }) => owned(id, [breadcrumb])),
    ...[...linked.questions.values()].flatMap(({ id, ask, options, otherwise, places }) =>
      owned(id, [
        ask,
        ...options.map(({ label }) => label),
        ...(otherwise ? [otherwise] : []),
        ...linked.texts.filter(
          ({ at }) =>
            at.file === places.lines.file &&
            at.start >= places.lines.start &&
            at.end <= places.lines.end,
        ),
      ]),
    ),
  ];
}

/** The mark for a finding in the lines of a translation, which is a doubt about it. */
function doubts(
  { at, message, accepted }: Diagnostic,
  texts: readonly OwnedText[],
  { current }: OpenForm,
): TranslationMark[] {
  if (accepted !== undefined) return [];
  const marks = translatedLanguages.flatMap((language) =>
    texts.flatMap(({ owner, text }) => {
      const place = text.translatedAt?.[language];
      const isHere = place?.file === at.file && place.start <= at.end && at.start <= place.end;
      return isHere
        ? [
            {
              about: owner,
              language,
              kind: 'doubtful' as const,
              message,
              place: placeOf(at, current),
            },
          ]
        : [];
    }),
  );
  const [first] = marks;
  return first ? [first] : [];
}

/** The marks for a missing translation. The languages are found only in the message of the finding. */
function lacks({ code, message, about, place }: Finding): TranslationMark[] {
  if (code !== 'missing-translation' || about === undefined) return [];
  const languages = translatedLanguages.filter((language) =>
    message.includes(languageNames[language].english),
  );
  return languages.map((language: Language) => ({
    about,
    language,
    kind: 'missing',
    message: `This text has no ${languageNames[language].english} translation.`,
    place,
  }));
}
