import type { LinkedForm, LoweredForm } from '@formpress/compiler';
import type { PlacedName } from '../index/name-index.ts';

/** A version of a form as it was last linked, to tell about its names. */
export type HoverScope = {
  linked?: LinkedForm;
  lowered?: LoweredForm;
  name: PlacedName;
  /** The files that an editor opened, the last first. */
  opened: readonly string[];
};
