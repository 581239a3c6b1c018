import { expect, test } from 'vitest';
import { waitingText } from './waiting-text.ts';

test('ACC-05 whoever has no contact is told to come with the certification key', () => {
  expect(waitingText({ externalMail: null, mobile: null })).toBe('waitingByKey');
  expect(waitingText({ externalMail: 'bom@outside.example', mobile: null })).toBe('waitingText');
  expect(waitingText({ externalMail: null, mobile: '+82-10-2000-0001' })).toBe('waitingText');
});
