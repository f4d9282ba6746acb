import { parse } from 'yaml';

/** A schema of the OpenAPI document, as far as the page shows it. */
export type Schema = {
  $ref?: string;
  type?: string;
  format?: string;
  description?: string;
  enum?: (string | boolean | number)[];
  default?: unknown;
  example?: unknown;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  oneOf?: Schema[];
  allOf?: Schema[];
  discriminator?: { propertyName: string; mapping: Record<string, string> };
};

/** A parameter of an operation. */
export type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  description: string;
  schema: Schema;
  example?: string;
};

type Content = Record<string, { schema: Schema; example?: unknown }>;

/** A reply of an operation. */
export type Reply = { description: string; content?: Content };

/** An operation with everything that it refers to. */
export type DocumentedOperation = {
  id: string;
  method: string;
  /** From the root of the service. */
  path: string;
  tag: string;
  summary: string;
  description: string;
  /** What callers authenticate with. */
  access: 'token' | 'apiKey' | 'open';
  parameters: Parameter[];
  body?: { schema: Schema; example?: unknown };
  /** By status. */
  replies: [status: string, reply: Reply][];
};

/** What the page shows. */
export type ApiDocument = {
  title: string;
  version: string;
  description: string;
  tags: { name: string; description: string }[];
  operations: DocumentedOperation[];
  schemas: Record<string, Schema>;
};

type OperationObject = {
  operationId: string;
  /** Absent, like `description`, in some operations of releases built by version 0.2.0. */
  tags?: string[];
  summary: string;
  description?: string;
  security?: Record<string, unknown>[];
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { content: Content };
  responses: Record<string, Reply | { $ref: string }>;
};

type PathItem = { servers?: { url: string }[]; get?: OperationObject; post?: OperationObject };

type OpenapiObject = {
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, PathItem>;
  components: {
    parameters: Record<string, Parameter>;
    responses: Record<string, Reply>;
    schemas: Record<string, Schema>;
  };
};

const other = { name: 'Other', description: 'Operations that belong to no group.' };

/** Reads the OpenAPI document of a release. */
export function readDocument(yaml: string): ApiDocument {
  const document = parse(yaml) as OpenapiObject;
  const { info, paths, components } = document;
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    (['get', 'post'] as const).flatMap((method) => {
      const operation = item[method];
      const base = (item.servers ?? document.servers)[0]?.url ?? '';
      const place = { method: method.toUpperCase(), path: base.replace(/\/$/, '') + path };
      return operation ? [{ ...place, ...readOperation(operation, components) }] : [];
    }),
  );
  const isLoose = operations.some(({ tag }) => tag === other.name);
  const tags = isLoose ? [...document.tags, other] : document.tags;
  return { ...info, tags, operations, schemas: components.schemas };
}

function readOperation(
  { operationId, summary, description = '', tags = [], ...operation }: OperationObject,
  components: OpenapiObject['components'],
): Omit<DocumentedOperation, 'method' | 'path'> {
  const body = operation.requestBody?.content['application/json'];
  return {
    id: operationId,
    tag: tags[0] ?? other.name,
    summary,
    description,
    access: accessOf(operation.security),
    parameters: (operation.parameters ?? []).map((each) => behind(each, components.parameters)),
    ...(body && { body }),
    replies: Object.entries(operation.responses).map(([status, each]) => [
      status,
      behind(each, components.responses),
    ]),
  };
}

function accessOf(security: OperationObject['security']): DocumentedOperation['access'] {
  if (!security) return 'token';
  return security.length === 0 ? 'open' : 'apiKey';
}

function behind<T extends object>(part: T | { $ref: string }, named: Record<string, T>): T {
  if (!('$ref' in part)) return part;
  const found = named[nameBehind(part.$ref)];
  if (!found) throw new Error(`The OpenAPI document has no ${part.$ref}.`);
  return found;
}

/** The name of the component that a reference points to. */
export function nameBehind(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1);
}
