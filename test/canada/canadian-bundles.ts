import { checkDefinitions, createReport } from '@formpress/compiler';
import type { Bundle } from '@formpress/model';
import { definitions } from '../foundation/compile-folder.ts';
import { testCache } from '../foundation/test-cache.ts';

/** The bundles of our Canadian forms, by form id and version: `TD101 2026.1.0`. */
export async function canadianBundles(): Promise<Map<string, Bundle>> {
  const { lowered } = await checkDefinitions(definitions, createReport(), testCache());
  const ours = lowered.forms.filter(({ source }) => source.folder.startsWith('ca/'));
  return new Map(ours.map(({ bundle }) => [`${bundle.id} ${bundle.version}`, bundle]));
}
