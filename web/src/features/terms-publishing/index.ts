export const needs = ['boards', 'countries'];
