/** The field of departments, and their tree, which the list is filtered by. */
export const needs = ['departments', 'organisation-charts'];
