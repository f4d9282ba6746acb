import type { compile } from '@formpress/formula';

/** A formula that can be calculated. */
export type Expression = Parameters<typeof compile>[0];
