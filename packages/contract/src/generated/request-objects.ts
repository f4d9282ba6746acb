// Generated from schemas/http by npm run generate. Do not edit.

/** The objects of request bodies: their keys, and those that hold texts, in order. */
export const requestObjects = {
  UsAddress: {"keys":["streetAddress1","streetAddress2","city","state","zipCode"],"texts":["streetAddress1","streetAddress2","city","state","zipCode"]},
  CanadianAddress: {"keys":["streetAddress1","streetAddress2","city","provinceTerritory","postalCode"],"texts":["streetAddress1","streetAddress2","city","provinceTerritory","postalCode"]},
  LocationRequest: {"keys":["homeAddress","workAddresses"],"texts":[]},
  FillRequest: {"keys":["formId","formVersion","employee","employer","signForm","fields","federalValues"],"texts":["formId","formVersion","signForm"]},
  Employee: {"keys":["firstName","middleInitial","lastName","socialSecurityNumber","socialInsuranceNumber","socialInsuranceNumberExpiryDate","address"],"texts":["firstName","middleInitial","lastName","socialSecurityNumber","socialInsuranceNumber","socialInsuranceNumberExpiryDate"]},
  Employer: {"keys":["name","federalEIN","telephoneNumber","address"],"texts":["name","federalEIN","telephoneNumber"]},
  FederalValues: {"keys":["filingStatus","isExempt","isNonResidentAlien","twoJobs","additionalWithholding","dependentsAmt","otherIncome","deductions"],"texts":["filingStatus"]},
} as const;
