/** The field of departments, their tree, which the list is filtered by, and what becomes of someone's service. */
export const needs = ['departments', 'organisation-charts', 'employment'];
