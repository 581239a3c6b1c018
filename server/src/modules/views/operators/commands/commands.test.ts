import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { credentialProperties } from '@madang/contract/secrets/credentials/properties.ts';
import { platformCompany } from '@madang/contract/views/operators/limits.ts';
import type { Refusal } from '@madang/contract/refuse.ts';
import { inCompany } from '../../../../kernel/db/database.ts';
import { setUpPasskey } from '../../../../testing/factors/authenticator.ts';
import { addCompany } from '../../../../testing/operator.ts';
import { addTestPerson, signInAs } from '../../../../testing/people.ts';
import { startTestApp } from '../../../../testing/test-app.ts';
import { redeemPromotion } from '../../../ground/promotions/index.ts';
import { runCommand } from '../index.ts';
import { UsageError } from '../../../../platform/commands/usage-error.ts';

const app = await startTestApp();
const run = (...args: string[]) => runCommand(app.kernel, args);
const tomorrow = new Date(Date.now() + 86_400_000).toISOString();

async function refusalOf(...args: string[]): Promise<Refusal> {
  return run(...args).then(
    () => expect.unreachable('it was not refused'),
    (error: Refusal) => error,
  );
}

test('OPS-08 a command lists, reads and sets properties as they are typed', async () => {
  expect(await run('property', 'list')).toContain('register.closed = N');
  expect(await run('property', 'set', 'contact.centre', '1588-0000, weekdays')).toEqual([
    'contact.centre = 1588-0000, weekdays',
  ]);
  expect(await run('property', 'set', 'mail.hosted_domains', 'One.example, two.example')).toEqual([
    'mail.hosted_domains = one.example,two.example',
  ]);
  expect(await run('property', 'get', 'mail.hosted_domains')).toEqual(['one.example,two.example']);
  expect(await run('property', 'set', 'mail.hosted_domains', '')).toEqual(['mail.hosted_domains = ']);
  expect(await run('property', 'set', 'flow.per_address_hour', '99')).toEqual(['flow.per_address_hour = 99']);
  expect(await run('property', 'set', 'login.wait_seconds', '1,2')).toEqual(['login.wait_seconds = 1,2']);
});

test('OPS-08 a command refuses the same as the page', async () => {
  expect(await refusalOf('property', 'set', 'flow.per_address_hour', '')).toMatchObject({ code: 'PROPERTY_RANGE' });
  expect(await refusalOf('property', 'set', 'mail.free_domain', 'nowhere')).toMatchObject({ code: 'PROPERTY_DOMAIN' });
});

test('OPS-08 a command names valid values for a wrong value or key', async () => {
  await expect(run('property', 'set', 'register.closed', 'banana')).rejects.toThrow('register.closed is one of Y, N');
  await expect(run('property', 'get', 'register.open')).rejects.toThrow(
    /no property register\.open[^]*register\.closed$/,
  );
  await expect(run('property', 'set', 'no.such', '1')).rejects.toThrow(/no property no\.such[^]*mail\.free_domain/);
  expect(await run('property', 'get', 'register.closed')).toEqual(['N']);
});

test('REQ-04 a command issues working codes, lists and revokes them', async () => {
  const codes = await run(
    'promotion',
    'issue',
    '--benefit',
    'Free month',
    '--until',
    tomorrow,
    '--count',
    '3',
    '--prefix',
    'cli',
  );
  expect(codes).toHaveLength(3);
  await addCompany(app, 'CLI1');
  const redeem = (code = '') =>
    inCompany(app.kernel.db, 'CLI1', (tx) =>
      redeemPromotion(tx, { code, companyCode: 'CLI1', personId: randomUUID() }),
    );
  expect(await redeem(codes[0])).toBe('redeemed');
  const [line = '', pages] = await run('promotion', 'list');
  expect(line).toContain('CLI');
  expect(line).toContain('used 1/3');
  expect(pages).toBe('page 1 of 1');
  expect(await run('promotion', 'revoke', line.split(' ')[0] ?? '')).toEqual(['revoked: 3']);
  expect(await redeem(codes[1])).toBe('expired');
});

test('REQ-04 a command refuses an issue by the rules of the page', async () => {
  const until = ['--until', tomorrow];
  const refusal = await refusalOf('promotion', 'issue', '--benefit', '', ...until, '--count', '0');
  expect(refusal.fields.map(({ path, code }) => `${path} ${code}`).toSorted()).toEqual([
    '--benefit MB_M_REQUIRED',
    '--count PROMOTION_COUNT',
  ]);
  const missing = await refusalOf('promotion', 'issue', '--benefit', 'x');
  expect(missing.fields).toMatchObject([{ path: '--until', code: 'MB_M_REQUIRED' }]);
  await expect(run('promotion', 'issue', '--benefit', 'x', '--until', 'yesterday')).rejects.toThrow(
    '--until is a time, written as 2027-01-31T18:00:00+09:00',
  );
  await expect(run('promotion', 'issue', '--what', 'x')).rejects.toThrow(/--what/);
});

test('MEM-07 a command leaves the same audit row as the page, by the system', async () => {
  await run('property', 'set', 'global.position', 'VN');
  const rows = await inCompany(app.kernel.db, platformCompany, (tx) =>
    tx.selectFrom('audit_log').selectAll().where('target_id', '=', 'global.position').execute(),
  );
  expect(rows).toMatchObject([{ operation: 'change-property', actor_kind: 'system', actor_id: null, address: null }]);
});

test('ACC-14 a command resets the second factor of an operator, if no other operator can', async () => {
  await app.setProperty(credentialProperties.secondFactor, 'optional');
  const person = await addTestPerson(app, { roles: ['operator'], language: 'en' });
  const { browser } = await setUpPasskey(app, person, '198.51.100.7');
  await app.mailbox.next(person.loginId);
  const waiting = app.browser({ address: '198.51.100.8' });
  await waiting.post('/api/v1/session', { loginId: person.loginId, password: person.password });
  const reset = ['factor', 'reset', ` ${person.loginId.toUpperCase()}`];
  const both = await Promise.allSettled([run(...reset), run(...reset)]);
  expect(both.filter(({ status }) => status === 'fulfilled')).toEqual([
    { status: 'fulfilled', value: [`two-step verification is off: ${person.loginId}`] },
  ]);
  expect(await refusalOf(...reset)).toMatchObject({ code: 'CO404' });
  expect(await refusalOf('factor', 'reset', 'nobody@people.example')).toMatchObject({ code: 'CO404' });
  expect((await browser.get('/api/v1/session')).status).toBe(401);
  expect((await waiting.get('/api/v1/session/factor')).error.errorCode).toBe('MB_M_DENY_PAGE');
  expect((await app.mailbox.next(person.loginId)).text).toContain('The operator of Madang turned off');
  const rows = await inCompany(app.kernel.db, person.companyCode, (tx) =>
    tx.selectFrom('audit_log').selectAll().where('operation', '=', 'reset-second-factor').execute(),
  );
  expect(rows).toMatchObject([{ actor_kind: 'system', target_kind: 'person', target_id: person.personId }]);
  await signInAs(app, person, { address: '198.51.100.9' });
});

test.each([
  [[]],
  [['property']],
  [['property', 'toString']],
  [['__proto__', 'list']],
  [['promotion', 'give']],
  [['factor']],
])('REQ-04 %j is answered with the usage', async (args) => {
  await expect(run(...args)).rejects.toThrow(UsageError);
});
