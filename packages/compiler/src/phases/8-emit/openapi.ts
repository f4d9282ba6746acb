import { catalogOf } from './catalog.ts';
import type { Emitter } from './emitter.ts';
import { openapiDocument } from './openapi-document.ts';

/** The description of the interface, for people and for client generators. */
export const openapi: Emitter = {
  name: 'openapi',
  emit: ({ forms, http }) => {
    const text = openapiDocument(catalogOf(forms), http);
    return [{ path: 'openapi.yaml', bytes: new TextEncoder().encode(text) }];
  },
};
