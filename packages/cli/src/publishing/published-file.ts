import { createHash } from 'node:crypto';
import { createReport, lowerDefinitions, publishedOf } from '@formpress/compiler';
import type { BuiltRelease } from '@formpress/registry';
import type { Io } from '../foundation/io.ts';
import { withProgress } from '../foundation/progress.ts';
import { ComparedProblem } from '../reading/compared-problem.ts';

/** The text of published.json after publishing a release that was built from these definitions. */
export async function publishedFile(
  { release, folder }: BuiltRelease,
  definitions: string,
  io: Io,
): Promise<string> {
  const report = createReport();
  const { sources, lowered } = await withProgress(`Reading ${definitions}`, io, () =>
    lowerDefinitions(definitions, report),
  );
  const isBuiltFromThem = lowered.forms.every(({ bundle }) => {
    const path = `bundles/${bundle.id}/${bundle.version}/bundle.json`;
    const sha256 = createHash('sha256')
      .update(`${JSON.stringify(bundle)}\n`)
      .digest('hex');
    return release.files[path]?.sha256 === sha256;
  });
  if (isBuiltFromThem && !report.hasErrors)
    return `${JSON.stringify(publishedOf(lowered, sources), null, 2)}\n`;
  throw new ComparedProblem(
    `"${folder}" differs from what "${definitions}" builds, so nothing can be recorded. Build it again.`,
  );
}
