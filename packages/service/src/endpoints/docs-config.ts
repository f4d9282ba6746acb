import type { Endpoint } from '../context/endpoint.ts';

/** The description of this interface in OpenAPI 3.0. */
export const docsConfig: Endpoint = {
  method: 'GET',
  path: '/v1/docs/config',
  handle({ edition }) {
    const { files } = edition.release;
    const content = edition.content('docs/config', () => files.bytes('openapi.yaml'));
    return { kind: 'content', content, type: 'application/yaml' };
  },
};
