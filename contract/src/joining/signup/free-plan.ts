/** PRD-04: what the free plan holds, as pages and mails say it. */
export const freePlan = { meetingPeople: 100, meetingMinutes: 50, companyDomainYears: 3 } as const;
