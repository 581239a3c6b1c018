/** What the tray and the titles of runs are. */
export const needs = ['jobs', 'run-titles'];
