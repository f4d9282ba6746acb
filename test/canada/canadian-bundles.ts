import { createReport, lowerDefinitions } from '@formpress/compiler';
import type { Bundle } from '@formpress/model';

/** The bundles of a folder, by form id and version: `TD101 2026.1.0`. */
export async function canadianBundles(folder: string): Promise<Map<string, Bundle>> {
  const { lowered } = await lowerDefinitions(folder, createReport());
  return new Map(lowered.forms.map(({ bundle }) => [`${bundle.id} ${bundle.version}`, bundle]));
}
