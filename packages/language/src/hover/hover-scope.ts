import type { LinkedForm, LoweredForm } from '@formpress/compiler';
import type { PlacedName } from '../index/name-index.ts';

/** A name to explain, and its version of a form as it was last linked. */
export type HoverScope = {
  linked?: LinkedForm;
  lowered?: LoweredForm;
  name: PlacedName;
  /** The files that an editor opened, the most recent first. */
  opened: readonly string[];
};
