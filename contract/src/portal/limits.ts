/** How far ahead the home tells of anniversaries. */
export const anniversaryDays = 60;
