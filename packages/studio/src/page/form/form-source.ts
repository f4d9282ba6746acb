import type { Note } from '@formpress/form';
import { type FormSource, Refused } from '@formpress/form';
import type { FormView, SetBody, WalkView } from '../../foundation/wire.ts';
import { send } from '../foundation/api.ts';
import { now } from '../foundation/state.ts';

/** The source of the form that is shown, for the element: it answers from the definition, not from a service. */
export function sourceOf(form: FormView): FormSource {
  const notHere = async () => {
    throw new Refused({ status: 404 }, { message: 'The studio shows one form at a time.' });
  };
  return {
    async form({ language }) {
      const { withFederal, interview, id, name, title, version } = form;
      const start = (now().sent.federal ? withFederal : undefined) ?? interview;
      return {
        id,
        name,
        title,
        locality: form.folder.split('/')[1] ?? '',
        initialQuestionSetId: start.graph.start,
        formVersion: version,
        formFields: {
          employee: {},
          employer: {},
          fields: {},
          ...(withFederal && { federalValues: {} }),
        },
        ...(language && {}),
      };
    },
    async questionSet({ questionSetId, language, hasFederalValues }) {
      const { withFederal, interview } = form;
      const { bodies } = (hasFederalValues ? withFederal : undefined) ?? interview;
      const set = bodies[language][questionSetId];
      if (!set) throw new Refused({ status: 404 }, { message: `There is no ${questionSetId}.` });
      return withPictures(set, form);
    },
    fill: (request, { language }) => fill(form, request, language),
    flows: notHere,
    flowQuestionSet: notHere,
  };
}

type Fill = FormSource['fill'];

async function fill(
  { id, version }: FormView,
  { fields, federalValues, signForm }: Parameters<Fill>[0],
  language: Parameters<Fill>[1]['language'],
): ReturnType<Fill> {
  const federal =
    federalValues &&
    Object.fromEntries(Object.entries(federalValues).map(([key, value]) => [key, String(value)]));
  const walk = await send<WalkView>(`/api/forms/${id}/${version}/walk`, {
    answers: fields,
    ...(federal && { federal }),
    date: now().date,
    language,
    isSigned: signForm === 'SIGN',
  });
  if (walk.refusals.length > 0)
    throw new Refused(
      { status: 400 },
      { message: walk.refusals[0]?.message, errors: walk.refusals },
    );
  const pdf = await fetch(`/api/pages/${walk.pages}.pdf`);
  return { form: id, pdf: await base64Of(await pdf.blob()), taxParameters: walk.taxParameters };
}

async function base64Of(blob: Blob): Promise<string> {
  let bytes = '';
  for (const byte of new Uint8Array(await blob.arrayBuffer())) bytes += String.fromCharCode(byte);
  return btoa(bytes);
}

/** The set, with its pictures loaded from the studio. */
export function withPictures(set: SetBody, { id, version }: FormView): SetBody {
  const moved = (notes: readonly Note[]) =>
    notes.map((note) =>
      note.href
        ? { ...note, href: `/api/forms/${id}/${version}/images/${note.href.split('/').at(-1)}` }
        : note,
    );
  return {
    ...set,
    ...(set.notes && { notes: moved(set.notes) }),
    questions: set.questions.map((question) =>
      question.notes ? { ...question, notes: moved(question.notes) } : question,
    ),
  };
}
