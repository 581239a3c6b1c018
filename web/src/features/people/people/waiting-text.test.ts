import { expect, test } from 'vitest';
import { waitingText } from './waiting-text.ts';

const none = { externalMail: null, mobile: null, opencodeState: null };

test('ACC-05 anyone who has no contact is sent to open it with the certification key', () => {
  expect(waitingText({ ...none, opencodeState: 'valid' })).toBe('waitingByKey');
  expect(waitingText({ ...none, externalMail: 'bom@outside.example' })).toBe('waitingText');
  expect(waitingText({ ...none, mobile: '+82-10-2000-0001' })).toBe('waitingText');
});

test('ACC-04 ACC-05 a key that opens nothing any more leads to an initial password, a contact does as before', () => {
  for (const opencodeState of ['revoked', 'expired', 'used'] as const) {
    expect(waitingText({ ...none, opencodeState })).toBe('waitingKeyless');
    expect(waitingText({ ...none, opencodeState, externalMail: 'bom@outside.example' })).toBe('waitingText');
  }
});
