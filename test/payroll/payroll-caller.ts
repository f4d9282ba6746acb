import { provinces } from '@formpress/model';
import type { TestedService } from '../service/service-for-tests.ts';

/** A reply of the endpoints for payroll, as far as tests read it. */
export type Reply = {
  forms?: { id: string; formLocality: string; recommended: boolean }[];
  flows?: { id: string; locality: string; formsToComplete?: { id: string }[] }[];
  formsNotOffered?: {
    id: string;
    name: string;
    locality: string;
    reason: string;
    message: string;
  }[];
  certificates?: Record<string, unknown>[];
  errors?: { field: string; code: string; message: string }[];
} & Partial<Record<'stay' | 'lapse' | 'new' | 'reciprocity', Changed[]>>;

type Changed = { id: string; reason: string; message: string };

/** Posts a body and returns the status, the text and the parsed reply. */
export type Post = (
  path: string,
  body: object,
  language?: string,
) => Promise<{ status: number; text: string; reply: Reply }>;

/** A function that posts to a service. */
export function payrollCaller(service: () => TestedService): Post {
  return async (path, body, language = 'en') => {
    const headers = { 'content-type': 'application/json', 'accept-language': language };
    const sent = { method: 'POST', body: JSON.stringify(body), headers };
    const response = await service().call(path, sent);
    const text = await response.text();
    return { status: response.status, text, reply: JSON.parse(text) as Reply };
  };
}

/** An address in a state or province. Its ZIP code may belong to another, which changes no form. */
function addressIn(code: string): object {
  const street = { streetAddress1: '1 Main Street', city: 'Springfield' };
  return provinces.some((province) => province === code)
    ? { ...street, provinceTerritory: code, postalCode: 'K1A 0B1' }
    : { ...street, state: code, zipCode: '12207' };
}

/** Someone who lives in a place and works in others. */
export function at(home: string, ...work: string[]) {
  return { homeAddress: addressIn(home), workAddresses: work.map(addressIn) };
}

/** The field and code of each problem. */
export function problemsIn({ reply }: { reply: Reply }): string[][] | undefined {
  return reply.errors?.map(({ field, code }) => [field, code]);
}
