export const needs = [
  'consents',
  'countries',
  'grants',
  'known-devices',
  'person-keys',
  'recovery-pins',
  'right-requests',
  'security-grades',
  'security-questions',
  'sessions',
  'mfa',
];
