// Generated from schemas/http/forms-catalog.schema.json by npm run generate. Do not edit.

/**
 * All supported forms with their current versions.
 */
export type FormsCatalog = CatalogEntry[];

/**
 * A form and its current version.
 */
export interface CatalogEntry {
  /**
   * Form id.
   */
  id: string;
  /**
   * Form version.
   */
  version: string;
}
