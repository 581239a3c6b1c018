import { expect, test } from 'vitest';
import { checkContact } from '../identity-steps/index.ts';
import { askOf, noIdentity } from './identity.ts';

const values = { ...noIdentity, loginId: ' sol ', externalMail: 'Sol@Outside.example' };

test('ACC-03 only the selected contact is checked and sent', () => {
  expect(checkContact(values)).toEqual([]);
  expect(askOf(values)).toEqual({ loginId: 'sol', option: 'externalMail', target: 'sol@outside.example' });
  const byPhone = { ...values, option: 'mobile', externalMail: 'no address' } as const;
  expect(checkContact(byPhone)).toMatchObject([{ path: 'mobile', code: 'MB_M_REQUIRED' }]);
  const typed = { ...byPhone, mobile: { countryCode: '+82', number: '010-1234-5678' } };
  expect(checkContact(typed)).toEqual([]);
  expect(askOf(typed)).toMatchObject({ option: 'mobile', target: '+82-10-1234-5678' });
});

test('ACC-03 an invalid contact is refused on its own field', () => {
  expect(checkContact({ ...values, externalMail: 'sol@' })).toMatchObject([
    { path: 'externalMail', code: 'MB_M_MANAGER_JS_MAILFORMATINVALID' },
  ]);
});
