// Generated from schemas/http by npm run generate. Do not edit.

/** The objects of request bodies: their keys, and those that hold texts, in order. */
export const requestObjects = {
  UsAddress: {"keys":["streetAddress1","streetAddress2","city","state","zipCode"],"texts":["streetAddress1","streetAddress2","city","state","zipCode"]},
  CanadianAddress: {"keys":["streetAddress1","streetAddress2","city","provinceTerritory","postalCode"],"texts":["streetAddress1","streetAddress2","city","provinceTerritory","postalCode"]},
  LocationRequest: {"keys":["homeAddress","workAddresses","lockInLetters","nexus"],"texts":[]},
  FillRequest: {"keys":["formId","formVersion","employee","employer","signForm","fields","federalValues","lockInLetters"],"texts":["formId","formVersion","signForm"]},
  Employee: {"keys":["firstName","middleInitial","lastName","socialSecurityNumber","socialInsuranceNumber","socialInsuranceNumberExpiryDate","address"],"texts":["firstName","middleInitial","lastName","socialSecurityNumber","socialInsuranceNumber","socialInsuranceNumberExpiryDate"]},
  Employer: {"keys":["name","federalEIN","telephoneNumber","address"],"texts":["name","federalEIN","telephoneNumber"]},
  FederalValues: {"keys":["filingStatus","isExempt","isNonResidentAlien","twoJobs","additionalWithholding","dependentsAmt","otherIncome","deductions","exemptReason"],"texts":["filingStatus","exemptReason"]},
  LetterWithTerms: {"keys":["locality","filingStatus","twoJobs","dependentsAmt","otherIncome","deductions","additionalWithholding"],"texts":["locality","filingStatus"]},
  StoredCertificate: {"keys":["formId","formVersion","date","isExempt","exemptReason"],"texts":["formId","formVersion","date","exemptReason"]},
  RenewalsRequest: {"keys":["certificates","asOf"],"texts":["asOf"]},
  ChangesRequest: {"keys":["before","after","certificates","nexus"],"texts":[]},
  LivesAndWorks: {"keys":["homeAddress","workAddresses"],"texts":[]},
} as const;
