// Generated from schemas/bundle/localities.schema.json by npm run generate. Do not edit.

/**
 * A formula, type-checked and lowered: amounts, tables and functions are written out. What the engine evaluates and what clients see are printed from this one tree.
 */
export type Expression =
  | {
      /**
       * The number as plain decimal text.
       */
      number: string;
    }
  | {
      /**
       * The text itself.
       */
      text: string;
    }
  | {
      /**
       * true for yes.
       */
      yes: boolean;
    }
  | {
      /**
       * A question id, federal.<key>, or one of livesHere, worksHere, worksElsewhere, home.
       */
      read: string;
      /**
       * How the value is used here.
       */
      as: 'number' | 'text' | 'yesNo' | 'date';
    }
  | {
      /**
       * The choice looked for.
       */
      has: string;
      /**
       * A multi-select question id, or work.
       */
      in: string;
    }
  | {
      /**
       * The operator.
       */
      op: '+' | '-' | '*' | '/' | '==' | '!=' | '<' | '<=' | '>' | '>=' | 'and' | 'or';
      left: Expression;
      right: Expression;
    }
  | {
      not: Expression;
    }
  | {
      negate: Expression;
    }
  | {
      if: Expression;
      so: Expression;
      else: Expression;
    };
export type FlowRow =
  | {
      /**
       * The first set.
       */
      start: string;
      when?: Expression;
    }
  | {
      /**
       * Form ids.
       */
      forms: string[];
      when?: Expression;
    };

/**
 * Which forms and flows apply to whom.
 */
export interface Localities {
  /**
   * FEDERAL and CANADA_FEDERAL first, then by code.
   */
  localities: Locality[];
}
/**
 * One jurisdiction.
 */
export interface Locality {
  /**
   * FEDERAL, CANADA_FEDERAL, or a state or province.
   */
  code: string;
  /**
   * US or Canada.
   */
  country: 'US' | 'CA';
  name: Texts;
  /**
   * In the order written.
   */
  forms: LocalityForm[];
  /**
   * Guided flows.
   */
  flows: LocalityFlow[];
  /**
   * What is not written, and why.
   */
  gaps: string[];
}
/**
 * One text in the three languages.
 */
export interface Texts {
  /**
   * English.
   */
  en: string;
  /**
   * Spanish.
   */
  es: string;
  /**
   * French.
   */
  fr: string;
}
/**
 * When a form applies.
 */
export interface LocalityForm {
  /**
   * Form id.
   */
  id: string;
  recommended: Expression;
  when?: Expression;
}
/**
 * One flow.
 */
export interface LocalityFlow {
  /**
   * Flow id.
   */
  id: string;
  /**
   * Ids of its questions that were read in no source. Absent when there are none.
   */
  unverified?: string[];
  /**
   * The first row that fits counts.
   */
  rows: FlowRow[];
}
