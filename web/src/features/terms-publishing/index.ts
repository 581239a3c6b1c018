export const needs = ['countries'];
