import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { credentialProperties } from '@madang/contract/secrets/credentials/properties.ts';
import { checkLoginId } from '@madang/contract/secrets/credentials/wire.ts';
import { invitationLimits, invitationProperties } from '@madang/contract/joining/invitations/limits.ts';
import { flowsPerAddress } from '@madang/contract/kernel/flow-limits.ts';
import { otpProperties } from '@madang/contract/secrets/otp/limits.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { type Metrics, metricsOf } from '../../../platform/process/health.ts';
import {
  askInvitedCode,
  begunBrowser,
  companyWithAdmin,
  invitationCalls as calls,
  joinBy,
  makeLink,
} from '../../../testing/invitations.ts';
import { askForCode } from '../../../testing/one-time-codes.ts';
import { addTestPerson } from '../../../testing/people.ts';
import { nextPerson } from '../../../testing/sign-up.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp();
const { kernel } = app;
const company = await companyWithAdmin(app);
const isFull = process.env['MADANG_FULL'] !== undefined;
const newMail = () => `office${nextPerson()}@outside.example`;
const { asksPerUse, asksBeside } = invitationLimits;

async function refusedAt(property: string): Promise<number> {
  const lines = (await app.app.getDecorator<Metrics>(metricsOf).metrics()).split('\n');
  const line = lines.find((each) => each.startsWith(`madang_address_limits_hit_total{limit="${property}"}`));
  return Number(line?.split(' ').at(-1) ?? 0);
}

async function nowOfProduct(): Promise<number> {
  const { rows } = await sql<{ now: Date }>`select app_now() as now`.execute(kernel.db);
  return rows[0]?.now.getTime() ?? 0;
}

test('OTP-08 an office joins by one link from one address in ten minutes, and a stranger there still has ten codes', async () => {
  const people = isFull ? 200 : 30;
  // Fewer people meet the same limits where these are lower.
  if (!isFull) await app.setProperty(flowsPerAddress, 10);
  const address = '192.0.2.1';
  const { code } = await makeLink(company, { uses: people });
  const began = await nowOfProduct();
  const waiting = Array.from({ length: people }, newMail);
  const joinNext = async (): Promise<void> => {
    for (let mail = waiting.pop(); mail !== undefined; mail = waiting.pop()) {
      const { answer } = await joinBy(app, code, mail);
      expect(answer.status, answer.text).toBe(200);
    }
  };
  await Promise.all(Array.from({ length: 8 }, joinNext));
  expect((await nowOfProduct()) - began).toBeLessThan(600_000);
  const joined = await inCompany(kernel.db, company.companyCode, (tx) =>
    tx.selectFrom('invitation_joins').select('state').execute(),
  );
  expect(joined).toEqual(Array.from({ length: people }, () => ({ state: 'joined' })));
  const stranger = async () => askForCode(app.browser({ address, language: 'ko' }), 'externalMail', newMail());
  for (let send = 0; send < 10; send += 1) expect((await stranger()).status).toBe(200);
  await app.setProperty(flowsPerAddress, flowsPerAddress.initial);
  const before = await refusedAt(otpProperties.sendsPerAddressTenMinutes.key);
  const eleventh = await stranger();
  expect([eleventh.status, eleventh.error.errorCode]).toEqual([429, 'NETWORK_LIMIT']);
  expect(eleventh.error.fields).toMatchObject([{ path: 'optionValue', message: eleventh.error.errorMessage }]);
  expect(eleventh.error.errorMessage).toContain('같은 네트워크');
  const seconds = Number(eleventh.headers['retry-after']);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(600);
  expect(await refusedAt(otpProperties.sendsPerAddressTenMinutes.key)).toBe(before + 1);
  await app.advance(seconds);
  expect((await stranger()).status).toBe(200);
}, 300_000);

test('OTP-08 a link has as many codes as its uses, then those of the address, over any number of calls', async () => {
  const address = '198.51.100.20';
  const { code } = await makeLink(company, { uses: 1 });
  const ofInvitation = asksPerUse + asksBeside;
  const all = ofInvitation + otpProperties.sendsPerAddressTenMinutes.initial;
  const browsers = await Promise.all(Array.from({ length: all + 7 }, () => begunBrowser(app, code, { address })));
  const send = async (browser: (typeof browsers)[number]) => {
    const answer = await askInvitedCode(browser, { optionValue: newMail() });
    return answer.status === 200 ? 'sent' : answer.error.errorCode;
  };
  const outcomes = await Promise.all(browsers.map(send));
  expect(outcomes.filter((each) => each === 'sent')).toHaveLength(all);
  expect(outcomes.filter((each) => each === 'NETWORK_LIMIT')).toHaveLength(7);
  const [browser] = browsers;
  await app.advance(86_401);
  const anew = await begunBrowser(app, code, { address });
  expect(browser).toBeDefined();
  expect(await send(anew)).toBe('sent');
});

test('OTP-08 the links of one company share a count, beyond it the address counts, and another company has its own', async () => {
  const ofCompany = 4;
  const ofAddress = 2;
  const address = '198.51.100.21';
  const own = await companyWithAdmin(app);
  const first = await makeLink(own, { uses: 1 });
  const second = await makeLink(own, { uses: 1_000 });
  const foreign = await makeLink(await companyWithAdmin(app), { uses: 1 });
  await app.setProperty(invitationProperties.asksPerCompanyDay, ofCompany);
  await app.setProperty(otpProperties.sendsPerAddressTenMinutes, ofAddress);
  const sentBy = async ({ code }: typeof first, count: number) => {
    const browsers = await Promise.all(Array.from({ length: count }, () => begunBrowser(app, code, { address })));
    const answers = await Promise.all(browsers.map((browser) => askInvitedCode(browser, { optionValue: newMail() })));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ error }) => error.errorCode)).toEqual(refused.map(() => 'NETWORK_LIMIT'));
    return count - refused.length;
  };
  expect(await sentBy(first, ofCompany - 1)).toBe(ofCompany - 1);
  expect(await sentBy(second, 1)).toBe(1);
  expect(await sentBy(first, 5)).toBe(ofAddress);
  expect(await sentBy(second, 8)).toBe(0);
  expect(await sentBy(foreign, 2)).toBe(2);
  await app.setProperty(invitationProperties.asksPerCompanyDay, invitationProperties.asksPerCompanyDay.initial);
  // What the company's count had no room for took nothing from the link.
  const leftToFirst = asksPerUse + asksBeside - (ofCompany - 1);
  expect(await sentBy(first, leftToFirst + 1)).toBe(leftToFirst);
  await app.setProperty(otpProperties.sendsPerAddressTenMinutes, otpProperties.sendsPerAddressTenMinutes.initial);
});

test('OTP-08 an invitation gives one mailbox no additional codes', async () => {
  const { code } = await makeLink(company, { uses: 100 });
  const mail = newMail();
  const askBy = async () => (await askInvitedCode(await begunBrowser(app, code), { optionValue: mail })).status;
  expect([await askBy(), await askBy()]).toEqual([200, 429]);
});

test('OTP-08 an ended invitation no longer raises the limit', async () => {
  await app.setProperty(flowsPerAddress, 2);
  const readBy = async (code: string, address: string) => {
    const { status, error } = await app.browser({ address }).post(calls.read(code));
    return status === 200 ? 'read' : error.errorCode;
  };
  const readFour = async (code: string, address: string) => {
    const outcomes = [];
    for (let turn = 0; turn < 4; turn += 1) outcomes.push(await readBy(code, address));
    return outcomes;
  };
  const { code, invitationId } = await makeLink(company);
  expect(await readFour(code, '198.51.100.31')).toEqual(['read', 'read', 'read', 'read']);
  const begun = await begunBrowser(app, code, { address: '198.51.100.32' });
  expect((await company.admin.post(`${calls.list}/${invitationId}/revoke`)).status).toBe(200);
  expect(await readFour(code, '198.51.100.33')).toEqual([
    'INVITATION_INVALID',
    'INVITATION_INVALID',
    'NETWORK_LIMIT',
    'NETWORK_LIMIT',
  ]);
  expect((await askInvitedCode(begun, { optionValue: newMail() })).error.errorCode).toBe('INVITATION_INVALID');
  const used = await makeLink(company, { uses: 1 });
  await inCompany(kernel.db, company.companyCode, (tx) =>
    sql`update invitations set used_count = 1 where invitation_id = ${used.invitationId}::uuid`.execute(tx),
  );
  expect((await readFour(used.code, '198.51.100.34')).at(-1)).toBe('NETWORK_LIMIT');
  await app.setProperty(flowsPerAddress, flowsPerAddress.initial);
});

test('OTP-08 invitees can check their IDs although their address has used its checks', async () => {
  const address = '198.51.100.40';
  const { loginId } = await addTestPerson(app, { loginId: 'suyeon@madang.example' });
  await app.setProperty(credentialProperties.takenIdsPerAddress, 2);
  const check = async (browser: ReturnType<typeof app.browser>, userId: string) => {
    const answer = await browser.post(checkLoginId.path, { userId, svcType: 'PT' });
    return answer.status === 200 ? 'free' : answer.error.errorCode;
  };
  const stranger = () => app.browser({ address });
  const taken = loginId.split('@', 1)[0] ?? '';
  expect([await check(stranger(), taken), await check(stranger(), taken)]).toEqual(['MB601', 'MB601']);
  expect(await check(stranger(), 'freename')).toBe('NETWORK_LIMIT');
  const { code } = await makeLink(company, { uses: 1 });
  const invited = await begunBrowser(app, code, { address });
  expect([await check(invited, taken), await check(invited, 'freename')]).toEqual(['MB601', 'free']);
  const outcomes = [];
  for (let turn = 0; turn < asksPerUse + asksBeside; turn += 1) outcomes.push(await check(invited, taken));
  expect(outcomes.filter((each) => each === 'MB601')).toHaveLength(asksPerUse + asksBeside - 1);
  expect(outcomes.at(-1)).toBe('NETWORK_LIMIT');
  await app.setProperty(credentialProperties.takenIdsPerAddress, credentialProperties.takenIdsPerAddress.initial);
});
