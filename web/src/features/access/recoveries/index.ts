export const needs = ['identity-steps'];
