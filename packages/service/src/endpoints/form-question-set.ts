import type { Handler } from '../context/handler.ts';
import { messages } from '../foundation/messages.ts';
import { jsonContent, refused } from '../foundation/reply.ts';
import { chooseVersion } from '../release/choose-version.ts';
import { noticeOf } from '../release/notice-of.ts';
import { setBody } from '../release/set-body.ts';
import { readFlag, readParameter } from '../requests/read-query.ts';

/**
 * Returns a question set of a form. When federal values are known it comes from the second interview,
 * if the form has one.
 */
export const formQuestionSet: Handler<'formQuestionSet'> = ({
  params,
  query,
  language,
  edition,
}) => {
  const version = readParameter(query, 'formVersion');
  const federal = readFlag(query, 'hasFederalValues');
  if ('problem' in version || 'problem' in federal) {
    const problems = [version, federal].flatMap((read) => ('problem' in read ? read.problem : []));
    return refused({ kind: 'badRequest', problems });
  }
  const chosen = chooseVersion(edition, params.formId, version.value);
  if ('refusal' in chosen) return refused(chosen.refusal);

  const { entry, questionSets } = chosen.form;
  const { interview, withFederal = interview } = questionSets(language);
  const sets = federal.value ? withFederal : interview;
  const setId = params.questionSetId;
  if (!Object.hasOwn(sets, setId)) {
    const message = messages.noSuchSet;
    return refused({ kind: 'notFound', field: 'questionSetId', message });
  }
  const notice = noticeOf(chosen, edition, language);
  const name = `${entry.folder} ${setId} ${language} ${federal.value} ${notice?.type}`;
  const content = edition.content(name, () => {
    const { rules, tables, ...body } = sets[setId] as { rules?: object[]; tables?: object[] };
    const last = { ...(notice && { notice }), ...(rules && { rules }), ...(tables && { tables }) };
    return setBody(edition, { ...body, ...last }, language);
  });
  return { ...jsonContent(content, language), form: entry.id };
};
