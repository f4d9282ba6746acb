import { join } from 'node:path';
import { expect } from 'vitest';
import { serviceWithKeys } from '../access/key-callers.ts';
import { cheyenne } from '../service/people.ts';
import { temporaryFolder } from '../service/service-for-tests.ts';
import type { Call } from './exchange.ts';

/** Requests forms and flows from a service that holds back specimens. */
export async function askInProduction(
  release: string,
  callOf: (service: { url: string; token: string }) => Call,
): Promise<void> {
  const folder = temporaryFolder();
  const keys = join(folder.path, 'keys.json');
  const { service, texts } = await serviceWithKeys(release, keys, [{ name: 'Payroll' }], {
    NODE_ENV: 'production',
    TOKEN_SECRET: 'a secret of at least thirty-two bytes',
  });
  const login = await fetch(`${service.url}/authentication/login`, {
    headers: { 'api-key': texts[0] ?? '' },
  });
  const { accessToken: token } = (await login.json()) as { accessToken: string };
  const call = callOf({ url: service.url, token });
  const body = { homeAddress: cheyenne, workAddresses: [cheyenne] };
  for (const path of ['/v1/forms', '/v1/guided-flows']) {
    const { status, body: reply } = await call(path, { method: 'POST', body });
    const { missingForms = [] } = reply as { missingForms?: { reason: string }[] };
    expect([status, missingForms[0]?.reason]).toEqual([200, 'SPECIMEN']);
  }
  await service.close();
  folder.remove();
}
