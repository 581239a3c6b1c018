/** The tree of departments that the list is filtered by. */
export const needs = ['organisation-charts'];
