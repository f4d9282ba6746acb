import type { Emitter } from './emitter.ts';
import { openapiDocument } from './openapi-document.ts';
import { openapiExamples } from './openapi-examples.ts';

/** The description of the interface, for people and for client generators. */
export const openapi: Emitter = {
  name: 'openapi',
  emitRelease: (release) => {
    const text = openapiDocument(release.catalog, release.http, openapiExamples(release));
    return [{ path: 'openapi.yaml', bytes: new TextEncoder().encode(text) }];
  },
};
