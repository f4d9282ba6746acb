import type { Handler } from '../context/handler.ts';

/** Returns the OpenAPI 3.0 document. */
export const docsConfig: Handler<'docsConfig'> = ({ edition }) => {
  const { files } = edition.release;
  const content = edition.content('docs/config', () => files.bytes('openapi.yaml'));
  return { kind: 'content', content, type: 'application/yaml' };
};
