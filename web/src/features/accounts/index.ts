export const needs = ['front', 'signup'];
