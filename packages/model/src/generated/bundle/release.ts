// Generated from schemas/bundle/release.schema.json by npm run generate. Do not edit.

/**
 * Every file of a release with its digest. The digest of this file is the release.
 */
export interface Release {
  /**
   * Version of this file's shape.
   */
  format: 2;
  /**
   * Version of the compiler.
   */
  tool: string;
  /**
   * By path, sorted.
   */
  files: {
    /**
     * One file.
     */
    [k: string]: {
      /**
       * Digest of the file.
       */
      sha256: string;
      /**
       * Bytes.
       */
      size: number;
    };
  };
}
