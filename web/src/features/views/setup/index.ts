export const needs = ['console', 'set-up-steps'];
