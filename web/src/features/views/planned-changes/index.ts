/** The name of the section in the navigation. */
export const needs = ['employment', 'jobs'];
