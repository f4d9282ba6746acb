import type { Operation } from '../foundation/operation.ts';

/** Operations that read the content of a release. */
export const contentOperations = {
  getAllFormIds: {
    method: 'GET',
    path: '/v1/getAllFormIds',
    tag: 'Forms',
    summary: 'List the ids of all forms.',
    parameters: ['IfNoneMatch'],
    reply: { schema: 'FormIds' },
    refusals: [],
    hasEtag: true,
  },
  getPdf: {
    method: 'GET',
    path: '/v1/getPdf/{formId}',
    tag: 'PDF and Tax Parameters',
    summary: 'Get the blank PDF of a form, still fillable.',
    parameters: ['FormId', 'FormVersion', 'IfNoneMatch'],
    reply: { types: ['application/pdf'] },
    refusals: ['BadRequest', 'NotFound'],
    hasEtag: true,
  },
  getAllFormsCatalog: {
    method: 'GET',
    path: '/v1/getAllFormsCatalog',
    tag: 'Forms',
    summary: 'List all forms with their current versions.',
    parameters: ['IfNoneMatch'],
    reply: { schema: 'FormsCatalog' },
    refusals: [],
    hasEtag: true,
  },
  docsConfig: {
    method: 'GET',
    path: '/v1/docs/config',
    tag: 'Documentation',
    summary: 'Get this description.',
    parameters: ['IfNoneMatch'],
    reply: { types: ['application/yaml'] },
    refusals: [],
    hasEtag: true,
  },
} as const satisfies Record<string, Operation>;
