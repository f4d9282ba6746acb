import { expect, it } from 'vitest';
import { readDocument } from './document.ts';
import { pageView } from './page-view.ts';

const document = (operation: string) => `openapi: 3.0.3
info: { title: Small, version: 0.0.1, description: A small service. }
servers: [{ url: /v1 }]
tags: [{ name: Forms, description: What there is. }]
paths:
  /forms/{formId}:
    get:
${operation.replace(/^/gm, '      ')}
components:
  parameters:
    FormId: { name: formId, in: path, required: true, description: An id., schema: { type: string }, example: W4101 }
  responses:
    NotFound: { description: Nothing there. }
  schemas:
    Note:
      description: A note.
      oneOf: [{ $ref: '#/components/schemas/TextNote' }]
      discriminator: { propertyName: kind, mapping: { TEXT: '#/components/schemas/TextNote' } }
    TextNote:
      description: A note that is a text.
      type: object
      required: [kind]
      properties:
        kind: { type: string, enum: [TEXT], description: Always TEXT. }
`;
const operation = `operationId: oneForm
tags: [Forms]
summary: Get a form.
description: One form.
parameters: [{ $ref: '#/components/parameters/FormId' }]
responses: { '404': { $ref: '#/components/responses/NotFound' } }`;

const textOf = (html: string) =>
  html
    .replaceAll('<wbr>', '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .replaceAll('&quot;', '"');

it('shows operations with what they take, and an example to run', () => {
  const text = textOf(pageView(readDocument(document(operation))));
  expect(text).toContain('Get a form GET /v1/forms/{formId}');
  expect(text).toContain('formId string required An id. such as W4101');
  expect(text).toContain('404 Nothing there.');
  expect(text).toContain('curl "$SERVICE/v1/forms/W4101" \\ -H "Authorization: Bearer $TOKEN"');
});

it('shows the kinds of a union by the property that tells them apart', () => {
  const text = textOf(pageView(readDocument(document(operation))));
  expect(text).toContain('One of 1 kinds, told apart by kind . kind: TEXT TextNote');
});

it('shows operations of older releases that have no group', () => {
  const page = pageView(readDocument(document(operation.replace('tags: [Forms]\n', ''))));
  expect(textOf(page)).toContain('Other Operations that belong to no group. Get a form');
});
