import { expect, test } from 'vitest';
import { credentialProperties } from '@madang/contract/secrets/credentials/properties.ts';
import { flowsPerAddress } from '@madang/contract/kernel/flow-limits.ts';
import { otpProperties } from '@madang/contract/secrets/otp/limits.ts';
import { confirmAddress } from '@madang/contract/joining/signup/routes.ts';
import { signupProperties } from '@madang/contract/joining/signup/limits.ts';
import { inCompany } from '../../../../kernel/db/database.ts';
import { flowCookie, markVerified, openFlow } from '../../../../kernel/flow/flow.ts';
import type { Answer, Browser } from '../../../../testing/browser.ts';
import { agreeToAll, signUpCalls, signUpPayload, type SignUpPayload } from '../../../../testing/sign-up.ts';
import { startTestApp } from '../../../../testing/test-app.ts';
import { grantRole } from '../../../people/roles/index.ts';
import { runCommand } from '../../../views/operators/index.ts';
import { targetIndex } from '../../../secrets/otp/index.ts';

const app = await startTestApp();
const { kernel } = app;
for (const property of [flowsPerAddress, signupProperties.perAddress, otpProperties.sendsPerAddressTenMinutes]) {
  await app.setProperty(property, 100_000);
}
const rounds = process.env['MADANG_FULL'] ? 50 : 2;
const { pslInfoAgmts } = await agreeToAll(app.browser(), signUpPayload({ svcType: 'MS' }));

let addresses = 0;
/** Each from an address of its own: many wrong tries from one make everyone there wait. */
function newBrowser(): Browser {
  addresses += 1;
  return app.browser({ address: `10.7.${addresses >> 8}.${addresses & 255}` });
}

type Option = 'externalMail' | 'mobile';

/** A sign-up for the messenger by someone who has proven the mailbox that is the ID, or the phone instead. */
async function applicant(option: Option, change: SignUpPayload = {}) {
  const payload = signUpPayload({ svcType: 'MS', pslInfoAgmts, ...change });
  const browser = newBrowser();
  const { flow, secret } = await openFlow(kernel.db, 1_800);
  const target = String(option === 'mobile' ? payload['mphonNo'] : payload['userId']);
  const proof = { option, targetIndex: targetIndex(kernel.keyring, option, target), proofSeconds: 600 };
  await markVerified(kernel.db, kernel.keyring, flow, { purpose: 'sign-up', ...proof });
  browser.cookies.set('flow', flowCookie(secret, flow));
  const submit = () => browser.post(signUpCalls.request, payload);
  const logIn = (other = newBrowser()) =>
    other.post('/api/v1/session', { loginId: payload['userId'], password: payload['pwd'] });
  return { payload, userId: String(payload['userId']), browser, submit, logIn };
}

/** Creates a user who signed up with an address by phone, is signed in, and has not confirmed the address. */
async function unconfirmedHolder() {
  const holder = await applicant('mobile');
  const made = await holder.submit();
  expect(made.status, made.text).toBe(200);
  const { text } = await app.mailbox.next(holder.userId);
  const [, secret = ''] = /#(\S+)/.exec(text) ?? [];
  expect((await holder.logIn(holder.browser)).status).toBe(200);
  return { ...holder, ...companyOf(made), confirm: () => holder.browser.post(confirmAddress.path, { secret }) };
}

/** Someone who wants the same ID with a password of their own. */
const rival = (userId: string, option: Option) =>
  applicant(option, { userId, email: userId, pwd: 'Wz4@yrnK', pwdConfirm: 'Wz4@yrnK' });

function companyOf(answer: Answer) {
  const { epid, belongs } = answer.json<{ epid: string; belongs: { compCd: string }[] }>();
  return { personId: epid, companyCode: belongs[0]?.compCd ?? '' };
}

const outcome = (answer: Answer) => (answer.status === 200 ? 'won' : answer.error.errorCode);
const isLoggedIn = async (browser: Browser) => (await browser.get('/api/v1/session')).status === 200;

test('SGN-14 verifying the mailbox takes its ID at once; the unverified holder is signed out, and it is audited', async () => {
  const holder = await unconfirmedHolder();
  const owner = await rival(holder.userId, 'externalMail');
  const check = await app.browser().post(signUpCalls.idCheck, { userId: holder.userId, svcType: 'MS' });
  expect(check.json()).toEqual({ result: 'success' });
  const made = await owner.submit();
  expect(made.status, made.text).toBe(200);
  expect(companyOf(made).companyCode).not.toBe(holder.companyCode);
  expect(await isLoggedIn(holder.browser)).toBe(false);
  expect((await holder.logIn()).error.errorCode).toBe('EM0010');
  expect((await holder.confirm()).status).toBe(401);
  const inside = app.browser();
  expect((await owner.logIn(inside)).status).toBe(200);
  expect((await inside.get('/api/v1/session')).json()).toMatchObject({ loginId: holder.userId });
  const audit = await inCompany(kernel.db, holder.companyCode, (tx) =>
    tx
      .selectFrom('audit_log')
      .select(['actor_kind', 'actor_id', 'target_id', 'address'])
      .where('operation', '=', 'displace-login-id')
      .execute(),
  );
  expect(audit).toEqual([{ actor_kind: 'system', actor_id: null, target_id: holder.personId, address: null }]);
  const third = await rival(holder.userId, 'externalMail');
  expect(outcome(await third.submit())).toBe('MB1064');
});

test('SGN-14 a person who has not verified the mailbox displaces no one, and reads the solution', async () => {
  const holder = await unconfirmedHolder();
  const other = await rival(holder.userId, 'mobile');
  const refused = await other.submit();
  expect([refused.status, refused.error.errorCode, refused.error.fields[0]?.path]).toEqual([
    409,
    'MB_M_MAIL_ID_UNPROVEN',
    'userId',
  ]);
  expect(await isLoggedIn(holder.browser)).toBe(true);
  expect((await holder.confirm()).status).toBe(200);
  const late = await rival(holder.userId, 'externalMail');
  expect(outcome(await late.submit())).toBe('MB1064');
  expect(await isLoggedIn(holder.browser)).toBe(true);
});

test('SGN-03 in profile strict a phone reveals nothing about a mail ID, and its mailbox is notified', async () => {
  const holder = await unconfirmedHolder();
  const owner = await unconfirmedHolder();
  expect((await owner.confirm()).status).toBe(200);
  // The profile's own rule for lengths, so that the password is not what is refused.
  const words = 'seven small boats at noon';
  const stranger = async (option: Option, userId?: string) => {
    const id = userId === undefined ? {} : { userId, email: userId };
    return applicant(option, { ...id, pwd: words, pwdConfirm: words });
  };
  await app.setProperty(credentialProperties.passwordProfile, 'strict');
  try {
    const told: unknown[] = [];
    for (const userId of [undefined, holder.userId, owner.userId]) {
      const { status, error } = await (await stranger('mobile', userId)).submit();
      told.push([status, error.errorCode, error.errorMessage, error.fields, error.params]);
    }
    expect(told[0]).toEqual([409, 'MB_M_MAIL_ID_UNPROVEN', expect.any(String), [expect.anything()], {}]);
    expect(told[1]).toEqual(told[0]);
    expect(told[2]).toEqual(told[0]);
    expect(outcome(await (await stranger('externalMail', owner.userId)).submit())).toBe('MB1064');
    expect(outcome(await (await stranger('externalMail', holder.userId)).submit())).toBe('won');
  } finally {
    await app.setProperty(credentialProperties.passwordProfile, 'spec');
  }
});

test('SGN-14 the operator finds an administrator who lost the ID and assigns a new one, which no one else can', async () => {
  const holder = await unconfirmedHolder();
  const key = { companyCode: holder.companyCode, personId: holder.personId };
  await inCompany(kernel.db, key.companyCode, (tx) => grantRole(tx, { ...key, role: 'administrator' }));
  const run = (...args: string[]) => runCommand(kernel, ['account', ...args]);
  const lost = async () => (await run('without-id')).filter((line) => line.includes(key.personId));
  const give = (loginId: string, person = key) => run('give-id', person.companyCode, person.personId, loginId);
  expect(await lost()).toEqual([]);
  await expect(give('newname@people.example')).rejects.toMatchObject({ code: 'CO404' });
  expect(outcome(await (await rival(holder.userId, 'externalMail')).submit())).toBe('won');
  expect(await lost()).toHaveLength(1);
  await expect(give(holder.userId)).rejects.toMatchObject({ fields: [{ code: 'MB601' }] });
  await expect(give('no address')).rejects.toMatchObject({ fields: [{ path: 'loginId' }] });
  await expect(give('newname@people.example', { ...key, companyCode: 'NOSUCH' })).rejects.toMatchObject({
    code: 'CO404',
  });
  const given = await Promise.allSettled([give('newname@people.example'), give('othername@people.example')]);
  expect(given.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await lost()).toEqual([]);
  const signInWith = (loginId: string) =>
    newBrowser().post('/api/v1/session', { loginId, password: holder.payload['pwd'] });
  const answers = await Promise.all(['newname@people.example', 'othername@people.example'].map(signInWith));
  expect(answers.map(({ status }) => status)).toEqual(given.map(({ status }) => (status === 'fulfilled' ? 200 : 422)));
});

test('SGN-14 a refused sign-up displaces no ID', async () => {
  const holder = await unconfirmedHolder();
  const owner = await rival(holder.userId, 'externalMail');
  owner.payload['refereeNm'] = 'NOSUCHCODE';
  expect((await owner.submit()).status).not.toBe(200);
  expect(await isLoggedIn(holder.browser)).toBe(true);
  expect((await holder.logIn()).status).toBe(200);
});

test('SGN-14 of several proofs of the mailbox at once one gets the ID', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { userId, browser } = await unconfirmedHolder();
    const rivals = await Promise.all(Array.from({ length: 6 }, () => rival(userId, 'externalMail')));
    const outcomes = (await Promise.all(rivals.map(({ submit }) => submit()))).map(outcome);
    expect(outcomes.toSorted()).toEqual([...Array.from({ length: 5 }, () => 'MB1064'), 'won']);
    expect(await isLoggedIn(browser)).toBe(false);
  }
});

test('SGN-14 of a confirmation and a displacement at once one succeeds, and only its person is signed in', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const holder = await unconfirmedHolder();
    const owner = await rival(holder.userId, 'externalMail');
    const [confirmed, taken] = await Promise.all([holder.confirm(), owner.submit()]);
    expect([confirmed.status, taken.status].filter((status) => status === 200)).toHaveLength(1);
    expect(await isLoggedIn(holder.browser)).toBe(confirmed.status === 200);
    expect((await owner.logIn()).status === 200).toBe(taken.status === 200);
  }
});

test('SGN-14 ACC-01 a sign-in in progress does not outlive a displacement', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const holder = await unconfirmedHolder();
    const owner = await rival(holder.userId, 'externalMail');
    const browsers = Array.from({ length: 4 }, newBrowser);
    const [taken] = await Promise.all([owner.submit(), ...browsers.map((browser) => holder.logIn(browser))]);
    expect(taken.status, taken.text).toBe(200);
    expect(await Promise.all(browsers.map(isLoggedIn))).toEqual([false, false, false, false]);
  }
});
