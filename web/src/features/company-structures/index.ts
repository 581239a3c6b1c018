export const needs = ['login-ties'];
