/** How many months the home's calendar has, beginning with this one. */
export const calendarMonths = 3;
