import type { Report } from './diagnostics/report.ts';
import type { Files } from './phases/1-read/files.ts';
import { read } from './phases/1-read/read.ts';
import { parse } from './phases/2-parse/parse.ts';
import { validate } from './phases/3-validate/validate.ts';
import { link } from './phases/4-link/link.ts';
import { check } from './phases/5-check/check.ts';
import { type Lowered, lower } from './phases/6-lower/lower.ts';
import { prove } from './phases/7-prove/prove.ts';
import { emit } from './phases/8-emit/emit.ts';
import type { EmittedFile } from './phases/8-emit/emitter.ts';
import { readHttpSchemas } from './phases/8-emit/read-http-schemas.ts';

/** What a run of the compiler leaves behind: the files it read, and the release when nothing was wrong. */
export type Compiled = { sources: Files; release?: EmittedFile[] };

/** Compiles a folder of definitions. A phase passes on the forms it found no error in, so one run reports everything. */
export async function compile(folder: string, report: Report): Promise<Compiled> {
  const { sources, lowered } = await checkDefinitions(folder, report);
  if (report.hasErrors) return { sources };

  return { sources, release: await emit({ ...lowered, http: await readHttpSchemas() }) };
}

/** All phases but the last: what is wrong with the definitions, if anything. */
export async function checkDefinitions(
  folder: string,
  report: Report,
): Promise<{ sources: Files; lowered: Lowered }> {
  const { sources, lowered } = await lowerDefinitions(folder, report);
  prove(lowered, report);
  return { sources, lowered };
}

/** The phases up to lowering: what would be served, whether its proofs hold or not. Comparing needs no more. */
export async function lowerDefinitions(
  folder: string,
  report: Report,
): Promise<{ sources: Files; lowered: Lowered }> {
  const sources = await read(folder, report);
  const authored = validate(parse(sources, report), sources, report);
  const linked = check(link(authored, report), report);
  return { sources, lowered: lower(linked) };
}
