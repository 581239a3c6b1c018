export const needs = ['organisation-charts'];
