export const needs = ['consents', 'countries', 'security-questions', 'sessions', 'two-factor'];
