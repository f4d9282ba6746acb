/** Words in names of companies and their abbreviations (USPS Publication 28, appendix G), as they are printed. */
const table = `
American Amer
Association Assn
Associates Assoc
Center Ctr
Company Co
Corporation Corp
Department Dept
Development Dev
Distribution Distr
District Dist
Division Div
Education Educ
Engineering Engr
Enterprises Ent
Financial Finl
Foundation Fdn
Government Govt
Headquarters Hq
Hospital Hosp
Incorporated Inc
Industries Ind
Institute Inst
Insurance Ins
International Intl
Laboratories Labs
Limited Ltd
Management Mgmt
Manufacturing Mfg
National Natl
Organization Org
Products Prod
Professional Prof
Railroad RR
Restaurant Rest
Services Svcs
Service Svc
Systems Sys
Technologies Tech
Technology Tech
Transportation Trans
University Univ
`;

/** The abbreviation of each word, by the word in capitals. */
export const businessWords: ReadonlyMap<string, string> = new Map(
  table
    .trim()
    .split('\n')
    .map((line): [string, string] => {
      const [word = '', abbreviation = ''] = line.split(' ');
      return [word.toUpperCase(), abbreviation];
    }),
);
