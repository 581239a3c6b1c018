/** Names of the pages of long work. */
export const needs = ['jobs'];
