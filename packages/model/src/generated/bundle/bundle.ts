// Generated from schemas/bundle/bundle.schema.json by npm run generate. Do not edit.

/**
 * A formula, type-checked and lowered: amounts, tables and functions are written out. The engine evaluates this tree, and the formula for clients is printed from it.
 *
 * This interface was referenced by `Bundle`'s JSON-Schema
 * via the `definition` "Expression".
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
/**
 * What follows a set.
 *
 * This interface was referenced by `Bundle`'s JSON-Schema
 * via the `definition` "Next".
 */
export type Next =
  | {
      /**
       * Id of the set.
       */
      to: string;
    }
  | {
      /**
       * Name of the statement to be signed.
       */
      finish: string;
    }
  | {
      /**
       * Id of the question.
       */
      by: string;
      /**
       * By answer.
       */
      goTo: {
        [k: string]: Target;
      };
    };
/**
 * Where an answer leads.
 *
 * This interface was referenced by `Bundle`'s JSON-Schema
 * via the `definition` "Target".
 */
export type Target =
  | {
      /**
       * Id of the set.
       */
      to: string;
    }
  | {
      /**
       * Name of the statement to be signed.
       */
      finish: string;
    }
  | {
      /**
       * Always true.
       */
      ineligible: true;
    };
/**
 * What is printed in one PDF field. Fields are named in full.
 *
 * This interface was referenced by `Bundle`'s JSON-Schema
 * via the `definition` "FieldRule".
 */
export type FieldRule =
  | {
      /**
       * Full field name.
       */
      field: string;
      /**
       * The pieces.
       */
      print: Part[];
    }
  | {
      /**
       * Full field name.
       */
      field: string;
      tick: Expression;
      /**
       * The on-state of the box.
       */
      on: string;
    }
  | {
      /**
       * Full field name.
       */
      field: string;
      /**
       * Question id.
       */
      by: string;
      /**
       * By answer; answers not named leave the field empty.
       */
      choose: {
        [k: string]:
          | {
              /**
               * The pieces.
               */
              print: Part[];
            }
          | {
              /**
               * A state of the field.
               */
              state: string;
            };
      };
    };
/**
 * A piece of a printed text.
 *
 * This interface was referenced by `Bundle`'s JSON-Schema
 * via the `definition` "Part".
 */
export type Part =
  | {
      /**
       * The words.
       */
      words: string;
    }
  | {
      /**
       * Question id.
       */
      question: string;
      style?: Style;
    }
  | {
      /**
       * Such as employee.firstName, employee.name, employer.address, employee.address.city.
       */
      person: string;
      style?: Style;
    };
/**
 * How a value prints.
 *
 * This interface was referenced by `Bundle`'s JSON-Schema
 * via the `definition` "Style".
 */
export type Style =
  | {
      /**
       * Always true.
       */
      bare: true;
      /**
       * First character, counted from 1.
       */
      from?: number;
      /**
       * Last character.
       */
      to?: number;
    }
  | {
      /**
       * Such as YYYY/MM/DD.
       */
      date: string;
    }
  | {
      /**
       * Which part.
       */
      part: 'whole' | 'cents';
    }
  | {
      /**
       * Always two.
       */
      decimals: 2;
    }
  | {
      /**
       * Always true.
       */
      ssn: true;
    };

/**
 * One form version: everything that engine and fill need. The contract between compiler and service.
 */
export interface Bundle {
  /**
   * Form id.
   */
  id: string;
  /**
   * Form version, spelled as its folder.
   */
  version: string;
  /**
   * FEDERAL, CANADA_FEDERAL, or a state or province.
   */
  locality: string;
  /**
   * US or Canada.
   */
  country: 'US' | 'CA';
  /**
   * A language of texts.
   */
  language: 'en' | 'es' | 'fr';
  /**
   * The agency's name of the form.
   */
  name: string;
  /**
   * The agency's title.
   */
  title: string;
  /**
   * The kind of form.
   */
  type: 'RESIDENT' | 'NON_RESIDENT' | 'EXEMPT' | 'EXEMPT_MILITARY_SPOUSE' | 'CANADA_RESIDENT';
  /**
   * First day it is in force, YYYY-MM-DD.
   */
  effective: string;
  /**
   * The blank form.
   */
  blank: {
    /**
     * Drawn by us, or the agency's own file.
     */
    kind: 'specimen' | 'agency';
    /**
     * Digest of the file that was used.
     */
    sha256: string;
    /**
     * Number of pages.
     */
    pages: number;
    /**
     * Present when the file has the structure that screen readers follow.
     */
    tagged?: true;
  };
  people: People;
  /**
   * By id.
   */
  questions: {
    [k: string]: Question;
  };
  interview: Interview;
  /**
   * By name. {{ questionId }} is filled in by the client.
   */
  statements: {
    [k: string]: Texts;
  };
  /**
   * In the order written.
   */
  taxParameters: TaxParameter[];
  /**
   * What is printed in the PDF.
   */
  pdf: {
    /**
     * In the order of the page.
     */
    fields: FieldRule[];
    /**
     * Signature and date fields.
     */
    sign: SignRule[];
  };
  /**
   * Paths of context images, below the bundle's folder.
   */
  images: string[];
  confidence?: Confidence;
  /**
   * What was not read in any source: form for its facts, questions by id, amounts with @. Absent when there is nothing.
   */
  unverified?: string[];
  /**
   * By language, the statements whose translation a second person reviewed. Absent when there is none.
   */
  reviewedStatements?: {
    /**
     * In Spanish.
     */
    es?: string[];
    /**
     * In French.
     */
    fr?: string[];
  };
  /**
   * Statements are in our words, not in the agency's.
   */
  wording?: 'ours';
  /**
   * The statements that are in our words, where others are in the agency's. Absent when wording says it of all.
   */
  ownWords?: string[];
  /**
   * Where the form was read.
   */
  source?: {
    /**
     * The agency.
     */
    agency: string;
    /**
     * Revision as printed.
     */
    revision?: string;
    /**
     * Digest of the agency's file.
     */
    sha256?: string;
  };
  withFederal?: FederalInterview;
  /**
   * What becomes of answers stored under earlier versions of this form, by earlier version. Absent on the first version.
   */
  migration?: {
    [k: string]: Migration;
  };
  /**
   * Rules between answers, in order. Absent where there are none.
   */
  rules?: AnswerRule[];
}
/**
 * Fields of employee, employer and addresses, with their patterns.
 *
 * This interface was referenced by `Bundle`'s JSON-Schema
 * via the `definition` "People".
 */
export interface People {
  /**
   * By name of the field, in the order of the interface.
   */
  employee: {
    [k: string]: PersonField;
  };
  /**
   * By name of the field, in the order of the interface.
   */
  employer: {
    [k: string]: PersonField;
  };
  /**
   * Whether the form needs the employee's address.
   */
  employeeAddress: 'required' | 'optional' | 'unused';
  /**
   * Whether the form needs the employer's address.
   */
  employerAddress: 'required' | 'optional' | 'unused';
  /**
   * The two shapes of an address.
   */
  address: {
    /**
     * US shape.
     */
    us: {
      [k: string]: PersonField;
    };
    /**
     * Canadian shape.
     */
    ca: {
      [k: string]: PersonField;
    };
  };
}
/**
 * One field of the employee, the employer or an address.
 *
 * This interface was referenced by `Bundle`'s JSON-Schema
 * via the `definition` "PersonField".
 */
export interface PersonField {
  /**
   * Whether this form needs it; an unused field is checked when sent and left out.
   */
  use: 'required' | 'optional' | 'unused';
  /**
   * The pattern a value must match.
   */
  accepts: string;
  /**
   * By language: the pattern for requests in it, where people write numbers or dates differently. What it accepts is brought to a form that accepts does.
   */
  acceptsIn?: {
    [k: string]: string;
  };
  otherwise: Texts;
}
/**
 * One text in each language.
 *
 * This interface was referenced by `Bundle`'s JSON-Schema
 * via the `definition` "Texts".
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
 * A question, once per id, however many sets it is in.
 *
 * This interface was referenced by `Bundle`'s JSON-Schema
 * via the `definition` "Question".
 */
export interface Question {
  /**
   * The type of the answer.
   */
  kind: 'text' | 'number' | 'yesNo' | 'date' | 'choice' | 'choices';
  /**
   * When an answer is required.
   */
  required: 'ALWAYS' | 'DEPENDENT' | 'NEVER';
  /**
   * The options of this choice are numbers and can be calculated with.
   */
  numeric?: true;
  when?: Expression;
  /**
   * The pattern; absent on calculated questions.
   */
  accepts?: string;
  /**
   * By language: the pattern for requests in it, where people write numbers or dates differently. What it accepts is brought to a form that accepts does.
   */
  acceptsIn?: {
    [k: string]: string;
  };
  otherwise?: Texts;
  /**
   * Values of the options, in order.
   */
  options?: string[];
  /**
   * Decimals of a number; absent: as answered.
   */
  scale?: number;
  /**
   * The line of the paper form.
   */
  line?: string;
  calculate?: Calculation;
}
/**
 * How a calculated question gets its value.
 *
 * This interface was referenced by `Bundle`'s JSON-Schema
 * via the `definition` "Calculation".
 */
export interface Calculation {
  is: Expression;
  /**
   * Decimal places of the result.
   */
  scale: number;
  /**
   * Present when the result can have more decimals than the scale.
   */
  round?: 'CEILING' | 'FLOOR' | 'HALF_UP';
}
/**
 * The question sets, by id.
 *
 * This interface was referenced by `Bundle`'s JSON-Schema
 * via the `definition` "Interview".
 */
export interface Interview {
  /**
   * The first set.
   */
  start: string;
  /**
   * By id, in the order written.
   */
  sets: {
    [k: string]: QuestionSet;
  };
}
/**
 * One screen of the interview.
 *
 * This interface was referenced by `Bundle`'s JSON-Schema
 * via the `definition` "QuestionSet".
 */
export interface QuestionSet {
  /**
   * Question ids, in order.
   */
  questions: string[];
  next: Next;
}
/**
 * A value that payroll needs.
 *
 * This interface was referenced by `Bundle`'s JSON-Schema
 * via the `definition` "TaxParameter".
 */
export interface TaxParameter {
  /**
   * Such as FED.filingStatus.
   */
  id: string;
  /**
   * valueType of the interface.
   */
  type: 'boolean' | 'dollarAmount' | 'integer' | 'percent' | 'string';
  is: Expression;
  about: Texts;
  /**
   * A code for every answer.
   */
  map?: {
    [k: string]: string;
  };
  /**
   * The value when everything it reads is blank.
   */
  else?: string;
  /**
   * Decimals of a number; absent: as calculated.
   */
  scale?: number;
  /**
   * What it is to a payroll engine, in the order of first days: the last row that has begun counts. Absent where nothing was written about engines.
   */
  engine?: EngineRow[];
}
/**
 * The neutral field of a payroll engine that a tax parameter belongs in from a day on, or why none.
 *
 * This interface was referenced by `Bundle`'s JSON-Schema
 * via the `definition` "EngineRow".
 */
export interface EngineRow {
  /**
   * First day on which it counts.
   */
  from: string;
  /**
   * The neutral field, such as extraWithholding.
   */
  field?: string;
  /**
   * The kind of value.
   */
  kind?: 'FLAG' | 'CODE' | 'COUNT' | 'AMOUNT' | 'RATE';
  /**
   * What a number counts.
   */
  unit?: 'DOLLARS' | 'PERCENT' | 'ALLOWANCES' | 'EXEMPTIONS' | 'PEOPLE';
  /**
   * For which time an amount is.
   */
  frequency?: 'PAY_PERIOD' | 'YEAR';
  /**
   * The finest step that a number can have.
   */
  rounding?: 'WHOLE' | 'CENT' | 'HUNDREDTH' | 'TEN_THOUSANDTH';
  /**
   * What it means when there is no value.
   */
  absent?: 'NO' | 'ZERO' | 'UNSET' | 'PLACE_DEFAULT';
  /**
   * Instead of a field: why the value belongs in none.
   */
  none?: string;
}
/**
 * A signature or date field, by the name that clients use.
 *
 * This interface was referenced by `Bundle`'s JSON-Schema
 * via the `definition` "SignRule".
 */
export interface SignRule {
  /**
   * Such as signatureLine, date, date_1.
   */
  field: string;
  /**
   * What goes in.
   */
  kind: 'signature' | 'date';
  /**
   * With date: such as MM/DD/YYYY.
   */
  format?: string;
  when?: Expression;
}
/**
 * What a form version was checked against. Releases of earlier versions lack it.
 *
 * This interface was referenced by `Bundle`'s JSON-Schema
 * via the `definition` "Confidence".
 */
export interface Confidence {
  /**
   * The agency's own file of this revision, another source, another version, something else by a rule, or nothing.
   */
  basis: 'AGENCY_FILE' | 'OTHER_SOURCE' | 'CARRIED_OVER' | 'DERIVED' | 'MEMORY';
  /**
   * AGENCY_FILE: digest of the file.
   */
  sha256?: string;
  /**
   * OTHER_SOURCE: its name.
   */
  source?: string;
  /**
   * CARRIED_OVER: the form version. DERIVED: what it follows from.
   */
  from?: string;
  /**
   * DERIVED: by what rule.
   */
  rule?: string;
}
/**
 * The second interview, used when federal values are sent.
 *
 * This interface was referenced by `Bundle`'s JSON-Schema
 * via the `definition` "FederalInterview".
 */
export interface FederalInterview {
  /**
   * The first set.
   */
  start: string;
  /**
   * By id, complete.
   */
  sets: {
    [k: string]: QuestionSet;
  };
  /**
   * Answers that are known before the first question, in order.
   *
   * Items: One given answer.
   */
  given: {
    /**
     * Question id.
     */
    question: string;
    is: Expression;
  }[];
  /**
   * Questions that need no answer here: without one, the given answer is used.
   *
   * Items: Question id.
   */
  optional?: string[];
  /**
   * Accepted spellings of federalValues.filingStatus, each with the option it means.
   */
  filingStatus: {
    [k: string]: string;
  };
}
/**
 * What becomes of answers stored under one earlier version. A question of that version is kept, narrowed or dropped.
 *
 * This interface was referenced by `Bundle`'s JSON-Schema
 * via the `definition` "Migration".
 */
export interface Migration {
  /**
   * Ids of questions that still accept every answer that they accepted.
   */
  kept: string[];
  /**
   * Questions that refuse some answer that they accepted.
   *
   * Items: One such question.
   */
  narrowed: {
    /**
     * Question id.
     */
    question: string;
    /**
     * An answer that was accepted and is refused now; absent when it cannot be derived from the pattern.
     */
    witness?: string;
  }[];
  /**
   * Ids of questions that are no longer asked: their answers must not be sent.
   */
  dropped: string[];
  /**
   * Ids of questions that some people must answer now and did not have to answer before.
   */
  required: string[];
}
/**
 * Answers that cannot stand together.
 *
 * This interface was referenced by `Bundle`'s JSON-Schema
 * via the `definition` "AnswerRule".
 */
export interface AnswerRule {
  /**
   * Such as ageNeedsBirthYear.
   */
  id: string;
  /**
   * The question at which the person is told.
   */
  question: string;
  when: Expression;
  message: Texts;
  /**
   * Nothing is refused; the person is only told.
   */
  advise?: true;
}
