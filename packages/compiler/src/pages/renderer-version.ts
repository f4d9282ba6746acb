import { readFileSync } from 'node:fs';

/** Counts up when render-pages or png of the package pdf write other bytes than before. */
const format = 1;

/**
 * What decides how a page looks beside the page itself: pictures of another version are stale. It
 * stands here because the package pdf takes a second to load.
 */
export function rendererVersion(): string {
  const text = readFileSync(new URL('../../../pdf/package.json', import.meta.url), 'utf8');
  const { dependencies } = JSON.parse(text) as { dependencies: Record<string, string> };
  return `${format} ${dependencies['@hyzyla/pdfium']} ${dependencies.fflate}`;
}
