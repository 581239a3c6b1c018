export const needs = ['departments', 'memberships'];
