/** Other capabilities whose parts it uses. */
export const needs = ['boards', 'item-categories', 'set-up-steps'];
