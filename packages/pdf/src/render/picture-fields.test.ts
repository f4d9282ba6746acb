import { expect, it } from 'vitest';
import { pixelsOf } from '../../../../test/foundation/pixels.ts';
import { field, pdfWithFields } from '../../../../test/foundation/simple-pdf.ts';
import { inspect } from '../inspect/inspect.ts';
import { outlineFields } from './outline-fields.ts';
import { pictureFields } from './picture-fields.ts';

const pdf = pdfWithFields([
  field('Ünïcode 李', 'Tx'),
  field('a much longer name'.repeat(9), 'Btn'),
]);

it('outlines the box of each field and writes its name on it', async () => {
  const [png = new Uint8Array()] = await pictureFields(pdf, 600);
  const { width, height, darkness } = pixelsOf(png);
  expect([width, height]).toEqual([600, 400]);
  const edge = darkness(200, 400 - 2 * 100);
  const outside = darkness(500, 300);
  const name = Array.from({ length: 60 }, (_, x) => darkness(44 + x, 400 - 2 * 110));
  expect([edge > 100, outside, Math.max(...name) > 100]).toEqual([true, 0, true]);
});

it('leaves the fields as they are', () => {
  expect(inspect(outlineFields(pdf)).fields).toEqual(inspect(pdf).fields);
});

it.each([90, 180, 270])(
  'writes labels upright on a page that is rotated by %d degrees',
  async (rotate) => {
    const turned = Buffer.from(pdf)
      .toString('latin1')
      .replace('/Type/Page/', `/Type/Page/Rotate ${rotate}/`);
    const [png = new Uint8Array()] = await pictureFields(
      new Uint8Array(Buffer.from(turned, 'latin1')),
      600,
    );
    expect(pixelsOf(png).width).toBe(600);
  },
);

it('keeps a name on the page at every rotation', async () => {
  for (const [rotate, rect] of [
    [0, '280 100 290 110'],
    [90, '100 180 110 190'],
    [180, '10 100 20 110'],
    [270, '100 10 110 20'],
  ]) {
    const box = field('a name beside the edge', 'Btn').replace('20 100 120 114', String(rect));
    const turned = Buffer.from(pdfWithFields([box])).toString('latin1');
    const whole = turned.replace('/Type/Page/', `/Type/Page/Rotate ${rotate}/`);
    const bytes = new Uint8Array(Buffer.from(whole, 'latin1'));
    const [png = new Uint8Array()] = await pictureFields(bytes, 1200);
    const { width, height, darkness } = pixelsOf(png);
    const edge = Array.from({ length: height }, (_, y) => darkness(width - 4, y));
    expect([rotate, Math.max(...edge)]).toEqual([rotate, 0]);
  }
});
