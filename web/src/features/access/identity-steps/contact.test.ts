import { expect, test } from 'vitest';
import { checkContact, type ContactValues, needsCode, noContact, contactOf } from './contact.ts';

test('ACC-05 only the selected contact is checked and sent', () => {
  const byMail = { ...noContact, externalMail: 'Bom@Outside.example', opencode: 'no key' };
  expect([checkContact(byMail), contactOf(byMail)]).toEqual([[], 'bom@outside.example']);
  const byPhone = { ...byMail, option: 'mobile', mobile: { countryCode: '+82', number: '010-1234-5678' } } as const;
  expect([checkContact(byPhone), contactOf(byPhone)]).toEqual([[], '+82-10-1234-5678']);
  const byPromotion = { ...byMail, option: 'promotionCode', promotionCode: 'hanbit 7k3m-9qxr-2vbd-h4tn' } as const;
  expect([checkContact(byPromotion), contactOf(byPromotion)]).toEqual([[], 'HANB1T7K3M9QXR2VBDH4TN']);
  const byKey = { ...byMail, option: 'opencode', opencode: '7k3m 9qxr 2vbd h4tn' } as const;
  expect([checkContact(byKey), contactOf(byKey)]).toEqual([[], '7K3M9QXR2VBDH4TN']);
});

test('ACC-05 an invalid key, mail or number is reported on its own field', () => {
  const told = (values: Partial<ContactValues>) =>
    checkContact({ ...noContact, ...values }).map(({ path, code }) => `${path} ${code}`);
  expect(told({ option: 'opencode' })).toEqual(['opencode MB_M_REQUIRED']);
  expect(told({ option: 'promotionCode' })).toEqual(['promotionCode MB_M_REQUIRED']);
  expect(told({ option: 'opencode', opencode: 'ABC' })).toEqual(['opencode OPENCODE_INVALID']);
  expect(told({ externalMail: 'bom@' })).toEqual(['externalMail MB_M_MANAGER_JS_MAILFORMATINVALID']);
  expect(told({ option: 'mobile' })).toEqual(['mobile MB_M_REQUIRED']);
});

test('REQ-02 a PIN has only digits, wide ones too', () => {
  const byPin = { ...noContact, option: 'pin', pin: ' ４０２９１７ ' } as const;
  expect([checkContact(byPin), contactOf(byPin)]).toEqual([[], '402917']);
  expect(checkContact({ ...byPin, pin: '40 29' }).map(({ path, code }) => `${path} ${code}`)).toEqual(['pin PIN_FORM']);
  expect(checkContact({ ...byPin, pin: '' }).map(({ code }) => code)).toEqual(['MB_M_REQUIRED']);
});

test('ACC-05 a contact is verified by a code, and a key needs none', () => {
  const options = ['externalMail', 'mobile', 'opencode', 'promotionCode'] as const;
  expect(options.filter(needsCode)).toEqual(['externalMail', 'mobile']);
});
