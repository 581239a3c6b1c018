export const needs = ['people', 'signup'];
