import type { Operation } from '../foundation/operation.ts';

/** Operations that read the content of a release. */
export const contentOperations = {
  getAllFormIds: {
    method: 'GET',
    path: '/v1/getAllFormIds',
    tag: 'Forms',
    summary: 'List the ids of all forms.',
    description: 'Of the United States and Canada, each once, whatever versions it has.',
    parameters: ['IfNoneMatch'],
    reply: { schema: 'FormIds', description: 'The ids.' },
    refusals: [],
    hasEtag: true,
  },
  getPdf: {
    method: 'GET',
    path: '/v1/getPdf/{formId}',
    tag: 'PDF and Tax Parameters',
    summary: 'Get the blank PDF of a form, still fillable.',
    description: 'The form as it is before anything is filled in, with its fields.',
    parameters: ['FormId', 'FormVersion', 'IfNoneMatch'],
    reply: { types: ['application/pdf'], description: 'The blank PDF.' },
    refusals: ['BadRequest', 'NotFound'],
    hasEtag: true,
  },
  getAllFormsCatalog: {
    method: 'GET',
    path: '/v1/getAllFormsCatalog',
    tag: 'Forms',
    summary: 'List all forms with their current versions.',
    description: 'The version of each form that is in force today.',
    parameters: ['IfNoneMatch'],
    reply: { schema: 'FormsCatalog', description: 'The forms and their versions.' },
    refusals: [],
    hasEtag: true,
  },
  docsConfig: {
    method: 'GET',
    path: '/v1/docs/config',
    tag: 'Documentation',
    summary: 'Get this description.',
    description: 'The OpenAPI 3.0 document of this service, for generators of clients.',
    parameters: ['IfNoneMatch'],
    reply: { types: ['application/yaml'], description: 'The document.' },
    refusals: [],
    hasEtag: true,
  },
} as const satisfies Record<string, Operation>;
