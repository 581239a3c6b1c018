/** Other capabilities whose parts it uses. */
export const needs = ['boards', 'set-up-steps'];
