import { randomInt, randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { credentialProperties } from '@madang/contract/secrets/credentials/properties.ts';
import { flowsPerAddress } from '@madang/contract/kernel/flow-limits.ts';
import { platformProperties } from '@madang/contract/ground/properties/platform.ts';
import { recoveryLimits, recoveryProperties } from '@madang/contract/access/recoveries/limits.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import type { Answer, Browser } from '../../../testing/browser.ts';
import { askForCode, enterCode, personOf, wrongCode } from '../../../testing/one-time-codes.ts';
import { addTestPerson, signInAs, testPassword, type TestPerson } from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp();
const { mailbox, advance, decideTries, setProperty, kernel } = app;
const paths = {
  send: '/employee/memberadmin/rest/v1/id/nosession/newemp?noSessionPrc=Y',
  rules: '/api/v1/recovery',
  reset: '/api/v1/recovery/password',
  session: '/api/v1/session',
};
const next = 'vN4#pLx9';
const outcome = ({ status, error }: Answer) => [status, error.errorCode];
let hosts = 0;
const address = () => `198.51.${(hosts += 1) >> 8}.${hosts & 255}`;
const stranger = () => app.browser({ address: address() });

beforeEach(async () => {
  await setProperty(credentialProperties.passwordProfile, 'spec');
  await setProperty(flowsPerAddress, 1_000_000);
  await advance(86_401);
});

interface Known extends TestPerson {
  readonly mail: string;
  readonly mobile: string;
}

/** Someone with a proven external mail and a mobile number. */
async function known(person: Parameters<typeof addTestPerson>[1] = {}): Promise<Known> {
  const mail = `m${randomUUID().slice(0, 8)}@outside.example`;
  const mobile = `+82-10-${randomInt(2_000, 5_000)}-${randomInt(1_000, 9_000)}`;
  const made = await addTestPerson(app, {
    externalMail: mail,
    mobile,
    isExternalMailProven: true,
    isMobileProven: true,
    ...person,
  });
  return { ...made, mail, mobile };
}

const dialled = (mobile: string) => `+${mobile.replaceAll(/\D/g, '')}`;

function ask(browser: Browser, loginId: string, optionValue: string, option = 'epExternalMail'): Promise<Answer> {
  return browser.post(paths.send, { option, optionValue, locale: 'en', compCd: '', userId: loginId });
}

/** Proves the person up to the code. */
async function prove(browser: Browser, { loginId, mail }: Known): Promise<void> {
  const asked = await ask(browser, loginId, mail);
  expect(asked.status).toBe(200);
  const entered = await enterCode(browser, personOf(asked), await mailbox.nextCode(mail));
  expect(entered.json()).toEqual({ result: 'success' });
}

const reset = (browser: Browser, password = next, confirmation = password) =>
  browser.post(paths.reset, { next: password, confirmation });

async function canSignIn({ loginId }: TestPerson, password: string): Promise<boolean> {
  return (await stranger().post(paths.session, { loginId, password })).status === 200;
}

describe('ACC-03 a lost password', () => {
  test('ACC-03 SGN-09 is replaced for existing accounts while sign-up is closed', async () => {
    const person = await known();
    const browser = stranger();
    await setProperty(platformProperties.registrationClosed, 'Y');
    await prove(browser, person);
    const answer = await reset(browser);
    await setProperty(platformProperties.registrationClosed, 'N');
    expect(answer.status, answer.text).toBe(200);
    expect(await canSignIn(person, next)).toBe(true);
  });

  test('is replaced with a code by mail: only the new one signs in, and no session opens', async () => {
    const person = await known();
    const browser = stranger();
    await prove(browser, person);
    expect((await browser.get(paths.rules)).json()).toEqual({ passwordProfile: 'spec', hintQuestion: '' });
    expect((await reset(browser)).json()).toEqual({ result: 'success' });
    expect((await browser.get(paths.session)).status).toBe(401);
    expect([await canSignIn(person, testPassword), await canSignIn(person, next)]).toEqual([false, true]);
  });

  test('is replaced with a code by SMS, which names its purpose', async () => {
    const person = await known();
    const browser = stranger();
    const asked = await ask(browser, person.loginId, person.mobile, 'mobile');
    const sms = await mailbox.next(dialled(person.mobile));
    expect(sms.text).toContain('set a new password');
    const code = /\d{6}/.exec(sms.text)?.[0] ?? '';
    expect((await enterCode(browser, personOf(asked), code)).status).toBe(200);
    expect((await reset(browser)).status).toBe(200);
    expect(await canSignIn(person, next)).toBe(true);
  });

  test('LIM-04 ACC-03 is replaced by a number with or without the trunk 0 of its country', async () => {
    const person = await known({ mobile: '+84-912-345-678' });
    for (const typed of ['+84-0912345678', '+84-0912-345-678', '+84-912345678']) {
      expect((await ask(stranger(), person.loginId, typed, 'mobile')).status, typed).toBe(200);
      await mailbox.nextCode('+84912345678');
      await advance(61);
    }
    expect(outcome(await ask(stranger(), person.loginId, '+84-0912345679', 'mobile'))).toEqual([422, 'OTP0002']);
  });

  test('is replaced for a works ID by its part before the @, and any spelling of mail and number', async () => {
    const userId = `sol${randomInt(1_000_000)}x`;
    const person = await known({ loginId: `${userId}@madang.example` });
    expect((await ask(stranger(), userId.toUpperCase(), person.mail.toUpperCase())).status).toBe(200);
  });

  test('once replaced ends every session, makes all devices unknown and notifies both addresses', async () => {
    const person = await known({ language: 'ko' });
    const elsewhere = await signInAs(app, person, { address: address() });
    const device = elsewhere.cookies.get('device') ?? '';
    const browser = stranger();
    await prove(browser, person);
    await reset(browser);
    expect((await elsewhere.get(paths.session)).status).toBe(401);
    for (const to of [person.loginId, person.mail]) {
      expect(await mailbox.next(to)).toMatchObject({ subject: '[한빛상사] 비밀번호가 변경되었습니다' });
    }
    elsewhere.cookies.set('device', device);
    await elsewhere.post(paths.session, { loginId: person.loginId, password: next });
    expect(elsewhere.cookies.get('device')).not.toBe(device);
  });

  test('once replaced ends the wait caused by strangers’ wrong tries', async () => {
    const person = await known();
    const guesser = stranger();
    for (let count = 0; count < 5; count += 1) {
      await guesser.post(paths.session, { loginId: person.loginId, password: 'Wr0ng!pq' });
    }
    await decideTries();
    expect(await canSignIn(person, testPassword)).toBe(false);
    const browser = stranger();
    await prove(browser, person);
    await reset(browser);
    expect(await canSignIn(person, next)).toBe(true);
  });

  test('is audited with the kind of proof and without a value', async () => {
    const person = await known();
    const browser = stranger();
    await prove(browser, person);
    await reset(browser);
    const rows = await inCompany(kernel.db, person.companyCode, (tx) =>
      tx.selectFrom('audit_log').selectAll().where('operation', '=', 'reset-password').execute(),
    );
    expect(rows).toMatchObject([{ target_id: person.personId, fields: ['password', 'externalMail'] }]);
    expect(JSON.stringify(rows)).not.toContain(person.mail);
  });
});

describe('PWD-04 the new password follows the rules of the person’s company', () => {
  test.each([
    ['short', ['next MB_T_PASSWORD_RULE1', 'next MB_T_PASSWORD_RULE2']],
    ['Qwert77!', ['next MB_T_PASSWORD_COMMON']],
    [testPassword, ['next MB0719']],
    ['', ['next MB_M_COMMON_JS_ENTERPASS', 'confirmation MB_M_COMMON_JS_ENTERPASS']],
  ])('%s', async (password, expected) => {
    const browser = stranger();
    await prove(browser, await known());
    const answer = await reset(browser, password);
    expect(answer.error.fields.map(({ path, code }) => `${path} ${code}`)).toEqual(expected);
    expect((await reset(browser, next, 'vN4#pLx8')).error.errorCode).toBe('MB_M_COMMON_JS_PASSNOTMATCH');
    expect((await reset(browser)).status).toBe(200);
  });

  test('also by its own numbers and by the person’s data', async () => {
    const person = await known();
    await inCompany(kernel.db, person.companyCode, (tx) =>
      tx
        .updateTable('companies')
        .set({ password_profile: 'strict' })
        .where('company_code', '=', person.companyCode)
        .execute(),
    );
    const browser = stranger();
    await prove(browser, person);
    expect((await browser.get(paths.rules)).json()).toEqual({ passwordProfile: 'strict', hintQuestion: '' });
    expect((await reset(browser)).error.fields[0]).toMatchObject({ code: 'MB_T_PASSWORD_RULE1', params: { 0: 15 } });
    const digits = person.mobile.slice(-4);
    expect((await reset(browser, `blue river walks ${digits}`)).error.errorCode).toBe('MB_T_PASSWORD_RULE5');
  });

  test('and one proof allows a limited number of passwords', async () => {
    const browser = stranger();
    await prove(browser, await known());
    for (let count = 0; count < recoveryLimits.choicesPerProof; count += 1) await reset(browser, 'short');
    expect(outcome(await reset(browser))).toEqual([429, 'CO429']);
  });
});

describe('OTP-05 only the specification’s codes are revealed', () => {
  test('without an ID, with an unknown ID, with another person’s contact and with no contact on record', async () => {
    const person = await known();
    const other = await known();
    const bare = await addTestPerson(app, { loginId: `bare${randomInt(1_000_000)}@madang.example` });
    const mail = 'somebody@outside.example';
    expect(outcome(await ask(stranger(), '', mail))).toEqual([422, 'OTP0001']);
    expect(outcome(await ask(stranger(), 'nobody@people.example', mail))).toEqual([422, 'OTP0002']);
    const asked = await ask(stranger(), person.loginId, other.mail);
    expect(outcome(asked)).toEqual([422, 'OTP0002']);
    expect(asked.error.fields.map(({ path }) => path)).toEqual(['userId']);
    expect(outcome(await ask(stranger(), person.loginId, other.mobile, 'mobile'))).toEqual([422, 'OTP0002']);
    expect(outcome(await ask(stranger(), bare.loginId, mail))).toEqual([422, 'OTP0004']);
    expect([mailbox.count(other.mail), mailbox.count(mail), mailbox.count(person.mail)]).toEqual([0, 0, 0]);
    expect(outcome(await enterCode(stranger(), randomUUID(), '123456'))).toEqual([403, 'CO403']);
  });

  const makeStrict = (companyCode: string) =>
    inCompany(kernel.db, companyCode, (tx) =>
      tx.updateTable('companies').set({ password_profile: 'strict' }).where('company_code', '=', companyCode).execute(),
    );

  test('a company of profile strict is answered like no company', async () => {
    const bare = await addTestPerson(app, { loginId: `bare${randomInt(1_000_000)}@madang.example` });
    await makeStrict(bare.companyCode);
    expect(outcome(await ask(stranger(), bare.loginId, 'somebody@outside.example'))).toEqual([422, 'OTP0002']);
  });

  test('ACC-03 a caller with the mailbox of a named ID gets the same answer as for an unknown ID', async () => {
    const loginId = `own${randomInt(1_000_000)}@people.example`;
    await addTestPerson(app, { loginId, isConfirmed: true });
    const told = async (mail: string) => {
      const browser = stranger();
      const sent = await ask(browser, mail, mail);
      const { errorCode } = (await enterCode(browser, personOf(sent), '000000', mail)).error;
      return [sent.status, sent.text.replace(personOf(sent), ''), errorCode];
    };
    const nobody = `nobody${randomInt(1_000_000)}@people.example`;
    expect(await told(nobody)).toEqual(await told(loginId));
    await mailbox.next(loginId);
    expect(mailbox.count(nobody)).toBe(0);
    // A mailbox of a free plan is opened by the very password that was lost.
    const hosted = `nobody${randomInt(1_000_000)}@madang.example`;
    expect(outcome(await ask(stranger(), hosted, hosted))).toEqual([422, 'OTP0002']);
  });

  test('ACC-03 an ID of a strict company is not revealed on a platform that is not strict', async () => {
    // Confirmed or not: in a strict company neither is revealed.
    for (const isConfirmed of [true, false]) {
      const name = `x${randomInt(1_000_000)}@people.example`;
      const { companyCode } = await addTestPerson(app, { loginId: `own${name}`, isConfirmed });
      await makeStrict(companyCode);
      const bodies = [];
      for (const kind of ['own', 'nobody'] as const) {
        const sent = await ask(stranger(), kind + name, kind + name);
        bodies.push([sent.status, sent.text.replace(personOf(sent), '')]);
      }
      expect(bodies[0]).toEqual(bodies[1]);
      expect(mailbox.count(`nobody${name}`)).toBe(0);
    }
  });

  test('SGN-14 an unverified external mail or mobile and an unconfirmed mail ID recover no account', async () => {
    const unproven = await known({ isExternalMailProven: false, loginId: `u${randomInt(1_000_000)}@madang.example` });
    expect(outcome(await ask(stranger(), unproven.loginId, unproven.mail))).toEqual([422, 'OTP0002']);
    const typed = await known({ isMobileProven: false, loginId: `t${randomInt(1_000_000)}@madang.example` });
    expect(outcome(await ask(stranger(), typed.loginId, typed.mobile, 'mobile'))).toEqual([422, 'OTP0002']);
    const loginId = `own${randomInt(1_000_000)}@people.example`;
    const unconfirmed = await addTestPerson(app, { loginId, isConfirmed: false });
    expect(outcome(await ask(stranger(), loginId, loginId))).toEqual([422, 'OTP0004']);
    await inCompany(kernel.db, unconfirmed.companyCode, (tx) =>
      tx.updateTable('people').set({ is_confirmed: true }).where('person_id', '=', unconfirmed.personId).execute(),
    );
    expect((await ask(stranger(), loginId, loginId)).status).toBe(200);
  });

  test('strict: no answer reveals an account, and no message goes to a stranger', async () => {
    const person = await known();
    await setProperty(credentialProperties.passwordProfile, 'strict');
    const mail = `s${randomInt(1_000_000)}@outside.example`;
    const told = async (loginId: string, target: string) => {
      const browser = stranger();
      const sent = await ask(browser, loginId, target);
      const personId = personOf(sent);
      const tries = [];
      for (let count = 0; count < 5; count += 1) {
        tries.push((await enterCode(browser, personId, String(100_000 + count), target)).error);
      }
      tries.push((await enterCode(browser, personId, '100000', 'another@outside.example')).error);
      const end = [(await browser.get(paths.rules)).error, (await reset(browser)).error];
      return [sent.status, sent.text.replace(personId, ''), [...tries, ...end].map(withoutId)];
    };
    const withoutId = ({ errorCode, errorMessage, params, fields }: Answer['error']) => ({
      errorCode,
      errorMessage,
      params,
      fields,
    });
    const forKnown = await told(person.loginId, person.mail);
    expect(await told('nobody@people.example', mail)).toEqual(forKnown);
    expect(await told((await known()).loginId, `x${mail}`)).toEqual(forKnown);
    await mailbox.next(person.mail);
    expect([mailbox.count(mail), mailbox.count(`x${mail}`), mailbox.count(person.mail)]).toEqual([0, 0, 1]);
  });
});

describe('OTP-03 requests for codes are limited', () => {
  const limit = recoveryProperties.asksPerContactHour.initial;

  test.each(['spec', 'strict'] as const)('ACC-03 invented contacts lock no one out, in profile %s', async (profile) => {
    await setProperty(credentialProperties.passwordProfile, profile);
    const person = await known();
    const guesses = Array.from({ length: recoveryProperties.asksPerContactDay.initial + 1 }, (_each, index) => index);
    for (const guess of guesses) {
      expect((await ask(stranger(), person.loginId, `g${guess}.${person.mail}`)).error.errorCode).not.toBe('OTP0003');
    }
    expect((await ask(stranger(), person.loginId, person.mail)).status).toBe(200);
    expect(await mailbox.nextCode(person.mail)).toMatch(/^\d{6}$/);
  });

  test('per ID and contact, from any address, also with many at once', async () => {
    const person = await known();
    const wrong = `w.${person.mail}`;
    const answers = await Promise.all(
      Array.from({ length: limit + 3 }, (_each, index) =>
        ask(stranger(), person.loginId, index % 2 === 0 ? wrong : wrong.toUpperCase()),
      ),
    );
    const codes = answers.map(({ error }) => error.errorCode).toSorted();
    expect(codes).toEqual([...Array(limit).fill('OTP0002'), ...Array(3).fill('OTP0003')]);
    expect(answers.find(({ status }) => status === 429)?.error.fields[0]?.path).toBe('userId');
    await advance(3_601);
    expect(outcome(await ask(stranger(), person.loginId, wrong))).toEqual([422, 'OTP0002']);
  });

  test('strict: the same for a right contact, a wrong one and an unknown ID', async () => {
    await setProperty(credentialProperties.passwordProfile, 'strict');
    const person = await known();
    const pairs = [
      [person.loginId, person.mail],
      [person.loginId, `w.${person.mail}`],
      [`n${person.loginId}`, `n.${person.mail}`],
    ] as const;
    const told: unknown[][] = pairs.map(() => []);
    for (let count = 0; count <= limit; count += 1) {
      for (const [index, [loginId, mail]] of pairs.entries()) {
        told[index]?.push(outcome(await ask(stranger(), loginId, mail)));
      }
      // As far apart as every code to one target has to be; the last one is still within the hour.
      await advance(601);
    }
    expect(told[0]).toEqual([...Array(limit).fill([200, undefined]), [429, 'OTP0003']]);
    expect([told[1], told[2]]).toEqual([told[0], told[0]]);
  });

  test('per network address, also if nothing is sent', async () => {
    await setProperty(recoveryProperties.asksPerAddressHour, 3);
    const browser = stranger();
    for (let count = 0; count < 3; count += 1) {
      expect(outcome(await ask(browser, `no${count}@people.example`, 'a@outside.example'))).toEqual([422, 'OTP0002']);
    }
    expect(outcome(await ask(browser, 'no9@people.example', 'a@outside.example'))).toEqual([429, 'NETWORK_LIMIT']);
    await setProperty(recoveryProperties.asksPerAddressHour, recoveryProperties.asksPerAddressHour.initial);
  });

  test('per target, like every code', async () => {
    const person = await known();
    expect((await ask(stranger(), person.loginId, person.mail)).status).toBe(200);
    expect(outcome(await ask(stranger(), person.loginId, person.mail))).toEqual([429, 'OTP0003']);
  });
});

describe('no step of a recovery can be skipped', () => {
  test('the reset without a code, with an unchecked code, or after a wrong one is OTP0005', async () => {
    const person = await known();
    const browser = stranger();
    expect(outcome(await reset(browser))).toEqual([422, 'OTP0005']);
    const asked = await ask(browser, person.loginId, person.mail);
    expect(outcome(await reset(browser))).toEqual([422, 'OTP0005']);
    const code = await mailbox.nextCode(person.mail);
    await enterCode(browser, personOf(asked), wrongCode(code));
    expect(outcome(await browser.get(paths.rules))).toEqual([422, 'OTP0005']);
    expect(outcome(await reset(browser))).toEqual([422, 'OTP0005']);
    expect(await canSignIn(person, testPassword)).toBe(true);
  });

  test('a code belongs to its flow and its person: another browser’s and a swapped epid are refused', async () => {
    const person = await known();
    const [own, thief] = [stranger(), stranger()];
    const asked = await ask(own, person.loginId, person.mail);
    const code = await mailbox.nextCode(person.mail);
    const other = await known();
    const theirs = personOf(await ask(thief, other.loginId, other.mail));
    expect(outcome(await enterCode(thief, personOf(asked), code))).toEqual([403, 'CO403']);
    expect(outcome(await enterCode(thief, person.personId, code))).toEqual([403, 'CO403']);
    expect(outcome(await enterCode(thief, theirs, code))).toEqual([422, 'OTP0008']);
    expect((await enterCode(own, personOf(asked), code)).status).toBe(200);
  });

  test('OTP-04 a tab whose browser has since requested another person’s code is notified, and uses no try of that code', async () => {
    const [first, second] = [await known(), await known()];
    const browser = stranger();
    const asked = personOf(await ask(browser, first.loginId, first.mail));
    const code = await mailbox.nextCode(first.mail);
    expect((await ask(browser, second.loginId, second.mail)).status).toBe(200);
    for (let use = 0; use < 5; use += 1) {
      expect(outcome(await enterCode(browser, asked, code, first.mail))).toEqual([422, 'OTP_REPLACED']);
    }
    const later = await mailbox.nextCode(second.mail);
    expect((await enterCode(browser, asked, later, second.mail)).status).toBe(200);
  });

  test('a proof of the caller’s own account does not open another account in the same flow', async () => {
    const [own, victim] = [await known(), await known()];
    const browser = stranger();
    await prove(browser, own);
    expect((await ask(browser, victim.loginId, victim.mail)).status).toBe(200);
    expect(outcome(await reset(browser))).toEqual([422, 'OTP0005']);
    expect(await canSignIn(victim, testPassword)).toBe(true);
  });

  test('a sign-up’s proof of the same mail does not count for a recovery, or the reverse', async () => {
    const person = await known();
    const browser = stranger();
    await ask(browser, person.loginId, person.mail);
    await mailbox.nextCode(person.mail);
    await advance(61);
    const asked = await askForCode(browser, 'externalMail', person.mail);
    await enterCode(browser, personOf(asked), await mailbox.nextCode(person.mail));
    expect(outcome(await reset(browser))).toEqual([422, 'OTP0005']);
  });

  test('a contact changed after the code was sent proves nothing', async () => {
    const person = await known();
    const browser = stranger();
    await prove(browser, person);
    await inCompany(kernel.db, person.companyCode, (tx) =>
      tx
        .updateTable('people')
        .set({ external_mail: null, external_mail_index: null })
        .where('person_id', '=', person.personId)
        .execute(),
    );
    expect(outcome(await reset(browser))).toEqual([422, 'OTP0005']);
    expect(await canSignIn(person, testPassword)).toBe(true);
  });

  test('a proof expires after ten minutes and works once, also if used 32 times at once', async () => {
    const person = await known();
    const late = stranger();
    await prove(late, person);
    await advance(601);
    expect(outcome(await reset(late))).toEqual([422, 'OTP0005']);
    const browser = stranger();
    await setProperty(recoveryProperties.asksPerAddressHour, 1_000);
    await prove(browser, person);
    const cookie = browser.cookies.get('flow') ?? '';
    // As many as one proof may try, each another password, so that a second success would show.
    const passwords = Array.from(
      { length: recoveryLimits.choicesPerProof },
      (_each, index) => `vN4#pLx${'abcdefghijklmnopqrstu'[index]}`,
    );
    const browsers = Array.from({ length: 32 }, () => {
      const each = stranger();
      each.cookies.set('flow', cookie);
      return each;
    });
    const answers = await Promise.all(browsers.map((each, index) => reset(each, passwords[index % passwords.length])));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.every(({ status }) => [200, 422, 429].includes(status))).toBe(true);
    expect(outcome(await reset(browser))).toEqual([422, 'OTP0005']);
  });
});
