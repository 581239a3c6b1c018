export const needs = ['countries', 'rich-text'];
