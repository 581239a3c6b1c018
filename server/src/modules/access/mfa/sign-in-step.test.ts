import { describe, expect, test } from 'vitest';
import { factorLimits, wrongFactorTries } from '@madang/contract/access/mfa/limits.ts';
import { daySeconds } from '@madang/contract/kernel/durations.ts';
import { limitKey } from '../../../kernel/limits/rate-limit.ts';
import { execute } from '../../../kernel/operations/executor.ts';
import { commandOrigin } from '../../../kernel/operations/principal.ts';
import type { Answer } from '../../../testing/browser.ts';
import { consentCalls, ticketOf } from '../../../testing/consent-steps.ts';
import { factorStepsOf } from '../../../testing/factors/sign-in-step.ts';
import {
  appCodeOf,
  enterCode,
  factorCalls as calls,
  personOf,
  setUpApp,
  wrongAppCode,
} from '../../../testing/one-time-codes.ts';
import type { TestPerson } from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { publishEdition } from '../../../testing/waiting.ts';
import { resetFactorsByOperator } from './operations/reset-factors-by-operator.ts';

const app = await startTestApp();
const { kernel, mailbox, advance } = app;
const { address, atTheStep, personWithApp } = factorStepsOf(app);
const outcome = ({ status, error }: Answer) => [status, error.errorCode];
const session = '/api/v1/session';

/** Returns how many codes of the person were compared and found wrong within the hour. */
async function comparedOf({ companyCode, personId }: TestPerson): Promise<number> {
  const row = await kernel.db
    .selectFrom('rate_counters')
    .select('used')
    .where('counter_key', '=', limitKey(`factor-wrong:${companyCode}:${personId}`))
    .where('window_seconds', '=', wrongFactorTries[0].seconds)
    .executeTakeFirst();
  return row?.used ?? 0;
}

/** Returns the number of warnings about guesses sent to the person. */
function guessesToldTo({ loginId }: TestPerson): number {
  return kernel.localOutbox.list().filter(({ to, text }) => to === loginId && text.includes('잘못된 코드')).length;
}

/** Uses up the guesses of an hour, over as many sign-ins as they take. */
async function guessInVain(person: TestPerson): Promise<void> {
  for (let guesses = 0; guesses < wrongFactorTries[0].count; guesses += factorLimits.triesPerLogIn) {
    const browser = await atTheStep(person);
    for (let tries = 0; tries < factorLimits.triesPerLogIn; tries += 1) {
      const guess = await browser.post(calls.withRecoveryCode, { code: '00000-00000' });
      expect(guess.error.errorCode).toBe(
        tries < factorLimits.triesPerLogIn - 1 ? 'RECOVERY_CODE_WRONG' : 'FACTOR_TRIES',
      );
    }
  }
}

describe('ACC-12 a sign-in after the right password', () => {
  test('opens no session before the code, and one with a new secret after it', async () => {
    const { person, secret } = await personWithApp();
    const browser = await atTheStep(person);
    const waiting = browser.cookies.get('pending');
    expect([browser.cookies.has('sid'), (await browser.get(session)).status]).toEqual([false, 401]);
    expect((await browser.get(calls.step)).json()).toMatchObject({ waiting: { ways: ['app', 'recoveryCode'] } });
    const passed = await browser.post(calls.withApp, { code: await appCodeOf(app, secret) });
    expect(passed.json()).toMatchObject({ session: { personId: person.personId } });
    expect((await browser.get(session)).json()).toMatchObject({ loginId: person.loginId });
    expect([browser.cookies.get('sid') === waiting, browser.cookies.has('pending')]).toEqual([false, false]);
    expect((await browser.get(calls.step)).json()).toEqual({ waiting: null });
    const again = app.browser({ address: address() });
    again.cookies.set('pending', waiting ?? '');
    expect(outcome(await again.get(calls.step))[1]).toBe('MB_M_DENY_PAGE');
  });

  test('cannot skip the code: later steps are refused and return nothing about the person', async () => {
    const { person } = await personWithApp();
    await publishEdition(app, { version: '2027-06-01' });
    const browser = await atTheStep(person);
    for (const answer of [
      await browser.post(consentCalls.begin),
      await browser.post(consentCalls.ticket),
      await browser.post(consentCalls.read),
      await browser.post(consentCalls.agree, {
        epid: person.personId,
        cntryCd: 'KR',
        compAdminYn: 'N',
        pslInfoAgmts: [{ trmsCd: 'PIAR', trmsVerVal: '2027-06-01', agmtYn: 'Y' }],
      }),
      await browser.post(consentCalls.privacy, { epid: person.personId, cntryCd: 'KR', agmtYn: 'N' }),
      await browser.form(consentCalls.form, { ticket: 'x' }),
    ]) {
      expect(outcome(answer)).toEqual([403, 'FACTOR_NEEDED']);
      expect(answer.text).not.toContain(person.personId);
    }
    for (const path of [calls.begin, calls.confirm, calls.remove, calls.renew]) {
      expect((await browser.post(path, { password: person.password })).status).toBe(401);
    }
  });

  test('asks for changed terms after the factor', async () => {
    const { person, secret } = await personWithApp();
    const version = '2027-07-01';
    await publishEdition(app, { version });
    const browser = await atTheStep(person);
    const before = browser.cookies.get('pending');
    expect((await browser.post(calls.withApp, { code: await appCodeOf(app, secret) })).json()).toEqual({
      session: null,
    });
    expect([browser.cookies.has('sid'), browser.cookies.get('pending') === before]).toEqual([false, false]);
    expect((await browser.get(calls.step)).json()).toEqual({ waiting: null });
    expect(outcome(await browser.post(calls.withApp, { code: await appCodeOf(app, secret, 1) }))[1]).toBe(
      'MB_M_DENY_PAGE',
    );
    const ticket = await ticketOf({ person, browser, version });
    expect((await browser.form(consentCalls.form, { ticket })).status).toBe(303);
    expect((await browser.get(session)).status).toBe(200);
  });

  test('requires the factor also after the password was replaced', async () => {
    const mail = 'lost.password@outside.example';
    const { person, secret } = await personWithApp({ externalMail: mail, isExternalMailProven: true });
    const browser = app.browser({ address: address() });
    const asked = await browser.post('/employee/memberadmin/rest/v1/id/nosession/newemp?noSessionPrc=Y', {
      option: 'epExternalMail',
      optionValue: mail,
      locale: 'en',
      compCd: '',
      userId: person.loginId,
    });
    await enterCode(browser, personOf(asked), await mailbox.nextCode(mail));
    const next = 'vN4#pLx9';
    const reset = await browser.post('/api/v1/recovery/password', { next, confirmation: next });
    expect(reset.status, reset.text).toBe(200);
    const back = await atTheStep({ ...person, password: next });
    expect((await back.post(calls.withApp, { code: await appCodeOf(app, secret) })).status).toBe(200);
  });
});

describe('ACC-12 wrong codes', () => {
  test('sent many at once are compared up to the limit of a sign-in', async () => {
    const { person, secret } = await personWithApp();
    const browser = await atTheStep(person);
    const code = await wrongAppCode(app, secret);
    const many = await Promise.all(Array.from({ length: 12 }, () => browser.post(calls.withApp, { code })));
    const codes = many.map(({ error }) => error.errorCode);
    expect(codes.filter((each) => each === 'FACTOR_CODE_WRONG')).toHaveLength(factorLimits.triesPerLogIn - 1);
    expect(codes.filter((each) => each === 'FACTOR_TRIES')).toHaveLength(12 - factorLimits.triesPerLogIn + 1);
    expect(await comparedOf(person)).toBe(factorLimits.triesPerLogIn);
    const right = await browser.post(calls.withApp, { code: await appCodeOf(app, secret) });
    expect(outcome(right)).toEqual([429, 'FACTOR_TRIES']);
    expect((await browser.get(session)).status).toBe(401);
  });

  test('of both kinds count over all sign-ins of a person, and right codes do not count', async () => {
    const { person, secret } = await personWithApp();
    const wrong = await wrongAppCode(app, secret);
    for (let signIns = 0; signIns < 3; signIns += 1) {
      const browser = await atTheStep(person);
      await browser.post(calls.withApp, { code: wrong });
      await browser.post(calls.withApp, { code: wrong });
      await browser.post(calls.withRecoveryCode, { code: '00000-00000' });
      if (signIns < 2) await browser.post(calls.withRecoveryCode, { code: '00000-00000' });
    }
    const last = await atTheStep(person);
    expect((await last.post(calls.withApp, { code: await appCodeOf(app, secret) })).status).toBe(200);
    expect(await comparedOf(person)).toBe(11);
    const [one, other] = [await atTheStep(person), await atTheStep(person)];
    expect(outcome(await one.post(calls.withApp, { code: wrong }))[1]).toBe('FACTOR_CODE_WRONG');
    await advance(31);
    const right = { code: await appCodeOf(app, secret) };
    expect(outcome(await other.post(calls.withApp, right))).toEqual([429, 'FACTOR_LIMIT']);
    // The owner of the password that was known at the last guess.
    await expect.poll(() => guessesToldTo(person), { timeout: 15_000 }).toBe(1);
    expect(outcome(await other.post(calls.withApp, right))).toEqual([429, 'FACTOR_LIMIT']);
    await advance(3_601);
    const later = await atTheStep(person);
    expect((await later.post(calls.withApp, { code: await appCodeOf(app, secret) })).status).toBe(200);
    // Once a day, however often the hour's guesses are used up: a second letter would have come before the next day's.
    await guessInVain(person);
    await advance(daySeconds);
    await guessInVain(person);
    await expect.poll(() => guessesToldTo(person), { timeout: 15_000 }).toBeGreaterThan(1);
    expect(guessesToldTo(person)).toBe(2);
  });

  test('ACC-14 are cleared when the factor is reset, so the next factor is not locked', async () => {
    const { person, secret } = await personWithApp();
    const code = await wrongAppCode(app, secret);
    for (let signIns = 0; signIns < 3; signIns += 1) {
      const browser = await atTheStep(person);
      for (let tries = 0; tries < factorLimits.triesPerLogIn; tries += 1) await browser.post(calls.withApp, { code });
    }
    expect(await comparedOf(person)).toBe(wrongFactorTries[0].count);
    const { companyCode, personId } = person;
    await execute(kernel, resetFactorsByOperator, commandOrigin(companyCode), { personId });
    const next = await setUpApp(app, person, address());
    const browser = await atTheStep(person);
    const passed = await browser.post(calls.withApp, { code: await appCodeOf(app, next.secret) });
    expect(passed.status, passed.text).toBe(200);
  });

  test('from another person open nothing', async () => {
    const { person } = await personWithApp();
    const colleague = await personWithApp({ companyCode: person.companyCode });
    const browser = await atTheStep(person);
    expect(outcome(await browser.post(calls.withApp, { code: await appCodeOf(app, colleague.secret) }))[1]).toBe(
      'FACTOR_CODE_WRONG',
    );
    expect(outcome(await browser.post(calls.withRecoveryCode, { code: colleague.recoveryCodes[0] }))[1]).toBe(
      'RECOVERY_CODE_WRONG',
    );
  });

  test('of an invalid form are refused and do not count', async () => {
    const { person } = await personWithApp();
    const browser = await atTheStep(person);
    expect(outcome(await browser.post(calls.withApp, { code: '12 34' }))).toEqual([400, 'FACTOR_CODE_FORM']);
    expect(outcome(await browser.post(calls.withRecoveryCode, { code: 'U' }))).toEqual([400, 'RECOVERY_CODE_FORM']);
    expect(await comparedOf(person)).toBe(0);
  });
});

describe('ACC-12 each code works once', () => {
  test('a used code opens no other sign-in, and neither does an earlier code', async () => {
    const { person, secret } = await personWithApp();
    const early = await appCodeOf(app, secret);
    await advance(30);
    const code = await appCodeOf(app, secret);
    const browser = await atTheStep(person);
    expect((await browser.post(calls.withApp, { code })).status).toBe(200);
    const overseen = await atTheStep(person);
    for (const used of [code, early]) {
      expect(outcome(await overseen.post(calls.withApp, { code: used }))).toEqual([422, 'FACTOR_CODE_USED']);
    }
  });

  test('one right code in 12 sign-ins at once opens one session, and the others do not count as wrong', async () => {
    const { person, secret } = await personWithApp();
    const browsers = [];
    for (let each = 0; each < wrongFactorTries[0].count; each += 1) browsers.push(await atTheStep(person));
    const code = await appCodeOf(app, secret);
    const answers = await Promise.all(browsers.map((browser) => browser.post(calls.withApp, { code })));
    const refused = answers.filter(({ status }) => status !== 200).map(outcome);
    expect(refused).toEqual(Array.from({ length: browsers.length - 1 }, () => [422, 'FACTOR_CODE_USED']));
    expect(await comparedOf(person)).toBe(0);
    const [late] = browsers.filter((_each, place) => answers[place]?.status !== 200);
    if (!late) throw new Error('all passed');
    for (let tries = 0; tries <= factorLimits.triesPerLogIn; tries += 1) {
      expect(outcome(await late.post(calls.withApp, { code }))).toEqual([422, 'FACTOR_CODE_USED']);
    }
    expect((await late.post(calls.withApp, { code: await appCodeOf(app, secret, 1) })).status).toBe(200);
  });

  test('one right code sent 12 times at once in one sign-in opens one session, and none counts as wrong', async () => {
    const { person, secret } = await personWithApp();
    const browser = await atTheStep(person);
    const code = await appCodeOf(app, secret);
    const answers = await Promise.all(Array.from({ length: 12 }, () => browser.post(calls.withApp, { code })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await comparedOf(person)).toBe(0);
  });

  test('one recovery code in two sign-ins at once opens one session, and the person is notified', async () => {
    const { person, recoveryCodes, browser: own } = await personWithApp({ language: 'en' });
    await mailbox.next(person.loginId);
    const [one, other] = [await atTheStep(person), await atTheStep(person)];
    const code = recoveryCodes[0];
    const answers = await Promise.all(
      [one, other, one, other].map((each) => each.post(calls.withRecoveryCode, { code })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await own.get(calls.list)).json()).toMatchObject({
      recoveryCodes: { left: factorLimits.recoveryCodes - 1 },
    });
    expect((await mailbox.next(person.loginId)).text).toContain('A recovery code was used');
  });
});
