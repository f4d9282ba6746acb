import type { EngineRow } from '@formpress/model';
import type { SourceRange } from '../../../diagnostics/diagnostic.ts';

/** What a tax parameter is to a payroll engine from a day on, and where that is written. */
export type LinkedEngineRow = EngineRow & { at: SourceRange };

/** The rows of shared/engine-fields.yaml, by the name of a parameter. */
export type EngineFields = ReadonlyMap<string, LinkedEngineRow[]>;
