export const needs = ['signup'];
