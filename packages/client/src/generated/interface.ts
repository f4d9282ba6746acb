// Generated from schemas/http by npm run generate. Do not edit.

export interface paths {
    "/authentication/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a token for an API key.
         * @description Send the API key in the header api-key. Send the token with every other call, in the header Authorization after the word Bearer, and get a new one before it expires.
         */
        get: operations["login"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the forms that apply to an employee.
         * @description From one home address and one or more work addresses. US addresses are also returned in postal spelling. Call formQuestionSet with the id and initialQuestionSet of a form.
         */
        post: operations["forms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/guided-flows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the guided flows that apply to an employee.
         * @description A flow asks questions whose answers narrow the applicable forms to the required ones. Call flowQuestionSet with the id and initialQuestionSetId of a flow. A flow without questions names its forms at once. Of a certificate that is written in several languages, formsToComplete has the form in the language of the request.
         */
        post: operations["guidedFlows"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/flowQuestionSet/{flowId}/{questionSetId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a question set of a guided flow.
         * @description The options of its questions carry formsToComplete: the forms that choosing them makes required. They add up along the path.
         */
        get: operations["flowQuestionSet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/formQuestionSet/{formId}/{questionSetId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a question set of a form.
         * @description Ask its questions, check each answer against its validationRegex, calculate the questions with isCalculated, and follow navigation to the next set. Without formVersion the reply has a notice.
         */
        get: operations["formQuestionSet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fillPdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete a form.
         * @description Checks the answers, walks the interview with them, and returns the completed PDF and the tax parameters. Answers to questions off the path are ignored, as are calculated ones. Beyond patterns it checks that dates are in the calendar, that a social insurance number has the right check digit and has not expired, and the rules of the question sets: one that is broken is refused with BROKEN_RULE at its question, unless it is advice. Numbers and dates may be written as people do in the language of the request: see validationRegex of Question, which also says how to bring them to the canonical form.
         */
        post: operations["fillPdf"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fillPdf/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete many forms.
         * @description Each line of the body is the body of a call of fillPdf, as one line of JSON. Each line of the reply is the body of its reply, in the same order: a completed form, or a refusal with statusCode. A refused line does not affect the others. Headers apply to all lines. The size limit, the rate limit, the scope of the key and the audit apply to each line as to a call of its own, but where a call would be refused with 429, a line waits. Any number of lines may be sent. They are answered as they arrive: read the reply while sending, because the service reads no further than it can write.
         */
        post: operations["fillPdfBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fillPdf/{formId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Describe a form: its fields with their patterns, its pages, its tax parameters.
         * @description formFields has the shape of a fillPdf request, with a pattern for each field. confidence says what the form was checked against. A version that is no longer current has a notice.
         */
        get: operations["formInformation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/parameterMapping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Say what each tax parameter of a form is to a payroll engine.
         * @description Every tax parameter with the neutral field that it belongs in, its kind, its unit, the time it is for, its finest step, and what it means when there is no value. It holds for the day in effectiveDate.
         */
        get: operations["parameterMapping"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/renewals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say which certificates on file lapse, and what to ask when they are filed again.
         * @description Send the form, the version, the date and whether it claims exemption; no name and no number. Nothing is stored. Where a newer version is in force, the reply says which stored answers it accepts and what must be asked.
         */
        post: operations["renewals"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say what a change of home or work means for the certificates of an employee.
         * @description Compares two pairs of home and work addresses: which certificates stay, which lapse, which forms are new, and which agreement between states can be claimed now. Nothing is stored.
         */
        post: operations["changes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/getAllFormIds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the ids of all forms.
         * @description Of the United States and Canada, each once, whatever versions it has.
         */
        get: operations["getAllFormIds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/getPdf/{formId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the blank PDF of a form, still fillable.
         * @description The form as it is before anything is filled in, with its fields.
         */
        get: operations["getPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/getAllFormsCatalog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all forms with their current versions.
         * @description The version of each form that is in force today.
         */
        get: operations["getAllFormsCatalog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/docs/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get this description.
         * @description The OpenAPI 3.0 document of this service, for generators of clients.
         */
        get: operations["docsConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/images/{formId}/{formVersion}/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a page of a blank form, or a picture of a note.
         * @description Open, because browsers fetch it for an image element. Take the address from blankFormImages or from href.
         */
        get: operations["image"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Say whether the process answers.
         * @description Restart the process when this fails.
         */
        get: operations["healthz"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Say whether requests may be sent.
         * @description Send requests elsewhere while this is 503: no release is loaded, or the service is shutting down.
         */
        get: operations["readyz"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A postal address, of the US shape or of the Canadian shape. An address has the keys of one shape only. */
        Address: components["schemas"]["UsAddress"] | components["schemas"]["CanadianAddress"];
        /** @description An address in the United States. */
        UsAddress: {
            /** @description Number and street. */
            streetAddress1: string;
            /** @description Apartment, suite or the like; may be empty. */
            streetAddress2?: string;
            /** @description City. */
            city: string;
            /**
             * @description Two-letter abbreviation of the state, the District of Columbia, a territory or the armed forces.
             * @enum {string}
             */
            state: "AL" | "AK" | "AZ" | "AR" | "CA" | "CO" | "CT" | "DE" | "DC" | "FL" | "GA" | "HI" | "ID" | "IL" | "IN" | "IA" | "KS" | "KY" | "LA" | "ME" | "MD" | "MA" | "MI" | "MN" | "MS" | "MO" | "MT" | "NE" | "NV" | "NH" | "NJ" | "NM" | "NY" | "NC" | "ND" | "OH" | "OK" | "OR" | "PA" | "RI" | "SC" | "SD" | "TN" | "TX" | "UT" | "VT" | "VA" | "WA" | "WV" | "WI" | "WY" | "PR" | "GU" | "VI" | "AS" | "MP" | "AA" | "AE" | "AP";
            /** @description Five digits; a ZIP+4 is also accepted. */
            zipCode: string;
        };
        /** @description An address in Canada. */
        CanadianAddress: {
            /** @description Number and street. */
            streetAddress1: string;
            /** @description Apartment, suite or the like; may be empty. */
            streetAddress2?: string;
            /** @description City. */
            city: string;
            /**
             * @description Two-letter abbreviation of the province or territory.
             * @enum {string}
             */
            provinceTerritory: "AB" | "BC" | "MB" | "NB" | "NL" | "NT" | "NS" | "NU" | "ON" | "PE" | "QC" | "SK" | "YT";
            /** @description Canadian postal code, with or without the single space in the middle. */
            postalCode: string;
        };
        /** @description What a change of home or work means for the certificates of an employee. A certificate that lapses and must be filed again is also in new. */
        ChangesReply: {
            /** @description Certificates that still count, in the order of the request. */
            stay: components["schemas"]["ChangedForm"][];
            /** @description Certificates that no longer count, in the order of the request. */
            lapse: components["schemas"]["ChangedForm"][];
            /** @description Forms to complete now. */
            new: components["schemas"]["ChangedForm"][];
            /** @description Certificates by which the employee can now be exempt where the work is, because of where the employee lives: an agreement between states, a credit, or a place that does not tax people from elsewhere. */
            reciprocity: components["schemas"]["ChangedForm"][];
        };
        /** @description A form and what becomes of it. */
        ChangedForm: {
            /** @description Form id. */
            id: string;
            /** @description Name of the form. */
            name: string;
            /** @description The version in force, if any. */
            formVersion?: string;
            /** @description Its locality. */
            formLocality: string;
            /**
             * @description stay: STILL_APPLIES, NOT_AFFECTED. lapse: NO_LONGER_APPLIES, RESIDENCE_CHANGED (the claim ends with the residence), EXEMPTION_ENDED (people from the new home are not exempt). new: NEWLY_APPLIES, FILE_AGAIN. reciprocity: EXEMPTION_POSSIBLE.
             * @enum {string}
             */
            reason: "STILL_APPLIES" | "NOT_AFFECTED" | "NO_LONGER_APPLIES" | "RESIDENCE_CHANGED" | "EXEMPTION_ENDED" | "NEWLY_APPLIES" | "FILE_AGAIN" | "EXEMPTION_POSSIBLE";
            /** @description The same in a sentence, in the caller's language. */
            message: string;
        };
        /** @description Where an employee lived and worked, where now, and the certificates on file. */
        ChangesRequest: {
            /** @description Until the change. */
            before: components["schemas"]["LivesAndWorks"];
            /** @description From the change on. */
            after: components["schemas"]["LivesAndWorks"];
            /** @description Certificates on file. */
            certificates: components["schemas"]["StoredCertificate"][];
            /** @description The states and provinces in which the employer is registered. Forms of other places that are meant for registered employers only are not offered. When absent, nothing depends on it. */
            nexus?: string[];
        };
        /** @description Where an employee lives and works. */
        LivesAndWorks: {
            /** @description Where the employee lives. */
            homeAddress: components["schemas"]["Address"];
            /** @description Where the employee works. */
            workAddresses: components["schemas"]["Address"][];
        };
        /** @description What a form version was checked against, and since when it is out of date. */
        FormConfidence: {
            /**
             * @description AGENCY_FILE: the agency's own file of this revision. OTHER_SOURCE: another source. CARRIED_OVER: it repeats another version. DERIVED: it follows from something else by a rule. MEMORY: nothing.
             * @enum {string}
             */
            basis: "AGENCY_FILE" | "OTHER_SOURCE" | "CARRIED_OVER" | "DERIVED" | "MEMORY";
            /** @description AGENCY_FILE: the SHA-256 digest of the file. */
            sha256?: string;
            /** @description OTHER_SOURCE: its name, as it was noted. */
            source?: string;
            /**
             * @description CARRIED_OVER: the form version. DERIVED: what it follows from.
             * @example MD101 2022.5.0
             */
            from?: string;
            /** @description DERIVED: by what rule, in English. */
            rule?: string;
            /**
             * Format: date
             * @description First day of a newer revision that is not offered here. Absent when none is known.
             */
            outdatedSince?: string;
            /** @description The same in a sentence, in the caller's language. */
            message: string;
        };
        /** @description The completed form. */
        FillReply: {
            /** @description Form id. */
            form: string;
            /**
             * Format: byte
             * @description The completed PDF, encoded in base64.
             */
            pdf: string;
            /** @description What a payroll system needs to calculate taxes. */
            taxParameters: components["schemas"]["TaxParameter"][];
            notice?: components["schemas"]["Notice"];
            /** @description Canadian forms: the version that was completed. */
            formVersion?: string;
            /** @description Canadian forms: the kind of form, in display style. */
            formType?: string;
            /** @description Canadian forms: name of the form. */
            name?: string;
            /** @description Canadian forms: title of the form. */
            title?: string;
            /** @description Canadian forms: CANADA_FEDERAL or the abbreviation of a province. */
            locality?: string;
        };
        /** @description A value that payroll needs. */
        TaxParameter: {
            /**
             * @description Id of the parameter.
             * @example FED.filingStatus
             */
            id: string;
            /** @description The value, always as text. */
            value: string;
            /** @description boolean, dollarAmount, integer, percent or string. */
            valueType: string;
        };
        /** @description An employee's data and answers: the body of fillPdf. */
        FillRequest: {
            /**
             * @description Form id.
             * @example W4101
             */
            formId: string;
            /**
             * @description Form version. Without it the latest is used, and a notice says so.
             * @example 2026.1.0
             */
            formVersion?: string;
            employee: components["schemas"]["Employee"];
            employer?: components["schemas"]["Employer"];
            /**
             * @description PREVIEW: unsigned, SSN or SIN masked, all fields flattened. SIGN: signed and dated, unmasked, all flattened. SIGN_EXTERNALLY: unmasked, not signed; signature and date fields stay open for a signing tool.
             * @default PREVIEW
             * @enum {string}
             */
            signForm?: "PREVIEW" | "SIGN" | "SIGN_EXTERNALLY";
            /** @description Answers by question id. None has more than 1,000 characters. */
            fields: {
                [key: string]: components["schemas"]["Answer"];
            };
            federalValues?: components["schemas"]["FederalValues"];
            /** @description Lock-in letters: what a tax agency ordered the employer to withhold. A form that a letter locks is not offered, and filling it is refused with LOCKED_IN. An element is a locality (FEDERAL, CANADA_FEDERAL, or a state or province), or an object with the terms of the letter. */
            lockInLetters?: components["schemas"]["LockInLetter"][];
        };
        /** @description The employee. Which fields a form requires and their patterns are in fillPdf/{formId} (GET). */
        Employee: {
            /** @description First name. */
            firstName?: string;
            /** @description At most one letter. */
            middleInitial?: string;
            /** @description Last name. */
            lastName?: string;
            /** @description US forms. */
            socialSecurityNumber?: string;
            /** @description Canadian forms: nine digits, with dashes, spaces or neither. */
            socialInsuranceNumber?: string;
            /** @description Canadian forms, when the number begins with 9: the date it expires, YYYY-MM-DD or MM/DD/YYYY. */
            socialInsuranceNumberExpiryDate?: string;
            /** @description The employee's address, of either shape. */
            address?: components["schemas"]["Address"];
        };
        /** @description The employer. */
        Employer: {
            /** @description Name of the employer. */
            name?: string;
            /** @description NN-NNNNNNN or nine digits. */
            federalEIN?: string;
            /** @description Telephone number. */
            telephoneNumber?: string;
            /** @description The employer's address. */
            address?: components["schemas"]["Address"];
        };
        /** @description An answer, compared as text with the question's validationRegex. An array contains the ids of a multi-select question. */
        Answer: string | number | boolean | string[];
        /** @description The employee's federal values, for forms that follow them: the values of the federal form's tax parameters. */
        FederalValues: {
            /**
             * @description Federal filing status, as the question of the W-4 has it (SINGLE) or as its tax parameter has it (S). Required unless isExempt is true: then any is ignored, also NOT_APPLICABLE, which the W-4 reports for the exempt.
             * @enum {string}
             */
            filingStatus?: "SINGLE" | "MARRIED" | "HEAD_OF_HOUSEHOLD" | "S" | "M" | "H" | "NOT_APPLICABLE";
            /** @description Whether the employee is exempt from federal withholding. */
            isExempt: boolean | string;
            /** @description Must be false if isExempt is true. */
            isNonResidentAlien?: boolean | string;
            /** @description Employee and spouse together have two jobs. */
            twoJobs?: boolean | string;
            /** @description Extra amount to withhold, at least 0. */
            additionalWithholding?: number | string;
            /** @description Amount for dependents, at least 0. */
            dependentsAmt?: number | string;
            /** @description Other income, at least 0. */
            otherIncome?: number | string;
            /** @description Deductions, at least 0. */
            deductions?: number | string;
            /** @description Why the employee is exempt, as the W-4 reports it. It is accepted so that all values of the W-4 can be sent; nothing depends on it. */
            exemptReason?: string;
        };
        /** @description The guided flows that apply to an employee. */
        FlowsReply: {
            /** @description Federal first, then the home locality, then the work localities in the order of the request. */
            flows: components["schemas"]["Flow"][];
            /** @description One element for each US address; Canadian addresses have none. */
            locationData: components["schemas"]["LocationData"][];
            /** @description Addresses that could not be understood. Present, and possibly empty, when an address is Canadian; otherwise only when there are any. */
            errors?: components["schemas"]["AddressError"][];
            /** @description Forms that the employee may need and that the service does not have, or only in an old revision, in the same order of localities. Absent when nothing is missing. */
            missingForms?: components["schemas"]["MissingForm"][];
            /** @description Forms that are left out because of lockInLetters or nexus, in the same order of localities. Present only when one of them was sent. */
            formsNotOffered?: components["schemas"]["FormNotOffered"][];
        };
        /** @description A guided flow: questions that narrow the applicable forms to the required ones. */
        Flow: {
            /**
             * @description Flow id.
             * @example AL_RESIDENT
             */
            id: string;
            /** @description FEDERAL, CANADA_FEDERAL, or the abbreviation of a state or province. */
            locality: string;
            /** @description RESIDENT, NONRESIDENT or CANADA_RESIDENT. Absent when the locality is FEDERAL. */
            residencyStatus?: string;
            /** @description true: question sets narrow the forms. false: formsToComplete lists them directly. */
            hasFlowQuestions: boolean;
            /** @description Id of the first question set. Present when hasFlowQuestions is true. */
            initialQuestionSetId?: string;
            /** @description The required forms. Present when hasFlowQuestions is false. */
            formsToComplete?: components["schemas"]["FormSummary"][];
            /** @description Name of the jurisdiction, in the caller's language. */
            localityFullName: string;
        };
        /** @description The ids of all supported forms. */
        FormIds: string[];
        /** @description What a form version needs and returns. */
        FormInformation: {
            /** @description Form id. */
            id: string;
            /** @description FEDERAL, CANADA_FEDERAL, or the abbreviation of a state or province. */
            locality: string;
            /** @description Name of the form. */
            name: string;
            /** @description Title of the form. */
            title: string;
            /**
             * @description The kind of form, in display style.
             * @example Canada Resident
             */
            formType: string;
            /** @description Id of the first question set. */
            initialQuestionSetId: string;
            /**
             * Format: date
             * @description First day the version is in force.
             */
            effectiveDate: string;
            /** @description The version described. */
            formVersion: string;
            formFields: components["schemas"]["FormFields"];
            /**
             * @description Fields of the employee and the employer without which the form is refused, by their paths in fillPdf. Which questions are required, their question sets say.
             * @example [
             *       "employee.firstName",
             *       "employee.address.city",
             *       "employer.name"
             *     ]
             */
            requiredFields: string[];
            /** @description URLs of page images of the blank form, 1280 pixels wide. */
            blankFormImages: string[];
            /** @description The tax parameters that fillPdf returns for this form. */
            taxParameters: components["schemas"]["TaxParameterDescription"][];
            notice?: components["schemas"]["Notice"];
            confidence: components["schemas"]["FormConfidence"];
            /**
             * @description Whether the PDF has the structure that screen readers follow. Blanks that we draw always have it; those of agencies may not.
             * @enum {unknown}
             */
            accessibility: "tagged" | "untagged";
        };
        /** @description The shape of a fillPdf request, in which each value is the pattern for that field. */
        FormFields: {
            /** @description The form id itself. */
            formId: string;
            /** @description The version itself. */
            formVersion: string;
            /** @description Fields of the employee that this form uses. */
            employee: {
                /** @description Pattern of the first name. */
                firstName?: string;
                /** @description Pattern of the middle initial. */
                middleInitial?: string;
                /** @description Pattern of the last name. */
                lastName?: string;
                /** @description US forms: pattern of the number. */
                socialSecurityNumber?: string;
                /** @description Canadian forms: pattern of the number. */
                socialInsuranceNumber?: string;
                /** @description Canadian forms: pattern of the date. */
                socialInsuranceNumberExpiryDate?: string;
                /** @description Pattern of each part of the address. */
                address?: {
                    [key: string]: string;
                };
            };
            /** @description Fields of the employer that this form uses. */
            employer?: {
                /** @description Pattern of the name. */
                name?: string;
                /** @description Pattern of the number. */
                federalEIN?: string;
                /** @description Pattern of the number. */
                telephoneNumber?: string;
                /** @description Pattern of each part of the address. */
                address?: {
                    [key: string]: string;
                };
            };
            /** @description By question id. Calculated questions are left out. */
            fields: {
                [key: string]: string;
            };
            /** @description Pattern of each federal value, where the form takes them. */
            federalValues?: {
                [key: string]: string;
            };
            /** @description Always PREVIEW. */
            signForm: string;
        };
        /** @description A value that payroll needs. */
        TaxParameterDescription: {
            /**
             * @description Id of the parameter.
             * @example FED.filingStatus
             */
            id: string;
            /** @description boolean, dollarAmount, integer, percent or string. */
            valueType: string;
            /** @description Where it comes from, in the caller's language. */
            description: string;
        };
        /** @description A form that would be offered but for what the request says about the employee or the employer. */
        FormNotOffered: {
            /** @description Form id. */
            id: string;
            /** @description Name of the form. */
            name: string;
            /** @description The locality of the form. */
            locality: string;
            /**
             * @description LOCKED: a lock-in letter for its locality. FOLLOWS_LOCKED: it takes its values from the W-4, which is locked. NOT_REGISTERED: the employer is not registered there.
             * @enum {string}
             */
            reason: "LOCKED" | "FOLLOWS_LOCKED" | "NOT_REGISTERED";
            /** @description The same in a sentence, in the caller's language. */
            message: string;
        };
        /** @description A form that an employee may complete. */
        FormSummary: {
            /**
             * @description Form id, also listed by getAllFormIds.
             * @example W4101
             */
            id: string;
            /** @description Name of the form, in the form's own language. */
            name: string;
            /** @description Title of the form, in the form's own language. */
            title: string;
            /**
             * @description The version in force. Send it with every later call about this form.
             * @example 2026.1.0
             */
            formVersion: string;
            /** @description FEDERAL, CANADA_FEDERAL, or the abbreviation of a state or province. */
            formLocality: string;
            /**
             * @description The kind of form.
             * @example RESIDENT
             */
            formType: string;
            /** @description Whether the employee is recommended to complete the form for the addresses given. Absent inside formsToComplete. */
            recommended?: boolean;
            /**
             * @description Id of the first question set.
             * @example QS1
             */
            initialQuestionSet: string;
        };
        /** @description All supported forms with their current versions. */
        FormsCatalog: components["schemas"]["CatalogEntry"][];
        /** @description A form and its current version. */
        CatalogEntry: {
            /** @description Form id. */
            id: string;
            /** @description Form version. */
            version: string;
        };
        /** @description The forms that apply to an employee. */
        FormsReply: {
            /** @description Federal forms first, then those of the home locality, then of the work localities in the order of the request. */
            forms: components["schemas"]["FormSummary"][];
            /** @description One element for each US address; Canadian addresses have none. */
            locationData: components["schemas"]["LocationData"][];
            /** @description Addresses that could not be understood. Present, and possibly empty, when an address is Canadian; otherwise only when there are any. */
            errors?: components["schemas"]["AddressError"][];
            /** @description Forms that the employee may need and that the service does not have, or only in an old revision, in the same order of localities. Absent when nothing is missing. */
            missingForms?: components["schemas"]["MissingForm"][];
            /** @description Forms that are left out because of lockInLetters or nexus, in the same order of localities. Present only when one of them was sent. */
            formsNotOffered?: components["schemas"]["FormNotOffered"][];
        };
        /** @description What is known about one US address of the request. */
        LocationData: {
            /** @description home, or work1, work2 and so on in the order of the request. */
            id: string;
            /** @description The address as sent, key for key. */
            inputAddress: {
                [key: string]: string;
            };
            /** @description The address in postal spelling. Its ZIP code may be a ZIP+4. */
            normalizedAddress: {
                [key: string]: string;
            };
            /** @description The findings, by result code: AE01 parts of the address disagree, GS01 located on its street, GS03 located by its ZIP code. Empty when there are none. */
            addressResultMessages: {
                [key: string]: components["schemas"]["AddressResult"];
            };
            /** @description Decimal degrees with six decimals. Absent when unknown. */
            latitude?: string;
            /** @description Decimal degrees with six decimals. Absent when unknown. */
            longitude?: string;
            /** @description Whether a geocoder confirmed the address. */
            verified: boolean;
            /** @description Whether a geocoder located the address; the coordinates are then those of the address itself. */
            geocoded: boolean;
        };
        /** @description The meaning of a result code. */
        AddressResult: {
            /** @description A few words. */
            message: string;
            /** @description A sentence. */
            description: string;
        };
        /** @description An address whose parts disagree. The state or province that was sent still decides the forms. */
        AddressError: {
            /** @description home, or work1, work2 and so on. */
            id: string;
            /**
             * @description A result code.
             * @example AE01
             */
            code: string;
            /** @description What is wrong, in the caller's language. */
            message: string;
        };
        /** @description Where an employee lives and works: the body of forms and of guided-flows. */
        LocationRequest: {
            /** @description Where the employee lives. */
            homeAddress: components["schemas"]["Address"];
            /** @description Where the employee works, one address for each physical work location. */
            workAddresses: components["schemas"]["Address"][];
            /** @description Lock-in letters: what a tax agency ordered the employer to withhold. A form that a letter locks is not offered, and filling it is refused with LOCKED_IN. An element is a locality (FEDERAL, CANADA_FEDERAL, or a state or province), or an object with the terms of the letter. */
            lockInLetters?: components["schemas"]["LockInLetter"][];
            /** @description The states and provinces in which the employer is registered. Forms of other places that are meant for registered employers only are not offered. When absent, nothing depends on it. */
            nexus?: string[];
        };
        /** @description A lock-in letter: the locality whose agency sent it, or an object with the terms of the letter. */
        LockInLetter: string | components["schemas"]["LetterWithTerms"];
        /** @description A letter with its terms. With those of FEDERAL, a certificate is accepted that withholds at least as much on every one. For any other locality the terms count for nothing, because its law is not known: no certificate is accepted, and the reply says that the terms were not used. The same holds for a form that reports no filing status to compare with them. A term that is left out counts as S, false or 0. */
        LetterWithTerms: {
            /** @description FEDERAL, CANADA_FEDERAL, or a state or province. */
            locality: string;
            /**
             * @description The filing status that the letter orders.
             * @enum {string}
             */
            filingStatus?: "S" | "M" | "H";
            /** @description Whether the letter orders the higher withholding of Step 2(c). */
            twoJobs?: boolean;
            /** @description The credits that the letter allows, Step 3. */
            dependentsAmt?: number | string;
            /** @description The other income that the letter adds, Step 4(a). */
            otherIncome?: number | string;
            /** @description The deductions that the letter allows, Step 4(b). */
            deductions?: number | string;
            /** @description The extra amount that the letter orders for each pay period, Step 4(c). */
            additionalWithholding?: number | string;
        };
        /** @description The API key was refused. */
        LoginRefusal: {
            /** @description Always Unauthorized. */
            status: string;
            /** @description Always 401. */
            statusCode: number;
            /** @description Why, in the caller's language. */
            reason: string;
        };
        /** @description A token for all other calls. */
        LoginReply: {
            /** @description A JSON Web Token, valid for 24 hours. Send it as Authorization: Bearer <token>. */
            accessToken: string;
        };
        /** @description A form that the employee may need and that this service does not have, or only in an old revision. */
        MissingForm: {
            /** @description FEDERAL, CANADA_FEDERAL, or the abbreviation of a state or province. */
            locality: string;
            /**
             * @description The agency's number of the form.
             * @example IT 4
             */
            number: string;
            /** @description Title of the form, in the form's own language. */
            title: string;
            /**
             * @description NOT_WRITTEN: the form is not supported yet. OLD_REVISION: it is offered, but a newer revision is in force. SPECIMEN: it is held back, because there is only a drawn specimen of its paper.
             * @enum {string}
             */
            reason: "NOT_WRITTEN" | "OLD_REVISION" | "SPECIMEN";
        };
        /** @description Something the caller should know, although nothing is wrong. */
        Notice: {
            /**
             * @description WARNING: no formVersion was sent. DEPRECATION: the requested version is no longer the current one.
             * @enum {string}
             */
            type: "WARNING" | "DEPRECATION";
            /** @description What it means, in the caller's language. */
            message: string;
        };
        /** @description What each tax parameter of a form is to a payroll engine on a day. */
        ParameterMapping: {
            /** @description Form id. */
            formId: string;
            /** @description The version in force on that day. */
            formVersion: string;
            /** @description The day. */
            effectiveDate: string;
            /** @description In the order of the form. */
            parameters: components["schemas"]["MappedParameter"][];
        };
        /** @description A tax parameter and the neutral field that it belongs in. One without a field has a reason. */
        MappedParameter: {
            /** @description Tax parameter, such as FED.dependentsAmt. */
            id: string;
            /** @description The type of its value in fillPdf. */
            valueType: string;
            /** @description What it is, in the caller's language. */
            description: string;
            /** @description The neutral field of a payroll engine, such as credits. */
            field?: string;
            /**
             * @description FLAG: true or false. CODE: a code of the form. COUNT: a whole number. AMOUNT: money. RATE: a percentage.
             * @enum {string}
             */
            kind?: "FLAG" | "CODE" | "COUNT" | "AMOUNT" | "RATE";
            /**
             * @description What a number counts. Dollars are those of the country of the form.
             * @enum {string}
             */
            unit?: "DOLLARS" | "PERCENT" | "ALLOWANCES" | "EXEMPTIONS" | "PEOPLE";
            /**
             * @description For which time an amount is.
             * @enum {string}
             */
            frequency?: "PAY_PERIOD" | "YEAR";
            /**
             * @description The finest step that a number can have. An engine that keeps it loses nothing.
             * @enum {string}
             */
            rounding?: "WHOLE" | "CENT" | "HUNDREDTH" | "TEN_THOUSANDTH";
            /**
             * @description What it means when there is no value: NO, ZERO, UNSET (nothing is set), or PLACE_DEFAULT (what the place withholds without a certificate).
             * @enum {string}
             */
            absent?: "NO" | "ZERO" | "UNSET" | "PLACE_DEFAULT";
            /** @description First day on which this counts. */
            from?: string;
            /** @description Instead of a field: why there is none. */
            reason?: string;
        };
        /** @description One screen of an interview or of a guided flow. */
        QuestionSet: {
            /**
             * @description Question set id.
             * @example QS1
             */
            id: string;
            /** @description The questions, in order. */
            questions: components["schemas"]["Question"][];
            /** @description Notes on the whole set, in order. */
            notes?: components["schemas"]["Note"][];
            /** @description Recommended breadcrumb title. */
            breadcrumbTitle: string;
            navigation: components["schemas"]["Navigation"];
            notice?: components["schemas"]["Notice"];
            /** @description Rules between answers that can be checked once this set is answered. Absent when there are none. */
            rules?: components["schemas"]["Rule"][];
            /** @description The tables by which questions of this set are calculated, as data. Their cells are written out in the formulas too, so a client may ignore them. Absent when there are none. */
            tables?: components["schemas"]["LookupTable"][];
        };
        /** @description A table by ranges: a cell for every row and, where it has columns, for every column. */
        LookupTable: {
            /**
             * @description The id of the table; after a dot, the answer for which it is.
             * @example multipleJobs.SINGLE
             */
            id: string;
            /** @description The calculated questions of this set that read it. */
            questionIds: string[];
            /** @description The ranges of the rows, in order and without gaps. */
            rows: components["schemas"]["LookupRange"][];
            /** @description The ranges of the columns, in order and without gaps. Absent when each row has one cell. */
            columns?: components["schemas"]["LookupRange"][];
            /**
             * @description Where cells are codes: the codes. The formula gives the number of a code, counted from 1. Absent when cells are numbers.
             * @example [
             *       "A",
             *       "B",
             *       "C"
             *     ]
             */
            codes?: string[];
            /** @description The cells of each row: decimal numbers, or codes where the table has codes. */
            cells: string[][];
        };
        /** @description A range of numbers with both its ends. */
        LookupRange: {
            /**
             * @description The first number of the range.
             * @example 10000
             */
            least: string;
            /**
             * @description The last number of the range. Absent when it has no end.
             * @example 19999
             */
            most?: string;
        };
        /** @description One question. */
        Question: {
            /** @description Question id: the key of its answer in the fields of fillPdf. */
            id: string;
            /** @description Recommended display text. */
            questionText: string;
            /** @description The only answers the service accepts, in the language of the request. Absent when isCalculated is true. In French, numbers and dates may also be written as people write them in Canada. Formulas read the canonical form: digits and a point, and YYYY-MM-DD. To get it from a number in French, remove the unit ($, CA$, CAD, dollars, %) and all spaces (U+0020, U+00A0, U+202F, U+2009). If a comma comes before a point, remove the commas; otherwise remove the points if there is a comma, and then make the comma a point. From a number in another language remove the commas. For a date: MM/DD/YYYY has the month first if that is at most 12, else the day; 1958/03/07, 1958 03 07 and 19580307 have the year first; 7 mars 1958 and 1er mars 1958 name the month, with or without accent. */
            validationRegex?: string;
            /** @description Recommended text when an answer does not match. Absent when isCalculated is true. */
            validationErrorMessage?: string;
            /**
             * @description How to show the question.
             * @enum {string}
             */
            htmlType: "INPUT" | "SELECT" | "TEXTAREA" | "PARAGRAPH" | "UNORDERED_LIST" | "IMAGE" | "TABLE";
            /**
             * @description A closer description, where htmlType needs one.
             * @enum {string}
             */
            displayType?: "TEXT" | "RADIO" | "CHECKBOX" | "MULTI_SELECT_CHECKBOX" | "MONTH_YEAR" | "YEAR" | "TELEPHONE" | "EMAIL" | "ZIPCODE" | "INTEGER" | "PERCENT" | "DOLLAR";
            required: components["schemas"]["Required"];
            /** @description The answers to choose from. */
            questionOptions?: components["schemas"]["QuestionOption"][];
            /** @description The answers to choose from when several may be chosen. Send the chosen ids joined by commas, or as an array. */
            multiSelectQuestionOptions?: components["schemas"]["MultiSelectOption"][];
            /** @description Whether the value is calculated. Such a question is not required in fillPdf and is ignored when sent. */
            isCalculated: boolean;
            calculation?: components["schemas"]["Calculation"];
            /** @description Notes on this question, in order. */
            notes?: components["schemas"]["Note"][];
        };
        /** @description Whether an answer is needed. */
        Required: {
            /**
             * @description ALWAYS: must be sent. DEPENDENT: required while formula holds. NEVER: may be left out; when sent it is checked.
             * @enum {string}
             */
            whenRequired: "ALWAYS" | "DEPENDENT" | "NEVER";
            /**
             * @description With DEPENDENT: the answer is required while this holds. Otherwise the question need not be asked, and an answer to it counts for nothing. It reads answers as rules do. A client that does not evaluate it treats the question as required.
             * @example isSenior
             */
            formula?: string;
        };
        /** @description A choice. An option has a value, or yields forms, or both; an option with only a label yields none. */
        QuestionOption: {
            /** @description What to show. */
            label: string;
            /** @description What to send as the answer. */
            value?: string | boolean;
            /** @description Key of the option in navigationMappings when it has no value. */
            id?: string;
            /** @description Forms that choosing this option makes required (guided flows). They add up along the path. */
            formsToComplete?: components["schemas"]["FormSummary"][];
        };
        /** @description An answer that can be chosen together with others. */
        MultiSelectOption: {
            /** @description What to send. */
            id: string;
            /** @description What to show. */
            label: string;
        };
        /** @description How the value of a calculated question is derived. The formula uses question ids, decimal numbers, option values in single quotes (compared with == or != only), + - * /, comparisons (== != < <= > >=), && || !, parentheses and the ternary ? :. To evaluate it, replace each id by the answer to that question: a number without thousands commas and with its sign; a text in quotes; true or false for yes or no; an unanswered number as 0, an unanswered yes or no as false, an unanswered text as ''; a question of a set that is not on the employee's path counts as unanswered, even if it was answered before; a calculated question by its own rounded value, as shown. Calculate exactly, then round once, at the end, to `scale` decimal places by `roundingMode` (CEILING up, FLOOR down, HALF_UP to the nearest with ties away from zero). Example: formula `worksheetLine1 / payPeriods`, scale 2, roundingMode HALF_UP; with the answers 1,000 and 26 a client calculates 1000 / 26 and shows 38.46. */
        Calculation: {
            /**
             * @description An expression over question ids.
             * @example worksheetLine1 / payPeriods
             */
            formula: string;
            /** @description Decimal places of the result. */
            scale: number;
            /**
             * @description Present only when the form requires it.
             * @enum {string}
             */
            roundingMode?: "CEILING" | "FLOOR" | "HALF_UP";
        };
        /** @description Something to show next to the questions. htmlType says which of the four kinds it is. */
        Note: components["schemas"]["ParagraphNote"] | components["schemas"]["ListNote"] | components["schemas"]["ImageNote"] | components["schemas"]["TableNote"];
        /** @description A note that is a paragraph. */
        ParagraphNote: {
            /**
             * @description Always PARAGRAPH. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            htmlType: "PARAGRAPH";
            /** @description The paragraph. */
            text: string;
            /**
             * @description Where to show it.
             * @enum {string}
             */
            suggestedPlacement: "ABOVE_QUESTION" | "BELOW_QUESTION" | "ABOVE_ALL_QUESTIONS" | "BELOW_ALL_QUESTIONS";
        };
        /** @description A note that is a list. */
        ListNote: {
            /**
             * @description Always UNORDERED_LIST. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            htmlType: "UNORDERED_LIST";
            /** @description The items of the list. */
            listItems: string[];
            /**
             * @description Where to show it.
             * @enum {string}
             */
            suggestedPlacement: "ABOVE_QUESTION" | "BELOW_QUESTION" | "ABOVE_ALL_QUESTIONS" | "BELOW_ALL_QUESTIONS";
            /** @description A heading for the list. */
            optionalLabel?: string;
        };
        /** @description A note that is a picture. */
        ImageNote: {
            /**
             * @description Always IMAGE. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            htmlType: "IMAGE";
            /** @description URL of the image. Page images are 1280 pixels wide, other images at most 800. */
            href: string;
            /**
             * @description Where to show it.
             * @enum {string}
             */
            suggestedPlacement: "ABOVE_QUESTION" | "BELOW_QUESTION" | "ABOVE_ALL_QUESTIONS" | "BELOW_ALL_QUESTIONS";
            /** @description A heading for the picture. */
            optionalLabel?: string;
        };
        /** @description A note that is a table to read. */
        TableNote: {
            /**
             * @description Always TABLE. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            htmlType: "TABLE";
            /** @description The headers of the columns. */
            headers: string[];
            /** @description The rows of the table. */
            rows: components["schemas"]["TableRow"][];
            /**
             * @description Where to show it.
             * @enum {string}
             */
            suggestedPlacement: "ABOVE_QUESTION" | "BELOW_QUESTION" | "ABOVE_ALL_QUESTIONS" | "BELOW_ALL_QUESTIONS";
            /** @description A heading for the table. */
            optionalLabel?: string;
        };
        /** @description One row of a table. */
        TableRow: {
            /** @description The cells, one for each header. */
            cells: string[];
        };
        /** @description What follows this set. navigationType says which of the two kinds it is. */
        Navigation: components["schemas"]["ConstantNavigation"] | components["schemas"]["VariableNavigation"];
        /** @description The same follows whatever is answered. */
        ConstantNavigation: {
            /**
             * @description Always CONSTANT. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            navigationType: "CONSTANT";
            navigationMapping: components["schemas"]["NavigationMapping"];
        };
        /** @description What follows depends on the answer to one question. */
        VariableNavigation: {
            /**
             * @description Always VARIABLE. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            navigationType: "VARIABLE";
            /** @description The question whose answer decides, in this set or an earlier one. */
            questionId: string;
            /** @description Where each answer leads, by answer, always as text ("true", not true). */
            navigationMappings: {
                [key: string]: components["schemas"]["NavigationMapping"];
            };
        };
        /** @description Where an answer leads. */
        NavigationMapping: {
            /** @description Whether another question set follows. */
            hasMoreQuestions: boolean;
            /** @description Id of the next question set, or INELIGIBLE: the employee cannot complete this form. Absent at the end. */
            nextQuestionSetId?: string;
            /** @description What the employee must agree to before signing. Replace each {{ questionId }} in it by the answer to that question. */
            perjuryStatement?: string;
        };
        /** @description Answers that cannot stand together. fillPdf refuses them with the code BROKEN_RULE at the question, unless advise is true. */
        Rule: {
            /** @description Rule id, which a refusal names. */
            id: string;
            /** @description The question at which the person is told. */
            questionId: string;
            /** @description The rule is broken when this holds. It reads answers by question id; blank answers count as in calculations. Names that begin with employee. or employer. are fields of fillPdf. A date is replaced by its day as a text in the form YYYY-MM-DD, so that 03/31/1985 becomes '1985-03-31'; days are compared as texts. */
            formula: string;
            /** @description Recommended text when the rule is broken. */
            message: string;
            /**
             * @description The rule is advice: fillPdf does not refuse it.
             * @enum {boolean}
             */
            advise?: true;
        };
        /** @description Why a request was refused. All problems are reported together, up to 100 of them. */
        Refusal: {
            /** @description The words of the HTTP status. */
            status: string;
            /** @description The HTTP status. */
            statusCode: number;
            /** @description What is wrong, in one sentence and in the caller's language. When there are more than 100 problems it says how many there are in all. */
            reason: string;
            /** @description Each problem, in the order of the form; of more than 100 the first 100. Empty when the reason says it all. */
            errors: components["schemas"]["RequestProblem"][];
            /** @description With status 500: the id under which the error was logged. */
            requestId?: string;
        };
        /** @description One problem. A message never repeats the value that was sent. */
        RequestProblem: {
            /** @description Where it is, such as fields.dependents or employee.lastName. Absent when it concerns the whole request. An unknown key is cut: a field has at most 80 characters and an ellipsis. */
            field?: string;
            /**
             * @description What kind of problem it is.
             * @enum {string}
             */
            code: "INVALID_JSON" | "UNKNOWN_KEY" | "WRONG_TYPE" | "MISSING" | "INVALID_ADDRESS" | "INVALID_ANSWER" | "MISSING_ANSWER" | "BROKEN_RULE" | "UNKNOWN_QUESTION" | "INELIGIBLE" | "INVALID_FEDERAL_VALUE" | "INVALID_PARAMETER" | "UNPRINTABLE" | "TOO_WIDE" | "LOCKED_IN" | "NOT_FOUND";
            /** @description What is wrong, in the caller's language. */
            message: string;
            /** @description With BROKEN_RULE: the id of the rule, as in the rules of its question set. */
            rule?: string;
        };
        /** @description What lapses when. */
        RenewalsReply: {
            /** @description The day that was judged by. */
            asOf: string;
            /** @description In the order of the request. */
            certificates: components["schemas"]["CertificateStatus"][];
        };
        /** @description Whether a certificate still counts, and what to ask when it must be filed again. */
        CertificateStatus: {
            /** @description Form id. */
            formId: string;
            /** @description As sent. */
            formVersion?: string;
            /**
             * @description NOT_KNOWN: the sources of the form do not say, or name no day.
             * @enum {string}
             */
            status: "IN_FORCE" | "LAPSED" | "NOT_KNOWN";
            /**
             * @description DAY: on a day. YEARLY: each year, on a day that is not known. MOVE: when the residence changes. FEDERAL: with the federal claim. NEVER: not before it is changed.
             * @enum {string}
             */
            rule: "DAY" | "YEARLY" | "MOVE" | "FEDERAL" | "NEVER" | "NOT_KNOWN";
            /** @description With DAY: the last day on which it counts. A new certificate is due by then. */
            lastDay?: string;
            /** @description After a change, a new certificate is due within so many days. */
            dueWithinDays?: number;
            /** @description true when the rule was not read in any source. */
            isUnverified?: boolean;
            /** @description The same in a sentence, in the caller's language. */
            message: string;
            newVersion?: components["schemas"]["NewVersion"];
        };
        /** @description The version in force, where it is newer than the certificate, and what becomes of stored answers. */
        NewVersion: {
            /** @description The version in force. */
            formVersion: string;
            /** @description Its first day. */
            effectiveDate: string;
            /** @description false when the version of the certificate is not known, so that everything must be asked. */
            isComparable: boolean;
            /** @description Questions whose stored answers are still accepted. */
            keep: string[];
            /** @description Questions to ask: new ones, and those that refuse an answer that was accepted. */
            askAgain: string[];
            /** @description Questions that are no longer asked: their answers must not be sent. */
            drop: string[];
        };
        /** @description The certificates of one or many employees. Send nothing that names anyone; replies are in the same order. */
        RenewalsRequest: {
            /** @description Certificates on file. */
            certificates: components["schemas"]["StoredCertificate"][];
            /** @description The day to judge by, YYYY-MM-DD; today when absent. */
            asOf?: string;
        };
        /** @description A certificate that payroll has on file. It has no name and no number of a person. */
        StoredCertificate: {
            /** @description Form id. */
            formId: string;
            /** @description The version that was filled. */
            formVersion?: string;
            /** @description The day on which it was signed, YYYY-MM-DD. For a certificate that was signed ahead, the first day for which it counts. */
            date: string;
            /** @description The value of the tax parameter isExempt; false when absent. */
            isExempt?: boolean;
            /** @description The value of the tax parameter exemptReason, where the form has one. */
            exemptReason?: string;
        };
        /** @description The token is missing, empty, invalid or expired. */
        Unauthorized: {
            /**
             * @description Always Unauthorized.
             * @enum {string}
             */
            message: "Unauthorized";
        };
    };
    responses: {
        /** @description The request was refused. Codes: INVALID_JSON, UNKNOWN_KEY, WRONG_TYPE, MISSING, INVALID_ADDRESS, INVALID_ANSWER, MISSING_ANSWER, BROKEN_RULE, UNKNOWN_QUESTION, INELIGIBLE, INVALID_FEDERAL_VALUE, INVALID_PARAMETER, UNPRINTABLE, TOO_WIDE, LOCKED_IN. All problems are reported together, in the order of the form. Of more than 100 the first 100 are listed, and reason says how many there are in all. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The API key is missing, wrong, expired or revoked. */
        LoginRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["LoginRefusal"];
            };
        };
        /** @description The token is missing, empty, malformed or expired. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Unauthorized"];
            };
        };
        /** @description There is no such form, version, question set, flow or picture. Code: NOT_FOUND. For an unknown version the message lists those there are. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The path does not answer this method. Allow names those it answers. */
        MethodNotAllowed: {
            headers: {
                /** @description The methods the path answers. */
                Allow?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The body is larger than 256 KiB. */
        BodyTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The content type of the body is not application/json. */
        BodyNotJson: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The content type of the body is not application/x-ndjson. */
        BodyNotLines: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Too many requests. Retry-After says how many seconds to wait. */
        TooManyRequests: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The service failed. The fault is ours; requestId names it. */
        OwnFault: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The service is shutting down or overloaded, or cannot record what it does. Try again. */
        Unavailable: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Nothing changed since the ETag that was sent. */
        NotModified: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
    };
    parameters: {
        /** @description Form id, as listed by getAllFormIds. */
        FormId: string;
        /**
         * @description Flow id, as returned by guided-flows.
         * @example FEDERAL
         */
        FlowId: string;
        /**
         * @description Question set id, such as the initial one.
         * @example QS1
         */
        QuestionSetId: string;
        /** @description Form version. Sending it is recommended: without it the latest version is used, which may change. */
        FormVersion: string;
        /** @description true when the employee's federal values are known already. Forms that take these values then ask fewer questions. */
        HasFederalValues: boolean;
        /** @description Form id, as listed by getAllFormIds. */
        MappedFormId: string;
        /**
         * @description A day, YYYY-MM-DD. The version in force on it is used; today when absent.
         * @example 2026-01-01
         */
        EffectiveDate: string;
        /**
         * @description Localities with a lock-in letter, separated by commas, as sent to guided-flows. Forms that such a letter locks are left out of formsToComplete.
         * @example FEDERAL
         */
        LockInLetters: string;
        /**
         * @description Language of texts: en (also when nothing fits), es or fr, with weights as in RFC 9110.
         * @example fr-CA, fr;q=0.9, en;q=0.5
         */
        AcceptLanguage: string;
        /**
         * @description IANA time zone in which a form is signed and dated. It takes effect in fillPdf, when signForm is SIGN.
         * @example America/New_York
         */
        Timezone: string;
        /** @description The ETag of an earlier reply: when nothing changed, the reply is 304 without a body. */
        IfNoneMatch: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    login: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts: en (also when nothing fits), es or fr, with weights as in RFC 9110.
                 * @example fr-CA, fr;q=0.9, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A token, valid for 24 hours. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginReply"];
                };
            };
            401: components["responses"]["LoginRefused"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OwnFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    forms: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts: en (also when nothing fits), es or fr, with weights as in RFC 9110.
                 * @example fr-CA, fr;q=0.9, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description IANA time zone in which a form is signed and dated. It takes effect in fillPdf, when signForm is SIGN.
                 * @example America/New_York
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LocationRequest"];
            };
        };
        responses: {
            /** @description The forms, and what is known about the addresses. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormsReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["BodyNotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OwnFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    guidedFlows: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts: en (also when nothing fits), es or fr, with weights as in RFC 9110.
                 * @example fr-CA, fr;q=0.9, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LocationRequest"];
            };
        };
        responses: {
            /** @description The flows, and what is known about the addresses. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlowsReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["BodyNotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OwnFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    flowQuestionSet: {
        parameters: {
            query?: {
                /**
                 * @description Localities with a lock-in letter, separated by commas, as sent to guided-flows. Forms that such a letter locks are left out of formsToComplete.
                 * @example FEDERAL
                 */
                lockInLetters?: components["parameters"]["LockInLetters"];
            };
            header?: {
                /**
                 * @description Language of texts: en (also when nothing fits), es or fr, with weights as in RFC 9110.
                 * @example fr-CA, fr;q=0.9, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of an earlier reply: when nothing changed, the reply is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Flow id, as returned by guided-flows.
                 * @example FEDERAL
                 */
                flowId: components["parameters"]["FlowId"];
                /**
                 * @description Question set id, such as the initial one.
                 * @example QS1
                 */
                questionSetId: components["parameters"]["QuestionSetId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The question set, in the language of the request. */
            200: {
                headers: {
                    /** @description Names this content. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionSet"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OwnFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    formQuestionSet: {
        parameters: {
            query?: {
                /** @description Form version. Sending it is recommended: without it the latest version is used, which may change. */
                formVersion?: components["parameters"]["FormVersion"];
                /** @description true when the employee's federal values are known already. Forms that take these values then ask fewer questions. */
                hasFederalValues?: components["parameters"]["HasFederalValues"];
            };
            header?: {
                /**
                 * @description Language of texts: en (also when nothing fits), es or fr, with weights as in RFC 9110.
                 * @example fr-CA, fr;q=0.9, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of an earlier reply: when nothing changed, the reply is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Form id, as listed by getAllFormIds. */
                formId: components["parameters"]["FormId"];
                /**
                 * @description Question set id, such as the initial one.
                 * @example QS1
                 */
                questionSetId: components["parameters"]["QuestionSetId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The question set, in the language of the request. */
            200: {
                headers: {
                    /** @description Names this content. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionSet"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OwnFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    fillPdf: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts: en (also when nothing fits), es or fr, with weights as in RFC 9110.
                 * @example fr-CA, fr;q=0.9, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description IANA time zone in which a form is signed and dated. It takes effect in fillPdf, when signForm is SIGN.
                 * @example America/New_York
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FillRequest"];
            };
        };
        responses: {
            /** @description The completed PDF and the tax parameters. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FillReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["BodyNotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OwnFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    fillPdfBatch: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts: en (also when nothing fits), es or fr, with weights as in RFC 9110.
                 * @example fr-CA, fr;q=0.9, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description IANA time zone in which a form is signed and dated. It takes effect in fillPdf, when signForm is SIGN.
                 * @example America/New_York
                 */
                Timezone?: components["parameters"]["Timezone"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-ndjson": string;
            };
        };
        responses: {
            /** @description A line for each line that was sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            415: components["responses"]["BodyNotLines"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OwnFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    formInformation: {
        parameters: {
            query?: {
                /** @description Form version. Sending it is recommended: without it the latest version is used, which may change. */
                formVersion?: components["parameters"]["FormVersion"];
            };
            header?: {
                /**
                 * @description Language of texts: en (also when nothing fits), es or fr, with weights as in RFC 9110.
                 * @example fr-CA, fr;q=0.9, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of an earlier reply: when nothing changed, the reply is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Form id, as listed by getAllFormIds. */
                formId: components["parameters"]["FormId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the form needs and returns. */
            200: {
                headers: {
                    /** @description Names this content. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormInformation"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OwnFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    parameterMapping: {
        parameters: {
            query: {
                /** @description Form id, as listed by getAllFormIds. */
                formId: components["parameters"]["MappedFormId"];
                /**
                 * @description A day, YYYY-MM-DD. The version in force on it is used; today when absent.
                 * @example 2026-01-01
                 */
                effectiveDate?: components["parameters"]["EffectiveDate"];
            };
            header?: {
                /**
                 * @description Language of texts: en (also when nothing fits), es or fr, with weights as in RFC 9110.
                 * @example fr-CA, fr;q=0.9, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The ETag of an earlier reply: when nothing changed, the reply is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    /** @description Names this content. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParameterMapping"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OwnFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    renewals: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts: en (also when nothing fits), es or fr, with weights as in RFC 9110.
                 * @example fr-CA, fr;q=0.9, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenewalsRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenewalsReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["BodyNotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OwnFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    changes: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Language of texts: en (also when nothing fits), es or fr, with weights as in RFC 9110.
                 * @example fr-CA, fr;q=0.9, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangesRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangesReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["BodyNotJson"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OwnFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAllFormIds: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an earlier reply: when nothing changed, the reply is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ids. */
            200: {
                headers: {
                    /** @description Names this content. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormIds"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OwnFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPdf: {
        parameters: {
            query?: {
                /** @description Form version. Sending it is recommended: without it the latest version is used, which may change. */
                formVersion?: components["parameters"]["FormVersion"];
            };
            header?: {
                /** @description The ETag of an earlier reply: when nothing changed, the reply is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Form id, as listed by getAllFormIds. */
                formId: components["parameters"]["FormId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The blank PDF. */
            200: {
                headers: {
                    /** @description Names this content. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OwnFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAllFormsCatalog: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an earlier reply: when nothing changed, the reply is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The forms and their versions. */
            200: {
                headers: {
                    /** @description Names this content. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormsCatalog"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OwnFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    docsConfig: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an earlier reply: when nothing changed, the reply is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    /** @description Names this content. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/yaml": string;
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["OwnFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    image: {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of an earlier reply: when nothing changed, the reply is 304 without a body. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Form id, as listed by getAllFormIds. */
                formId: components["parameters"]["FormId"];
                /** @description Form version. */
                formVersion: string;
                /** @description File name of the picture. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    /** @description Names this content. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                    "image/jpeg": string;
                    "image/gif": string;
                };
            };
            304: components["responses"]["NotModified"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["OwnFault"];
            503: components["responses"]["Unavailable"];
        };
    };
    healthz: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Yes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            503: components["responses"]["Unavailable"];
        };
    };
    readyz: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Yes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            503: components["responses"]["Unavailable"];
        };
    };
}
