export const needs = ['consents', 'identity-steps', 'signup'];
