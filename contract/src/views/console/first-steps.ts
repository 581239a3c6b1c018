/** First steps of a new company, in the order in which they are offered. */
export const firstSteps = ['inviteMembers', 'addDepartments', 'writeNotice', 'companyMark', 'secondFactor'] as const;
export type FirstStep = (typeof firstSteps)[number];
