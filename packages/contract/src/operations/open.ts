import type { Operation } from '../foundation/operation.ts';
import { pathParameter } from '../foundation/parameters.ts';

/** Operations without authentication. */
export const openOperations = {
  image: {
    method: 'GET',
    path: '/images/{formId}/{formVersion}/{name}',
    tag: 'PDF and Tax Parameters',
    summary: 'Get a page of a blank form, or a picture of a note.',
    description:
      'Open, because browsers fetch it for an image element. Take the address ' +
      'from blankFormImages or from href.',
    parameters: [
      'FormId',
      pathParameter('formVersion', 'Form version.'),
      pathParameter('name', 'File name of the picture.'),
      'IfNoneMatch',
    ],
    reply: { types: ['image/png', 'image/jpeg', 'image/gif'], description: 'The picture.' },
    refusals: ['NotFound'],
    hasEtag: true,
  },
  docsPage: {
    method: 'GET',
    path: '/docs',
    tag: 'Documentation',
    summary: 'Show the description of the interface to people.',
    description: 'A page to read and to try every operation.',
    parameters: [],
    reply: { types: ['text/html'] },
    refusals: [],
    hasEtag: true,
    isUndocumented: true,
  },
  docsFile: {
    method: 'GET',
    path: '/docs/*',
    tag: 'Documentation',
    summary: 'Get a file of the page at /docs.',
    description: 'Its script and style, and the document that it shows.',
    parameters: [],
    reply: { types: ['text/css', 'text/javascript', 'image/svg+xml', 'application/yaml'] },
    refusals: ['NotFound'],
    hasEtag: true,
    isUndocumented: true,
  },
} as const satisfies Record<string, Operation>;
