import type { HostilePdf } from './hostile-pdf.ts';
import { hostileStreams } from './hostile-streams.ts';
import { hostileStructures } from './hostile-structures.ts';
import { hostileTables } from './hostile-tables.ts';
import { hostileTexts } from './hostile-texts.ts';

/** All hostile files: small, except for the few that are hostile by their length. */
export const hostilePdfs: HostilePdf[] = [
  ...hostileStructures,
  ...hostileTables,
  ...hostileStreams,
  ...hostileTexts,
];
