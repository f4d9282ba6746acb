import type { FormInformation } from '@formpress/model';
import type { Handler } from '../context/handler.ts';
import { jsonContent, refused } from '../foundation/reply.ts';
import { chooseVersion } from '../release/choose-version.ts';
import { confidenceOf } from '../release/confidence-of.ts';
import { formInformation } from '../release/form-information.ts';
import { noticeOf } from '../release/notice-of.ts';
import { outdatedSince } from '../release/outdated-since.ts';
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
  const notice = standing === 'latest' ? undefined : noticeOf(chosen, edition, language);
  const name = ['information', form.entry.folder, language, notice?.type].join(' ');
  const content = edition.content(name, () => {
    const information = formInformation(form, edition.origin, language);
    const confidence = confidenceOf(form.bundle(), outdatedSince(edition, form.entry), language);
    const accessibility = form.bundle().blank.tagged ? 'tagged' : 'untagged';
    const more = { confidence, accessibility } as const;
    const body: FormInformation = { ...information, ...(notice && { notice }), ...more };
    return Buffer.from(JSON.stringify(body));
  });
  return { ...jsonContent(content, language), form: form.entry.id };
};
