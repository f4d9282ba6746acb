import type { ErrorCode } from 'yaml';

/** An error of the YAML library. Its message is never shown to analysts. */
export type YamlError = { code: ErrorCode; pos: [number, number]; message: string };
