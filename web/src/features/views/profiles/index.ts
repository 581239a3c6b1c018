export const needs = [
  'consents',
  'countries',
  'person-keys',
  'recovery-pins',
  'security-questions',
  'sessions',
  'two-factor',
];
