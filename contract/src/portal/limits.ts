/** How far ahead the home shows anniversaries. */
export const anniversaryDays = 60;
