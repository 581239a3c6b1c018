export const needs = ['set-up-steps'];
