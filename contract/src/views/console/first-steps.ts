/** What a new company does first, in the order in which it is offered. */
export const firstSteps = ['inviteMembers', 'addDepartments', 'writeNotice', 'companyMark', 'secondFactor'] as const;
export type FirstStep = (typeof firstSteps)[number];
