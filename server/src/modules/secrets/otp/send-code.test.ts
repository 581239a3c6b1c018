import { beforeEach, describe, expect, test } from 'vitest';
import { flowsPerAddress } from '@madang/contract/kernel/flow-limits.ts';
import { otpProperties } from '@madang/contract/secrets/otp/limits.ts';
import { sendCode } from '@madang/contract/secrets/otp/wire.ts';
import { platformProperties } from '@madang/contract/ground/properties/platform.ts';
import { askForCode, enterCode, personOf, proveTarget } from '../../../testing/one-time-codes.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp();
const { mailbox, advance, setProperty } = app;
let visitors = 0;
/** Each visitor comes from an address of their own. */
const visitor = (language = 'en') => app.browser({ address: `198.51.100.${(visitors += 1) % 250}`, language });
const codesIn = (text: string) => text.split('\n').filter((line) => /^\d{6}$/.test(line));

beforeEach(async () => {
  await setProperty(flowsPerAddress, 1_000_000);
  // Beyond every window, so that no test meets the counts of the one before.
  await advance(86_401);
});

describe('a sent code', () => {
  test('OTP-01 by mail has six digits on a line of their own, valid for 180 seconds', async () => {
    const browser = visitor();
    const asked = await askForCode(browser, 'externalMail', 'Minji.Kim@Works.example');
    expect([asked.status, asked.json()]).toEqual([
      200,
      { epid: expect.stringMatching(/^[0-9a-f-]{36}$/), expiresIn: 180 },
    ]);
    const mail = await mailbox.next('minji.kim@works.example');
    expect(mail).toMatchObject({ channel: 'mail', subject: '[Madang] Your verification code' });
    expect(codesIn(mail.text)).toHaveLength(1);
    expect(mail.text).toContain('3 minutes');
  });

  test('OTP-01 by SMS goes to the dialled form of the number', async () => {
    expect((await askForCode(visitor('ko'), 'mobile', '+82-10-1234-0001')).status).toBe(200);
    const sms = await mailbox.next('+821012340001');
    expect(sms).toMatchObject({ channel: 'sms' });
    expect(codesIn(sms.text)).toHaveLength(1);
    expect(sms.text).toContain('3분');
  });

  test.each([
    ['+84-0912345678', '+84912345678'],
    ['+81-090-1234-5678', '+819012345678'],
    ['+886-0912-345-678', '+886912345678'],
  ])('LIM-04 by SMS for %s goes to %s, and both spellings are one target', async (optionValue, dialled) => {
    const browser = visitor();
    const other = dialled.replace(/^\+(84|81|886)/, '+$1-');
    const personId = personOf(await askForCode(browser, 'mobile', optionValue));
    await mailbox.nextCode(dialled);
    const again = await askForCode(browser, 'mobile', other);
    expect([again.status, again.error.errorCode]).toEqual([429, 'OTP0003']);
    await advance(61);
    await askForCode(browser, 'mobile', other);
    const entered = await enterCode(browser, personId, await mailbox.nextCode(dialled), optionValue);
    expect(entered.json()).toEqual({ result: 'success' });
  });

  test('PRD-01 has the language of the body, otherwise of the request', async () => {
    const texts = new Set<string>();
    for (const [index, locale] of ['KO', 'US', 'zh', 'ja', 'tw', 'vi'].entries()) {
      const optionValue = `lang${index}@works.example`;
      const answer = await visitor('en').post(sendCode.path, {
        option: 'epExternalMail',
        optionValue,
        locale,
        compCd: '',
      });
      expect(answer.status).toBe(200);
      texts.add((await mailbox.next(optionValue)).text.replace(/\d{6}/, ''));
    }
    expect(texts.size).toBe(6);
    await askForCode(visitor('vi'), 'externalMail', 'lang9@works.example');
    expect((await mailbox.next('lang9@works.example')).text).toContain('Đây là mã');
  });

  test('OTP-01 belongs to the same person over all calls of a flow', async () => {
    const browser = visitor();
    const first = personOf(await askForCode(browser, 'externalMail', 'same@works.example'));
    expect(personOf(await askForCode(browser, 'mobile', '+82-10-1234-0002'))).toBe(first);
    expect(personOf(await askForCode(visitor(), 'mobile', '+82-10-1234-0003'))).not.toBe(first);
  });

  test('OTP-03 voids the former code', async () => {
    const browser = visitor();
    const personId = personOf(await askForCode(browser, 'externalMail', 'twice@works.example'));
    const first = await mailbox.nextCode('twice@works.example');
    await advance(61);
    await askForCode(browser, 'externalMail', 'twice@works.example');
    const second = await mailbox.nextCode('twice@works.example');
    const answer = await enterCode(browser, personId, first);
    expect([answer.status, answer.error.errorCode]).toEqual([422, 'OTP0008']);
    expect((await enterCode(browser, personId, second)).json()).toEqual({ result: 'success' });
  });
});

describe('a refused request for a code', () => {
  const send = (option: string, optionValue: unknown, more: object = {}) =>
    visitor().post(sendCode.path, { option, optionValue, locale: 'US', compCd: '', ...more });

  test.each([
    ['OTP-06', 'epExternalMail', '', 'MB_M_REQUIRED'],
    ['OTP-06', 'mobile', ' ', 'MB_M_REQUIRED'],
    ['OTP-06', 'mobile', undefined, 'MB_M_REQUIRED'],
    ['LIM-06', 'epExternalMail', 'no address', 'MB_M_MANAGER_JS_MAILFORMATINVALID'],
    ['LIM-06', 'epExternalMail', 'kim@works.example\nbcc: lee@works.example', 'CO400'],
    ['LIM-06', 'epExternalMail', 'kim@madang.example', 'MB_M_EXCEPT_MADANG_ADDR'],
    ['LIM-06', 'epExternalMail', 'kim@sub.Madang.example', 'MB_M_EXCEPT_MADANG_ADDR'],
    ['LIM-04', 'mobile', '010-1234-5678', 'MB_M_VALIDATE_NATIONNUMBER'],
    ['LIM-04', 'mobile', '+999-10-1234-5678', 'MB_M_VALIDATE_NATIONNUMBER'],
    ['LIM-04', 'mobile', '+82-010-1234-5678', 'MB_M_VALIDATE_AREANUMBER'],
    ['LIM-04', 'mobile', '+81-0090-1234-5678', 'MB_M_VALIDATE_AREANUMBER'],
    ['LIM-04', 'mobile', '+39-0312-345-6789', 'MB_M_VALIDATE_PHONENUMBER'],
    ['LIM-04', 'mobile', '+1-1-201-555-0123', 'MB_M_VALIDATE_PHONENUMBER'],
    ['LIM-04', 'mobile', '+84-0912345678 ext. 5', 'MB_M_VALIDATE_PHONENUMBER'],
    ['LIM-04', 'mobile', '+82-10-12345-678', 'MB_M_VALIDATE_PHONENUMBER'],
    ['OTP-01', 'mobile', '+82-2-123-4567', 'MB_M_VALIDATE_PHONENUMBER'],
    ['OTP-01', 'mobile', '+82-60-300-1234', 'MB_M_VALIDATE_PHONENUMBER'],
    ['OTP-01', 'mobile', '+1-900-555-2671', 'MB_M_VALIDATE_PHONENUMBER'],
  ])('%s a target by %s of %j is refused under its field', async (_id, option, value, code) => {
    const answer = await send(option, value);
    expect([answer.status, answer.error.errorCode]).toEqual([400, code]);
    expect(answer.error.fields).toMatchObject([{ path: 'optionValue', code, message: answer.error.errorMessage }]);
  });

  test('LIM-06 domains barred by the operator are refused, with those below them', async () => {
    await setProperty(platformProperties.hostedDomains, ['hosted.example']);
    await setProperty(platformProperties.foreignDomains, ['other.example']);
    expect((await send('epExternalMail', 'kim@hosted.example')).error.errorCode).toBe('MB_M_EXCEPT_MADANG_ADDR');
    expect((await send('epExternalMail', 'kim@mail.other.example')).error.errorCode).toBe('MB_M_EXCEPT_MYSINGLE_ADDR');
  });

  test('API-07 a company in the body, an unknown option, language or key is refused', async () => {
    expect((await send('mobile', '+82-10-1234-0004', { compCd: 'C1' })).error.errorCode).toBe('CO403');
    expect((await send('mobile', '+82-10-1234-0004', { epid: 'x' })).error.errorCode).toBe('CO400');
    expect((await send('mobile', '+82-10-1234-0004', { locale: 'fr' })).error.errorCode).toBe('CO400');
    expect((await send('pigeon', '+82-10-1234-0004')).error.errorCode).toBe('CO400');
    expect(mailbox.count('+821012340004')).toBe(0);
  });
});

describe('OTP-03 requests are limited', () => {
  const expectTooMany = (answer: { status: number; error: { errorCode: string } }) =>
    expect([answer.status, answer.error.errorCode]).toEqual([429, 'OTP0003']);

  test('to one in 60 seconds, three in 10 minutes and ten in a day per target, from any caller', async () => {
    const ask = () => askForCode(visitor(), 'externalMail', 'limited@works.example');
    let sent = 0;
    for (const group of [3, 3, 3, 1]) {
      for (let use = 0; use < group; use += 1) {
        expect((await ask()).status).toBe(200);
        sent += 1;
        expectTooMany(await ask());
        await advance(61);
      }
      if (group === 3) expectTooMany(await ask());
      await advance(600);
    }
    expectTooMany(await ask());
    await advance(86_401);
    expect((await ask()).status).toBe(200);
    await mailbox.next('limited@works.example');
    expect(sent).toBe(10);
  });

  test('also across tags behind a plus and other spellings of a target', async () => {
    expect((await askForCode(visitor(), 'externalMail', 'tag@works.example')).status).toBe(200);
    expectTooMany(await askForCode(visitor(), 'externalMail', 'tag+1@works.example'));
    expectTooMany(await askForCode(visitor(), 'externalMail', 'TAG+2@WORKS.example'));
    expect((await askForCode(visitor(), 'mobile', '+82-10-1234-0005')).status).toBe(200);
    expectTooMany(await askForCode(visitor(), 'mobile', '+82-101-2340-005'));
  });

  test('to five per flow, and a refused one does not count for the target', async () => {
    const browser = visitor();
    for (let use = 0; use < 5; use += 1) {
      expect((await askForCode(browser, 'externalMail', `flow${use}@works.example`)).status).toBe(200);
    }
    expectTooMany(await askForCode(browser, 'externalMail', 'flow5@works.example'));
    expect((await askForCode(visitor(), 'externalMail', 'flow5@works.example')).status).toBe(200);
  });

  test('to ten in 10 minutes per address, with a /64 of IPv6 as one address', async () => {
    const ask = (use: number) =>
      askForCode(
        app.browser({ address: `2001:db8:1:2::${use.toString(16)}` }),
        'externalMail',
        `a${use}@works.example`,
      );
    for (let use = 1; use <= 10; use += 1) expect((await ask(use)).status).toBe(200);
    const eleventh = await ask(11);
    expect([eleventh.status, eleventh.error.errorCode]).toEqual([429, 'NETWORK_LIMIT']);
    await advance(601);
    expect((await ask(12)).status).toBe(200);
  });

  test('by properties that the operator changes', async () => {
    await setProperty(otpProperties.sendsPerTargetMinute, 2);
    await setProperty(otpProperties.validSeconds, 300);
    const ask = () => askForCode(visitor(), 'externalMail', 'property@works.example');
    expect((await ask()).json()).toMatchObject({ expiresIn: 300 });
    expect((await ask()).status).toBe(200);
    expectTooMany(await ask());
    expect((await mailbox.next('property@works.example')).text).toContain('5 minutes');
    await setProperty(otpProperties.sendsPerTargetMinute, 1);
    await setProperty(otpProperties.validSeconds, 180);
  });
});

test('SGN-04 a proof of a flow remains while its person requests a code to another target', async () => {
  const browser = visitor();
  await proveTarget(app, browser, 'externalMail', 'proven@works.example');
  await askForCode(browser, 'mobile', '+82-10-1234-0006');
  const states = await app.kernel.db.selectFrom('flows').select('state').where('sends', '=', 2).execute();
  expect(states).toContainEqual({ state: 'verified' });
});
