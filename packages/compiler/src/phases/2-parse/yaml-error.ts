import type { ErrorCode } from 'yaml';

/** Where the YAML library stumbled. Its own words stay inside this phase. */
export type YamlError = { code: ErrorCode; pos: [number, number]; message: string };
