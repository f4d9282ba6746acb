// Generated from schemas/http/form-ids.schema.json by npm run generate. Do not edit.

/**
 * The ids of all supported forms.
 */
export type FormIds = string[];
