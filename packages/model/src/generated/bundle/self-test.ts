// Generated from schemas/bundle/self-test.schema.json by npm run generate. Do not edit.

/**
 * One request to a form version and its expected result. The service fills it before it trusts a release.
 */
export interface SelfTest {
  /**
   * The moment of signing, in UTC.
   */
  now: string;
  /**
   * The request, signed here.
   */
  request: {
    employee: TestPerson;
    employer: TestPerson;
    fields: TextsByName;
    federalValues?: TextsByName;
  };
  /**
   * The expected result.
   */
  expects: {
    /**
     * The statement that is signed.
     */
    finish: string;
    taxParameters: TextsByName;
    pdf: TextsByName;
  };
}
/**
 * An invented person, field by field.
 *
 * This interface was referenced by `SelfTest`'s JSON-Schema
 * via the `definition` "TestPerson".
 */
export interface TestPerson {
  [k: string]: string | TextsByName;
}
/**
 * Texts by name.
 *
 * This interface was referenced by `SelfTest`'s JSON-Schema
 * via the `definition` "TextsByName".
 */
export interface TextsByName {
  [k: string]: string;
}
