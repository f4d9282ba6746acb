import { catalogOf } from './catalog.ts';
import type { Emitter } from './emitter.ts';
import { openapiDocument } from './openapi-document.ts';
import { openapiExamples } from './openapi-examples.ts';

/** The description of the interface, for people and for client generators. */
export const openapi: Emitter = {
  name: 'openapi',
  isPerForm: false,
  emit: (emission) => {
    const { forms, http } = emission;
    const text = openapiDocument(catalogOf(forms), http, openapiExamples(emission));
    return [{ path: 'openapi.yaml', bytes: new TextEncoder().encode(text) }];
  },
};
