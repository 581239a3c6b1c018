export const needs = ['security-grades', 'set-up-steps'];
