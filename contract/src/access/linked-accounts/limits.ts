/** MEM-04: people of one company by another's login, open offers included; days in which an offer can be accepted. */
export const tieLimits = { perCompany: 20, offerDays: 7, offersPerDay: 20 } as const;
