export const needs = ['item-categories', 'set-up-steps'];
