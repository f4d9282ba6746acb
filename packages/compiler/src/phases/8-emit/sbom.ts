import { type Emitter, json } from './emitter.ts';
import { readSbom } from './read-sbom.ts';

/** The bill of materials of the tool that made the release, including the font in its PDFs. */
export const sbom: Emitter = {
  name: 'sbom',
  emitRelease: () => [json('sbom.cdx.json', JSON.parse(readSbom()))],
};
