/** The field of departments, their tree, which the list is filtered by, what becomes of someone's service, emblems, places and grades. */
export const needs = [
  'departments',
  'organisation-charts',
  'employment',
  'emblems',
  'jobs',
  'locations',
  'security-grades',
];
