import { bundles } from './bundles.ts';
import { catalog } from './catalog.ts';
import type { Emitter } from './emitter.ts';
import { flows } from './flows.ts';
import { images } from './images.ts';
import { localities } from './localities.ts';
import { openapi } from './openapi.ts';
import { sbom } from './sbom.ts';
import { selfTests } from './self-tests.ts';

/** Everything in a release except its manifest. */
export const emitters: Emitter[] = [
  bundles,
  selfTests,
  images,
  catalog,
  localities,
  flows,
  openapi,
  sbom,
];
