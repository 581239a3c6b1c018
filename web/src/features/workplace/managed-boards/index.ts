/** Other capabilities whose parts it uses. */
export const needs = ['boards', 'departments', 'item-categories', 'security-grades', 'set-up-steps'];
