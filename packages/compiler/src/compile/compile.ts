import { accept } from '../acceptances/accept.ts';
import type { Cache } from '../cache/cache.ts';
import { keptPdfWork } from '../cache/pdf-work.ts';
import type { Report } from '../diagnostics/report.ts';
import type { Files } from '../foundation/files.ts';
import type { PictureOptions } from '../pages/picture-pages.ts';
import { read } from '../phases/1-read/read.ts';
import { parse } from '../phases/2-parse/parse.ts';
import { validate } from '../phases/3-validate/validate.ts';
import { link } from '../phases/4-link/link.ts';
import type { Linked } from '../phases/4-link/linked/linked.ts';
import { check } from '../phases/5-check/check.ts';
import { type Lowered, lower } from '../phases/6-lower/lower.ts';
import { lookedAt } from '../phases/7-prove/looked.ts';
import { prove } from '../phases/7-prove/prove.ts';
import { emit } from '../phases/8-emit/emit.ts';
import type { EmittedFile } from '../phases/8-emit/emitter.ts';
import { readHttpSchemas } from '../phases/8-emit/read-http-schemas.ts';

/** What a run of the compiler leaves behind: the files it read, and the release when nothing was wrong. */
export type Compiled = {
  sources: Files;
  linked: Linked;
  lowered: Lowered;
  release?: EmittedFile[];
};

/** Where pictures of pages and other results are kept from run to run. */
export type CompileOptions = PictureOptions & { cache?: Cache };

/**
 * Compiles a folder of definitions. A phase passes on the forms it found no error in, and files with
 * mere slips of spelling as they were probably meant, so one run reports everything.
 */
export async function compile(
  folder: string,
  report: Report,
  { cache, ...pictures }: CompileOptions = {},
): Promise<Compiled> {
  const checked = await checkDefinitions(folder, report, cache);
  if (report.hasErrors) return checked;

  const http = await readHttpSchemas();
  return {
    ...checked,
    release: await emit({ ...checked.lowered, ...(cache && { cache }), http, pictures }),
  };
}

/** All phases but the last: what is wrong with the definitions, if anything. */
export async function checkDefinitions(
  folder: string,
  report: Report,
  cache?: Cache,
): Promise<Omit<Compiled, 'release'>> {
  const { sources, linked, lowered, looked } = await lowerAll(folder, report, cache);
  prove(lowered, report, looked);
  accept(sources, report);
  looked.keep(lowered.forms);
  return { sources, linked, lowered };
}

/** The phases up to lowering: what would be served, whether its proofs hold or not. Comparing needs no more. */
export async function lowerDefinitions(
  folder: string,
  report: Report,
  cache?: Cache,
): Promise<Omit<Compiled, 'release'>> {
  const { sources, linked, lowered } = await lowerAll(folder, report, cache);
  return { sources, linked, lowered };
}

async function lowerAll(folder: string, report: Report, cache: Cache | undefined) {
  const pdfWork = keptPdfWork(cache);
  const sources = await read(folder, report);
  const looked = lookedAt(sources, cache);
  const authored = validate(parse(sources, report), sources, report);
  const linked = check(await link(authored, report, pdfWork), report, looked);
  return { sources, looked, linked, lowered: await lower(linked, pdfWork) };
}
