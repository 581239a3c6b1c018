import { beforeEach, describe, expect, test } from 'vitest';
import { languages } from '@madang/contract/kernel/languages.ts';
import { flowsPerAddress } from '@madang/contract/kernel/flow-limits.ts';
import { otpProperties } from '@madang/contract/secrets/otp/limits.ts';
import { checkCode } from '@madang/contract/secrets/otp/wire.ts';
import { hourSeconds } from '@madang/contract/kernel/durations.ts';
import { createApp, createKernel } from '../../../app.ts';
import { consumeProof, findFlow } from '../../../kernel/flow/flow.ts';
import { purgeExpired } from '../../../platform/purge-expired.ts';
import { Browser } from '../../../testing/browser.ts';
import { askForCode, enterCode, personOf, proveTarget, wrongCode } from '../../../testing/one-time-codes.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { targetIndex } from './index.ts';

const app = await startTestApp();
const { kernel, mailbox, advance, setProperty } = app;
let visitors = 0;
const visitor = (language = 'en') => app.browser({ address: `198.51.100.${(visitors += 1) % 250}`, language });

beforeEach(async () => {
  await setProperty(flowsPerAddress, 1_000_000);
  await advance(86_401);
});

/** A visitor who has been sent a code. */
async function sent(target: string, { language = 'en' } = {}) {
  const browser = visitor(language);
  const asked = await askForCode(browser, 'externalMail', target);
  expect(asked.status).toBe(200);
  const code = await mailbox.nextCode(target);
  const personId = personOf(asked);
  const enter = async (entered: string) => {
    const answer = await enterCode(browser, personId, entered);
    return answer.status === 200 ? 'success' : answer.error.errorCode;
  };
  return { browser, code, personId, enter };
}

test('OTP-02 the right code is accepted once and leaves a proof of its target', async () => {
  const { browser, code, enter, personId } = await sent('right@works.example');
  expect(await enter(code)).toBe('success');
  expect(await enter(code)).toBe('OTP_USED');
  const flow = await kernel.db
    .selectFrom('flows')
    .selectAll()
    .where('reserved_person_id', '=', personId)
    .executeTakeFirstOrThrow();
  expect(flow.state).toBe('verified');
  const held = await findFlow(kernel.db, browser.cookies.get('flow') ?? '');
  const proof = await consumeProof(kernel.db, { flowId: flow.flow_id, proofSecret: held?.proofSecret }, 'sign-up');
  expect(proof).toEqual({
    option: 'externalMail',
    targetIndex: targetIndex(kernel.keyring, 'externalMail', 'right@works.example'),
  });
});

test('OTP-04 a wrong code is OTP0008, and the fourth one locks the code even against the right answer', async () => {
  const { browser, code, personId, enter } = await sent('wrong@works.example');
  for (let step = 1; step <= 3; step += 1) expect(await enter(wrongCode(code, step))).toBe('OTP0008');
  const fourth = await enterCode(browser, personId, wrongCode(code, 4));
  expect([fourth.status, fourth.error.errorCode, fourth.error.params]).toEqual([422, 'OTP0007', { 0: 3 }]);
  expect(fourth.error.fields).toMatchObject([{ path: 'opt', code: 'OTP0007' }]);
  expect(await enter(code)).toBe('OTP0007');
  await advance(61);
  await askForCode(browser, 'externalMail', 'wrong@works.example');
  expect(await enter(await mailbox.nextCode('wrong@works.example'))).toBe('success');
});

test('OTP-04 the fourth try can still be the right one', async () => {
  const { code, enter } = await sent('fourth@works.example');
  for (let step = 1; step <= 3; step += 1) await enter(wrongCode(code, step));
  expect(await enter(code)).toBe('success');
});

test('OTP-03 OTP-04 a tab whose browser has since requested another code is notified, and uses no try of that code', async () => {
  const { browser, code, personId } = await sent('tab-a@works.example', { language: 'ko' });
  await askForCode(browser, 'externalMail', 'tab-b@works.example');
  const later = await mailbox.nextCode('tab-b@works.example');
  for (let use = 0; use < 5; use += 1) {
    const { status, error } = await enterCode(browser, personId, code, 'Tab-A@works.example');
    expect([status, error.errorCode, error.fields[0]?.path]).toEqual([422, 'OTP_REPLACED', 'opt']);
    expect(error.errorMessage).toContain('이 브라우저에서 다른 인증번호를 요청했습니다.');
  }
  // Neither another recipient's name nor none brings a try more.
  for (const target of ['tab-b@works.example', undefined, 'tab-b@works.example']) {
    expect((await enterCode(browser, personId, wrongCode(later), target)).error.errorCode).toBe('OTP0008');
  }
  expect((await enterCode(browser, personId, later, 'tab-b@works.example')).status).toBe(200);
  expect((await enterCode(browser, personId, later, 'tab-b@works.example')).error.errorCode).toBe('OTP_USED');
  expect((await enterCode(browser, personId, code, 'tab-a@works.example')).error.errorCode).toBe('OTP_REPLACED');
});

test('OTP-01 a code is valid for three minutes and is OTP0006 afterwards', async () => {
  const living = await sent('living@works.example');
  const late = await sent('late@works.example');
  await advance(175);
  expect(await living.enter(living.code)).toBe('success');
  await advance(6);
  expect(await late.enter(late.code)).toBe('OTP0006');
});

test('OTP-05 without a sent code the answer is OTP0005', async () => {
  const browser = visitor();
  const { personId, code } = await sent('mine@works.example');
  const asked = await askForCode(browser, 'mobile', '+82-2-123-4567');
  expect(asked.error.errorCode).toBe('MB_M_VALIDATE_PHONENUMBER');
  const flow = await kernel.db
    .selectFrom('flows')
    .select('reserved_person_id')
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  expect((await enterCode(browser, flow.reserved_person_id, '123456')).error.errorCode).toBe('OTP0005');
  const stranger = await enterCode(browser, personId, code);
  expect([stranger.status, stranger.error.errorCode]).toEqual([403, 'CO403']);
});

test('OTP-06 the code is required and only digits, and an invalid one uses no try', async () => {
  const { browser, code, personId, enter } = await sent('typed@works.example');
  const post = async (opt: unknown) => (await browser.post(checkCode.path, { opt, epid: personId })).error;
  expect((await post('')).errorCode).toBe('MB_M_REQUIRED');
  expect((await post(undefined)).errorCode).toBe('MB_M_REQUIRED');
  expect((await post(Number(code))).errorCode).toBe('CO400');
  for (let use = 0; use < 5; use += 1) expect((await post('12 45 a')).errorCode).toBe('MB_M_OTP_INVALID');
  expect(await enter(`${code.slice(0, 3)} ${code.slice(3)}`)).toBe('success');
});

test('OTP-02 a code is valid in no other flow, target or purpose, even if its hash is moved there', async () => {
  const one = await sent('one@works.example');
  const other = await sent('other@works.example');
  expect((await enterCode(other.browser, one.personId, one.code)).error.errorCode).toBe('CO403');
  const rows = await kernel.db.selectFrom('otp_codes').selectAll().orderBy('sent_at', 'desc').limit(2).execute();
  const [row, from] = rows;
  if (!row || !from) throw new Error('two codes were sent');
  await kernel.db
    .updateTable('otp_codes')
    .set({ code_hash: from.code_hash, target_index: from.target_index })
    .where('flow_id', '=', row.flow_id)
    .execute();
  expect(await other.enter(one.code)).toBe('OTP0008');
  const elsewhere = { target_index: row.target_index };
  await kernel.db.updateTable('otp_codes').set(elsewhere).where('flow_id', '=', from.flow_id).execute();
  expect(await one.enter(one.code)).toBe('OTP0008');
  await kernel.db.updateTable('otp_codes').set({ purpose: 'another' }).where('flow_id', '=', from.flow_id).execute();
  expect(await one.enter(one.code)).toBe('OTP0005');
});

test('ERR-06 incorrect, expired, too many and missing codes have their text in six languages', async () => {
  const texts = new Map<string, string>();
  for (const language of languages) {
    const { browser, code, personId } = await sent(`${language}@works.example`, { language });
    for (let step = 1; step <= 4; step += 1) {
      const { errorCode, errorMessage } = (await enterCode(browser, personId, wrongCode(code, step))).error;
      texts.set(`${errorCode} ${language}`, errorMessage);
    }
    const late = await sent(`late-${language}@works.example`, { language });
    await advance(181);
    const { errorCode, errorMessage } = (await enterCode(late.browser, late.personId, late.code)).error;
    texts.set(`${errorCode} ${language}`, errorMessage);
    expect(texts.get(`OTP0006 ${language}`)).toContain('3');
    expect(texts.get(`OTP0007 ${language}`)).toContain('3');
  }
  expect(new Set(texts.values()).size).toBe(3 * languages.length);
  expect(texts.get('OTP0008 ko')).toBe('인증번호가 일치하지 않습니다. 다시 확인해 입력해 주세요.');
});

describe('OTP-03 wrong tries per target', () => {
  const guess = async (target: string, tries: number) => {
    const { code, enter } = await sent(target);
    for (let step = 1; step <= tries; step += 1) await enter(wrongCode(code, step));
  };

  test('end after 12 in an hour, over new codes, flows and a restart, and then block sending and checking', async () => {
    for (let use = 0; use < 3; use += 1) {
      await guess('hour@works.example', 4);
      await advance(301);
    }
    const restarted = await createApp(await createKernel(kernel.config, app.pools), app.pools);
    for (const server of [app.app, restarted]) {
      const answer = await askForCode(
        new Browser(server, { address: '203.0.113.9' }),
        'externalMail',
        'hour@works.example',
      );
      expect([answer.status, answer.error.errorCode]).toEqual([429, 'OTP0003']);
    }
    await restarted.close();
    expect((await askForCode(visitor(), 'externalMail', 'else@works.example')).status).toBe(200);
    await advance(hourSeconds);
    const { code, enter } = await sent('hour@works.example');
    expect(await enter(code)).toBe('success');
  });

  test('also refuse the right code if another flow used them up', async () => {
    await setProperty(otpProperties.wrongTriesPerTargetHour, 6);
    const victim = await sent('shared@works.example');
    await advance(61);
    const first = await sent('shared@works.example');
    for (let step = 1; step <= 4; step += 1) await first.enter(wrongCode(first.code, step));
    expect(await victim.enter(wrongCode(victim.code))).toBe('OTP0008');
    expect(await victim.enter(wrongCode(victim.code, 2))).toBe('OTP0008');
    expect(await victim.enter(victim.code)).toBe('OTP0007');
    const { tries } = await kernel.db
      .selectFrom('otp_codes')
      .innerJoin('flows', 'flows.flow_id', 'otp_codes.flow_id')
      .select('tries')
      .where('reserved_person_id', '=', victim.personId)
      .executeTakeFirstOrThrow();
    expect(tries).toBe(2);
    await setProperty(otpProperties.wrongTriesPerTargetHour, 12);
  });

  test('end after 30 in a day', async () => {
    for (const tries of [4, 4, 4, 4, 4, 4, 4, 2]) {
      await guess('day@works.example', tries);
      await advance(3_601);
    }
    expect((await askForCode(visitor(), 'externalMail', 'day@works.example')).error.errorCode).toBe('OTP0003');
    await advance(86_401);
    expect((await askForCode(visitor(), 'externalMail', 'day@works.example')).status).toBe(200);
  });

  test('are not used up by right codes', async () => {
    await setProperty(otpProperties.wrongTriesPerTargetHour, 1);
    for (let use = 0; use < 3; use += 1) {
      await proveTarget(app, visitor(), 'externalMail', 'good@works.example');
      await advance(61);
    }
    await setProperty(otpProperties.wrongTriesPerTargetHour, 12);
  });
});

test('OTP-02 stored data of a code is deleted with its flow', async () => {
  await sent('tidy@works.example');
  await advance(1_801);
  await purgeExpired(kernel.db);
  expect(await kernel.db.selectFrom('otp_codes').selectAll().execute()).toEqual([]);
});
