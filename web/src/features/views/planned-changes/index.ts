/** What the section is called in the navigation. */
export const needs = ['jobs'];
