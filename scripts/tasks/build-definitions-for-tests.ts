/** Compiles the definitions once, before the test tasks that read them. */
import { setup } from '../../test/foundation/compile-definitions.ts';

await setup();
