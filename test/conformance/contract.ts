import { Ajv, type ValidateFunction } from 'ajv';
import { closedReplies, type Json } from './closed-replies.ts';
import type { Exchange } from './exchange.ts';
import { type Described, describedParts, partsIn } from './parts-in.ts';

type Response = { $ref?: string; content?: Record<string, { schema: Json }>; headers?: Json };
type Operation = { operationId: string; responses: Record<string, Response> };
type PathItem = { servers?: unknown; get?: Operation; post?: Operation };
export type OpenapiDocument = {
  paths: Record<string, PathItem>;
  components: { schemas: Record<string, Json>; responses: Record<string, Response> };
} & Json;

type Route = { method: string; pattern: RegExp; pointer: string[]; operation: Operation };

/** Checks replies against the OpenAPI document, and records what was seen. */
export type Contract = {
  operationOf(method: string, path: string): string | undefined;
  /** The violations of a reply. */
  mistakesIn(exchange: Exchange): unknown;
  /** Statuses, keys and values that the document describes and no reply has shown. */
  unseen(): { statuses: string[]; parts: string[] };
};

/** Reads the document. Replies may have only the keys it names. */
export function createContract(document: OpenapiDocument): Contract {
  const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false });
  ajv.addSchema({ $id: 'openapi', ...closedReplies(document) });
  const routes = routesOf(document);
  const statuses = new Set(
    routes.flatMap(({ operation }) =>
      Object.keys(operation.responses).map((status) => `${operation.operationId} ${status}`),
    ),
  );
  const parts = describedParts(document.components.schemas);
  const validators = new Map<string, ValidateFunction>();
  const validatorAt = (pointer: string[]) => {
    const $ref = `openapi#/${pointer.map(escaped).join('/')}`;
    const known = validators.get($ref) ?? ajv.compile({ $ref });
    validators.set($ref, known);
    return known;
  };
  const routeOf = (method: string, path: string) =>
    routes.find((route) => route.method === method && route.pattern.test(path));
  return {
    operationOf: (method, path) => routeOf(method, path)?.operation.operationId,
    mistakesIn({ method, path, status, headers, body }) {
      const alike = routes.filter(({ pattern }) => pattern.test(path));
      // A method that a path does not have is described with those that it has.
      const route = routeOf(method, path) ?? (status === 405 ? alike[0] : undefined);
      if (!route) return [];
      for (const { operation } of status === 405 ? alike : [route]) {
        statuses.delete(`${operation.operationId} ${status}`);
      }
      const { response, pointer } = responseOf(route, status, document);
      if (!response) return `${status} is not described.`;
      if (!response.content) return body === undefined ? [] : 'A body is not described.';
      const type = headers.get('content-type')?.split(';', 1)[0] ?? '';
      const described = response.content[type];
      if (!described) return `${type} is not described.`;
      if (type === 'application/x-ndjson') return mistakesInLines(body as Uint8Array, validatorAt);
      if (type !== 'application/json') return [];
      for (const part of partsIn(body, described.schema, document as Described)) parts.delete(part);
      const validate = validatorAt([...pointer, 'content', type, 'schema']);
      return validate(body) ? [] : validate.errors;
    },
    unseen: () => ({ statuses: [...statuses].sort(), parts: [...parts].sort() }),
  };
}

/** Each line of a reply is a completed form or a refusal. */
function mistakesInLines(
  body: Uint8Array,
  validatorAt: (pointer: string[]) => ValidateFunction,
): unknown[] {
  const lines = Buffer.from(body).toString().trimEnd().split('\n');
  return lines.flatMap((text) => {
    const line = JSON.parse(text);
    const schema = 'statusCode' in line ? 'Refusal' : 'FillReply';
    const validate = validatorAt(['components', 'schemas', schema]);
    return validate(line) ? [] : (validate.errors ?? []);
  });
}

function routesOf({ paths }: OpenapiDocument): Route[] {
  return Object.entries(paths).flatMap(([path, item]) => {
    const base = item.servers ? '' : '/v1';
    const pattern = new RegExp(`^${base}${path.replace(/\{\w+\}/g, '[^/]+')}$`);
    return (['get', 'post'] as const).flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const pointer = ['paths', path, method, 'responses'];
      return [{ method: method.toUpperCase(), pattern, pointer, operation }];
    });
  });
}

function responseOf({ operation, pointer }: Route, status: number, document: OpenapiDocument) {
  const response = operation.responses[status];
  const name = response?.$ref?.split('/').at(-1);
  if (!name) return { response, pointer: [...pointer, String(status)] };
  const component = document.components.responses[name];
  return { response: component, pointer: ['components', 'responses', name] };
}

const escaped = (part: string) =>
  encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));
