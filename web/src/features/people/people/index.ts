/** The field of departments, their tree, which the list is filtered by, and what becomes of someone's service, and the words of acts on many. */
export const needs = ['departments', 'organisation-charts', 'employment', 'selections'];
