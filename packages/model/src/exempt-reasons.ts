/** The values of exemptReason: why nothing is withheld. They are the same for all places. */
export const exemptReasons: readonly string[] = [
  ...['NO_LIABILITY', 'LOW_INCOME', 'FEDERAL_EXEMPT', 'RECIPROCITY', 'NONRESIDENT', 'CREDIT_STATE'],
  ...['MILITARY_SPOUSE', 'MILITARY_MEMBER', 'MILITARY_PENSION', 'TRIBAL_MEMBER', 'STUDENT'],
  ...['AGE_OR_STUDENT', 'BORDER_CITY', 'FORT_CAMPBELL', 'RENAISSANCE_ZONE', 'DISABLED', 'CARRIER'],
  ...['MOBILE_WORKER', 'TREATY', 'FOREIGN_EARNED_INCOME', 'OTHER'],
];
