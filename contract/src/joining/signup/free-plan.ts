/** PRD-04: contents of the free plan, as pages and mails show them. */
export const freePlan = { meetingPeople: 100, meetingMinutes: 50, companyDomainYears: 3 } as const;
