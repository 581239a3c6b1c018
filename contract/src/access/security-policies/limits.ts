/** Days ahead of the furthest one from which a choice may take effect: a slip of the year would switch it off unseen. */
export const furthestPolicyDays = 366;
