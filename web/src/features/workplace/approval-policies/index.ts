export const needs = ['departments'];
