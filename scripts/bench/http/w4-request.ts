import { people } from '../people.ts';

/** A typical W-4: a couple with children, without worksheets. */
export const usualW4 = {
  formId: 'W4101',
  formVersion: '2026.1.0',
  ...people,
  fields: {
    isNonResidentAlien: 'false',
    isExempt: 'false',
    filingStatus: 'MARRIED',
    multipleJobs: 'NONE',
    qualifyingChildren: '2',
    otherDependents: '1',
    otherIncome: '1200',
    useDeductionsWorksheet: 'false',
    deductions: '3000',
    extraWithholding: '25',
  },
};

/** A W-4 with three jobs and every line of both worksheets. */
export const longestW4 = {
  ...usualW4,
  fields: {
    isNonResidentAlien: 'false',
    isExempt: 'false',
    filingStatus: 'SINGLE',
    multipleJobs: 'WORKSHEET',
    numberOfJobs: 'THREE',
    payPeriods: '12',
    highestWages: '120000',
    secondWages: '60000',
    thirdWages: '30000',
    qualifyingChildren: '3',
    otherDependents: '4',
    otherCredits: '1749',
    otherIncome: '500',
    useDeductionsWorksheet: 'true',
    totalIncome: '252500',
    tips: '25000',
    overtime: '25000',
    vehicleInterest: '10000',
    isSenior: 'true',
    adjustments: '2571',
    marriedSeparately: 'true',
    medicalExpenses: '2708',
    taxesPaid: '40400',
    mortgageInterest: '2982',
    charityGifts: '3119',
    otherItemized: '3256',
    cashGifts: '1000',
    extraWithholding: '10',
  },
};
