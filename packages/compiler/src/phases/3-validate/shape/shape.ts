/** The part of a JSON Schema that explanations of mistakes use. */
export type Shape = {
  $ref?: string;
  title?: string;
  description?: string;
  examples?: string[];
  type?: string | string[];
  enum?: string[];
  pattern?: string;
  properties?: Record<string, Shape>;
  additionalProperties?: boolean | Shape;
  propertyNames?: Shape;
  required?: string[];
  oneOf?: Shape[];
  anyOf?: Shape[];
};
