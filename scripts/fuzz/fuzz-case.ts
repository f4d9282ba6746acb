import type { LimitName } from './limit-cases.ts';

/** Definitions to try: a folder to copy, and files by path that replace others in it. */
export type FuzzCase = { about: string; from: string; files: Record<string, string> };

/** What to try: an oversized case by its number, definitions with `index` of what a limit counts, or a random case. */
export type Order = { seed: number; index: number; isOversized?: boolean; limit?: LimitName };
