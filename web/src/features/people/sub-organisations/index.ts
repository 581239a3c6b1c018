export const needs = ['departments', 'role-assignments'];
