import { readFileSync } from 'node:fs';

/** Incremented when render-pages or png of the package pdf write different bytes. */
const format = 1;

/**
 * Identifies the renderer: pictures of another version are stale. It is here because the package pdf
 * takes a second to load.
 */
export function rendererVersion(): string {
  const text = readFileSync(new URL('../../../pdf/package.json', import.meta.url), 'utf8');
  const { dependencies } = JSON.parse(text) as { dependencies: Record<string, string> };
  return `${format} ${dependencies['@hyzyla/pdfium']} ${dependencies.fflate}`;
}
