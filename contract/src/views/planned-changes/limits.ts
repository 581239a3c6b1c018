/** Planned changes on one page. */
export const plannedPerPage = 50;
/** Days of a calendar that are counted at once. */
export const countedDaysMax = 62;
/** Changes that one message names; of the others it has their number. */
export const namedInNotice = 20;
