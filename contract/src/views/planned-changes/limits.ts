/** Planned changes on one page. */
export const plannedPerPage = 50;
/** Days of a calendar that are counted at once. */
export const countedDaysMax = 62;
/** Changes that one message names; of more it says how many. */
export const toldMax = 20;
