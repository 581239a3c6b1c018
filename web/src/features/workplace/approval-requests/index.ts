/** Other capabilities whose parts it uses. */
export const needs = ['role-assignments'];
