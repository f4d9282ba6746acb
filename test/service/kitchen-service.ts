import { expect } from 'vitest';
import { kitchenSink } from '../foundation/compile-folder.ts';
import type { TestedService } from './service-for-tests.ts';
import { serviceOfDefinitions } from './service-of-definitions.ts';

type Form = { id: string; recommended: boolean };
export type Flow = { id: string; formsToComplete?: Form[] };
type Found = { forms: Form[]; flows: Flow[]; locationData: unknown[]; errors?: unknown[] };

/** A service of the kitchen sink's forms, for the tests of one file. */
type KitchenService = {
  service(): TestedService;
  /** Requests the forms or flows for a home and work addresses. */
  post(path: string, home: object, work: object[], language?: string): Promise<Found>;
};

/** Runs it during the tests of a file. */
export function kitchenService(): KitchenService {
  const service = serviceOfDefinitions(kitchenSink);
  return {
    service,
    async post(path, home, work, language = 'en') {
      const response = await service().call(path, {
        method: 'POST',
        body: JSON.stringify({ homeAddress: home, workAddresses: work }),
        headers: { 'content-type': 'application/json', 'accept-language': language },
      });
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('content-language')).toBe(language);
      return (await response.json()) as Found;
    },
  };
}
