/** Number of months in the home's calendar, beginning with the current month. */
export const calendarMonths = 3;
