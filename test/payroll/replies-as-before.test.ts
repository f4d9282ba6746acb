import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { kitchenSink } from '../foundation/compile-folder.ts';
import { request } from '../service/fill-calls.ts';
import { austin, canadian, cheyenne, reno, whitehorse } from '../service/people.ts';
import { serviceOfDefinitions } from '../service/service-of-definitions.ts';

const service = serviceOfDefinitions(kitchenSink);
const recorded = new URL('replies-as-before.json', import.meta.url);

const homes = { cheyenne, reno, austin, whitehorse };
const fills = {
  accepted: request,
  refused: { ...request, fields: { isExempt: 'perhaps' } },
  misspelled: { ...request, feilds: {} },
  federal: {
    ...request,
    formId: 'WY903',
    federalValues: { isExempt: false, filingStatus: 'S' },
    fields: {},
  },
  canadian: { formId: 'CF901', employee: canadian, fields: { dateOfBirth: '1990-01-31' } },
};

type Asked = { name: string; path: string; body?: object };

function requests(): Asked[] {
  const pairs = Object.entries(homes).flatMap(([home, homeAddress]) =>
    Object.entries(homes).map(([work, address]) => ({
      name: `${home} ${work}`,
      body: { homeAddress, workAddresses: [address] },
    })),
  );
  const located = ['/v1/forms', '/v1/guided-flows'].flatMap((path) =>
    pairs.map(({ name, body }) => ({ name: `${path} ${name}`, path, body })),
  );
  const filled = Object.entries(fills).map(([name, body]) => {
    return { name: `/v1/fillPdf ${name}`, path: '/v1/fillPdf', body };
  });
  const read = ['FD901', 'FD901SP', 'WY901', 'WY903', 'NV902', 'CF901FR', 'YT901'].flatMap((id) => [
    `/v1/fillPdf/${id}`,
    `/v1/formQuestionSet/${id}/QS1`,
  ]);
  const lists = ['/v1/getAllFormIds', '/v1/getAllFormsCatalog', '/v1/flowQuestionSet/FEDERAL/QS1'];
  const content = [...read, ...lists].map((path) => ({ name: path, path }));
  return [...located, ...filled, ...content];
}

/** Sends a request and returns the status and the text of the reply, without the bytes of the PDF and without the port. */
async function replyTo({ path, body }: Asked, language = 'es'): Promise<string> {
  const headers = { 'accept-language': language, 'content-type': 'application/json' };
  const sent = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
  const response = await service().call(path, sent);
  const text = (await response.text()).replaceAll(service().url, '');
  return `${response.status} ${withoutAdditions(text).replace(/"pdf":"[^"]+"/, '')}`;
}

/** Form information has additions of its own: for screen readers, and what pages ask first. */
function withoutAdditions(text: string): string {
  if (!text.includes('"requiredFields"')) return text;
  const { accessibility: _, requiredFields: __, formFields, ...rest } = JSON.parse(text);
  const { federalValues: ___, ...asked } = formFields;
  const entries = Object.entries(JSON.parse(text)).filter(
    ([key]) => key in rest || key === 'formFields',
  );
  return JSON.stringify(
    Object.fromEntries(entries.map(([key, value]) => [key, key === 'formFields' ? asked : value])),
  );
}

it('replies to requests without the keys of payroll as it did before there were any', async () => {
  const replies: Record<string, string> = {};
  for (const asked of requests()) {
    const digest = createHash('sha256')
      .update(await replyTo(asked))
      .digest('hex');
    replies[asked.name] = digest.slice(0, 16);
  }
  if (process.env.UPDATE || !existsSync(recorded))
    writeFileSync(recorded, `${JSON.stringify(replies, null, 2)}\n`);
  expect(replies).toEqual(JSON.parse(readFileSync(recorded, 'utf8')));
});
