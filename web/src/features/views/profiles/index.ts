export const needs = ['consents', 'countries', 'recovery-pins', 'security-questions', 'sessions', 'two-factor'];
