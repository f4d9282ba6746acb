import type { Handler } from '../context/handler.ts';

/** The description of this interface in OpenAPI 3.0. */
export const docsConfig: Handler<'docsConfig'> = ({ edition }) => {
  const { files } = edition.release;
  const content = edition.content('docs/config', () => files.bytes('openapi.yaml'));
  return { kind: 'content', content, type: 'application/yaml' };
};
