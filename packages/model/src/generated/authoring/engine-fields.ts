// Generated from schemas/authoring/engine-fields.schema.json by npm run generate. Do not edit.

/**
 * What a tax parameter is to a payroll engine from a day on.
 *
 * This interface was referenced by `EngineFieldsFile`'s JSON-Schema
 * via the `definition` "AuthoredEngineRow".
 */
export type AuthoredEngineRow = AuthoredEngineField | AuthoredNoEngineField;
/**
 * Rows in the order of their first day. The last one that has begun counts.
 *
 * @minItems 1
 *
 * This interface was referenced by `EngineFieldsFile`'s JSON-Schema
 * via the `definition` "EngineRows".
 */
export type EngineRows = AuthoredEngineRow[];

/**
 * shared/engine-fields.yaml: what each tax parameter is to a payroll engine, by its name after the dot, or with its place before it.
 */
export interface EngineFieldsFile {
  [k: string]: EngineRows;
}
/**
 * The neutral field that the value belongs in, and how to read it.
 */
export interface AuthoredEngineField {
  /**
   * The first day on which the row counts.
   */
  from: string;
  /**
   * The neutral field of a payroll engine.
   */
  field: string;
  /**
   * The kind of value: yes or no, a code, a number of things, money, or a percentage.
   */
  kind: 'flag' | 'code' | 'count' | 'amount' | 'rate';
  /**
   * What the number counts. Amounts, rates and counts have one.
   */
  unit?: 'dollars' | 'percent' | 'allowances' | 'exemptions' | 'people';
  /**
   * For which time an amount is.
   */
  frequency?: 'payPeriod' | 'year';
  /**
   * The finest step that a number can have, so that an engine that keeps it loses nothing.
   */
  rounding?: 'whole' | 'cent' | 'hundredth' | 'tenThousandth';
  /**
   * What it means when there is no value: no, 0, that nothing is set, or that the place says what is withheld without a certificate.
   */
  absent: 'no' | 'zero' | 'unset' | 'placeDefault';
}
/**
 * Why no engine needs the value.
 */
export interface AuthoredNoEngineField {
  /**
   * The first day on which the row counts.
   */
  from: string;
  /**
   * Why the value belongs in no field.
   */
  none: string;
}
