import { fileURLToPath } from 'node:url';
import { beforeAll, expect, it } from 'vitest';
import { createReport } from '../../diagnostics/report.ts';
import { lowerDefinitions } from '../../workspace/compile.ts';
import type { BindingSource } from '../6-lower/form-source.ts';
import type { LoweredForm } from '../6-lower/lowered-form.ts';
import { changedBinding } from './changed-binding.ts';
import { lockBlank } from './locks/lock-blank.ts';

const folders = ['definitions', 'test/kitchen-sink/definitions'].map((folder) =>
  fileURLToPath(new URL(`../../../../../${folder}`, import.meta.url)),
);

let forms: LoweredForm[] = [];
beforeAll(async () => {
  const all = await Promise.all(folders.map((each) => lowerDefinitions(each, createReport())));
  forms = all.flatMap(({ lowered }) => lowered.forms.map(locked));
});

it('notices any two bindings of any form that are swapped', () => {
  const unseen: string[] = [];
  let tried = 0;
  for (const form of forms) {
    const { bindings } = form.source.pdf;
    for (const [index, one] of bindings.entries()) {
      for (const other of bindings.slice(index + 1)) {
        if (one.holds === other.holds) continue;
        tried += 1;
        const swapped = bindings.map((each) =>
          each === one ? holding(one, other) : each === other ? holding(other, one) : each,
        );
        const said = messagesOf(withBindings(form, swapped));
        if (said.length !== 2) unseen.push(`${form.bundle.id}: ${one.written}, ${other.written}`);
      }
    }
  }
  expect(unseen).toEqual([]);
  expect(tried).toBeGreaterThan(3000);
});

it('reports nothing for a form as it was locked, whatever the order of its bindings', () => {
  for (const form of forms) {
    const backwards = [...form.source.pdf.bindings].reverse();
    expect(messagesOf(withBindings(form, backwards))).toEqual([]);
  }
});

function locked(form: LoweredForm): LoweredForm {
  const locks = new Map([['blank.lock.json', new TextEncoder().encode(lockBlank(form))]]);
  return { ...form, source: { ...form.source, locks } };
}

function withBindings(form: LoweredForm, bindings: BindingSource[]): LoweredForm {
  const { source } = form;
  return { ...form, source: { ...source, pdf: { ...source.pdf, bindings } } };
}

/** A field with the binding of another. */
function holding({ field, at, written }: BindingSource, other: BindingSource): BindingSource {
  return { ...other, field, at, written };
}

function messagesOf(form: LoweredForm): string[] {
  const said: string[] = [];
  changedBinding.prove?.(form, ({ message }) => said.push(message));
  return said;
}
