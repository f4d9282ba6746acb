import type { Handler } from '../context/handler.ts';
import { jsonContent, refused } from '../foundation/reply.ts';
import { chooseVersion } from '../release/choose-version.ts';
import { formInformation } from '../release/form-information.ts';
import { noticeOf, withNotice } from '../release/notice-of.ts';
import { readParameter } from '../requests/read-query.ts';

/**
 * Describes what a form version needs and returns. A request without a version gets no warning here.
 */
export const describeForm: Handler<'formInformation'> = ({ params, query, language, edition }) => {
  const version = readParameter(query, 'formVersion');
  if ('problem' in version) return refused({ kind: 'badRequest', problems: [version.problem] });
  const chosen = chooseVersion(edition, params.formId, version.value);
  if ('refusal' in chosen) return refused(chosen.refusal);

  const { form, standing } = chosen;
  const notice = standing === 'latest' ? undefined : noticeOf(chosen, language);
  const name = ['information', form.entry.folder, language, notice?.type].join(' ');
  const content = edition.content(name, () => {
    const information = formInformation(form, edition.origin, language);
    return withNotice(Buffer.from(JSON.stringify(information)), notice);
  });
  return { ...jsonContent(content, language), form: form.entry.id };
};
