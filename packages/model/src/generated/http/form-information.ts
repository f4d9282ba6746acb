// Generated from schemas/http/form-information.schema.json by npm run generate. Do not edit.
import type { FormConfidence } from './confidence.ts';
import type { Notice } from './notice.ts';

/**
 * What a form version needs and returns.
 */
export interface FormInformation {
  /**
   * Form id.
   */
  id: string;
  /**
   * FEDERAL, CANADA_FEDERAL, or the abbreviation of a state or province.
   */
  locality: string;
  /**
   * Name of the form.
   */
  name: string;
  /**
   * Title of the form.
   */
  title: string;
  /**
   * The kind of form, in display style.
   */
  formType: string;
  /**
   * Id of the first question set.
   */
  initialQuestionSetId: string;
  /**
   * First day the version is in force.
   */
  effectiveDate: string;
  /**
   * The version described.
   */
  formVersion: string;
  formFields: FormFields;
  /**
   * Fields of the employee and the employer without which the form is refused, by their paths in fillPdf. Which questions are required, their question sets say.
   */
  requiredFields: string[];
  /**
   * URLs of page images of the blank form, 1280 pixels wide.
   */
  blankFormImages: string[];
  /**
   * The tax parameters that fillPdf returns for this form.
   */
  taxParameters: TaxParameterDescription[];
  notice?: Notice;
  confidence: FormConfidence;
  /**
   * Whether the PDF has the structure that screen readers follow. Blanks that we draw always have it; those of agencies may not.
   */
  accessibility: 'tagged' | 'untagged';
}
/**
 * The shape of a fillPdf request, in which each value is the pattern for that field.
 *
 * This interface was referenced by `FormInformation`'s JSON-Schema
 * via the `definition` "FormFields".
 */
export interface FormFields {
  /**
   * The form id itself.
   */
  formId: string;
  /**
   * The version itself.
   */
  formVersion: string;
  /**
   * Fields of the employee that this form uses.
   */
  employee: {
    /**
     * Pattern of the first name.
     */
    firstName?: string;
    /**
     * Pattern of the middle initial.
     */
    middleInitial?: string;
    /**
     * Pattern of the last name.
     */
    lastName?: string;
    /**
     * US forms: pattern of the number.
     */
    socialSecurityNumber?: string;
    /**
     * Canadian forms: pattern of the number.
     */
    socialInsuranceNumber?: string;
    /**
     * Canadian forms: pattern of the date.
     */
    socialInsuranceNumberExpiryDate?: string;
    /**
     * Pattern of each part of the address.
     */
    address?: {
      [k: string]: string;
    };
  };
  /**
   * Fields of the employer that this form uses.
   */
  employer?: {
    /**
     * Pattern of the name.
     */
    name?: string;
    /**
     * Pattern of the number.
     */
    federalEIN?: string;
    /**
     * Pattern of the number.
     */
    telephoneNumber?: string;
    /**
     * Pattern of each part of the address.
     */
    address?: {
      [k: string]: string;
    };
  };
  /**
   * By question id. Calculated questions are left out.
   */
  fields: {
    [k: string]: string;
  };
  /**
   * Pattern of each federal value, where the form takes them.
   */
  federalValues?: {
    [k: string]: string;
  };
  /**
   * Always PREVIEW.
   */
  signForm: string;
}
/**
 * A value that payroll needs.
 *
 * This interface was referenced by `FormInformation`'s JSON-Schema
 * via the `definition` "TaxParameterDescription".
 */
export interface TaxParameterDescription {
  /**
   * Id of the parameter.
   */
  id: string;
  /**
   * boolean, dollarAmount, integer, percent or string.
   */
  valueType: string;
  /**
   * Where it comes from, in the caller's language.
   */
  description: string;
}
