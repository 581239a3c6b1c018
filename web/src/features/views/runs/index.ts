/** The tray and the titles of runs. */
export const needs = ['jobs', 'run-titles'];
