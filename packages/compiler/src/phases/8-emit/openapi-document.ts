import { basePath, tags } from '@formpress/contract';
import type { Catalog } from '@formpress/model';
import { stringify } from 'yaml';
import { openapiParameters, openapiResponses } from './openapi-components.ts';
import { openapiPaths } from './openapi-paths.ts';
import { type HttpSchemas, openapiSchemas } from './openapi-schemas.ts';

const description = `Collects employee withholding certificates for the United States and Canada.

1. Log in with an API key and send the token with every other call.
2. List the forms that apply to an employee's addresses (\`forms\`), or the guided flows that
   narrow them (\`guidedFlows\`).
3. Walk the question sets: ask, check each answer against its validationRegex, and follow
   navigation. Keep the answers; the service keeps none.
4. Send the answers to fillPdf, first with PREVIEW, then with SIGN or SIGN_EXTERNALLY. It returns
   the PDF and the tax parameters.

Send formVersion wherever it is taken, so that stored answers stay valid. How a client derives
calculated values is described under \`Calculation\`.`;

/** The OpenAPI 3.0 document, as YAML. Examples are keyed by the name of their schema. */
export function openapiDocument(
  catalog: Catalog,
  schemas: HttpSchemas,
  examples: Record<string, unknown> = {},
): string {
  const document = {
    openapi: '3.0.3',
    info: {
      title: 'Formpress',
      version: '0.0.1',
      description,
      contact: { name: 'The operator of this service' },
      license: { name: 'As agreed with the operator of this service' },
    },
    servers: [{ url: basePath, description: 'The service that returned this description.' }],
    security: [{ token: [] }],
    tags,
    paths: openapiPaths(catalog, examples),
    components: {
      securitySchemes: {
        token: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The accessToken that login returned.',
        },
        apiKey: {
          type: 'apiKey',
          in: 'header',
          name: 'api-key',
          description: 'The API key that the operator issued. Only login takes it.',
        },
      },
      parameters: openapiParameters(catalog),
      responses: openapiResponses(examples.Refusal),
      schemas: openapiSchemas(schemas),
    },
  };
  return stringify(document, { aliasDuplicateObjects: false, lineWidth: 0 });
}
