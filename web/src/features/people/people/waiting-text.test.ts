import { expect, test } from 'vitest';
import { waitingText } from './waiting-text.ts';

const none = { externalMail: null, mobile: null, opencodeState: null };

test('ACC-05 a person without a contact opens the account with the activation key', () => {
  expect(waitingText({ ...none, opencodeState: 'valid' })).toBe('waitingByKey');
  expect(waitingText({ ...none, externalMail: 'bom@outside.example' })).toBe('waitingText');
  expect(waitingText({ ...none, mobile: '+82-10-2000-0001' })).toBe('waitingText');
});

test('ACC-04 ACC-05 an unusable key leads to an initial password, and a contact works as before', () => {
  for (const opencodeState of ['revoked', 'expired', 'used'] as const) {
    expect(waitingText({ ...none, opencodeState })).toBe('waitingKeyless');
    expect(waitingText({ ...none, opencodeState, externalMail: 'bom@outside.example' })).toBe('waitingText');
  }
});
