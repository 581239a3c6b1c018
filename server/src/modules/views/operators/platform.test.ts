import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { companiesPerPage } from '@madang/contract/views/operators/limits.ts';
import type { ChannelHealth, CompanyRow } from '@madang/contract/views/operators/platform.ts';
import { daySeconds } from '@madang/contract/kernel/durations.ts';
import { sql } from 'kysely';
import { Outbox, purgeOutbox, type Message } from '../../../platform/outbox/outbox.ts';
import { companyWithAdmin } from '../../../testing/invitations.ts';
import { memberBrowser } from '../../../testing/member.ts';
import { operatorBrowser } from '../../../testing/operator.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp({ work: false });
const { db, keyring } = app.kernel;
const operator = await operatorBrowser(app);
const companies = '/api/v1/operator/companies';
const delivery = '/api/v1/operator/delivery';

interface Companies {
  items: CompanyRow[];
  total: { count: number };
  inService: number;
  isNew: number;
  ended: number;
}
const listed = async (words?: object) => {
  const answer = await (words ? operator.post(`${companies}/search`, words) : operator.get(companies));
  return answer.json<Companies>();
};

test('OPS-10 only the operator sees the first page', async () => {
  const { admin } = await companyWithAdmin(app);
  for (const path of [companies, delivery]) {
    expect((await app.browser().get(path)).error.errorCode).toBe('AC100');
    expect((await admin.get(path)).error.errorCode).toBe('CO401');
  }
});

test('OPS-10 companies are listed with state and people, newest first, and counted, without the platform’s own', async () => {
  const before = await listed();
  const { companyCode } = await companyWithAdmin(app);
  await memberBrowser(app, { companyCode, role: 'employee' });
  const { items, inService, isNew, ended, total } = await listed();
  expect(items[0]).toMatchObject({ companyCode, people: 2 });
  expect(items.map((row) => row.companyCode)).not.toContain('PLATFORM');
  expect([inService, isNew, ended, total.count]).toEqual([
    before.inService + 1,
    before.isNew + 1,
    before.ended,
    before.total.count + 1,
  ]);
  await sql`update companies set ended_at = app_now(), destroyed_after = app_now() + interval '30 days'
    where company_code = ${companyCode}`.execute(db);
  const after = await listed({ search: companyCode.toLowerCase() });
  expect(after.items).toMatchObject([{ companyCode, state: 'ended', people: 2 }]);
  expect([after.inService, after.ended]).toEqual([inService - 1, ended + 1]);
});

test('OPS-10 a company is found by any part of a name or code, with wildcards taken literally', async () => {
  const { companyCode } = await companyWithAdmin(app);
  await sql`update companies set name = '백 퍼센트(100%) 상사', english_name = 'Per_Cent' where company_code = ${companyCode}`.execute(
    db,
  );
  for (const search of ['퍼센트', '100%', 'per_c', companyCode]) {
    const { items } = await listed({ search });
    expect(
      items.map((row) => row.companyCode),
      search,
    ).toEqual([companyCode]);
  }
  expect((await listed({ search: '%_%' })).items).toEqual([]);
});

test('OPS-10 many companies are listed in pages, and a page beyond the last is refused', async () => {
  await sql`insert into companies (company_code, structure_code, name, english_name, service_type, time_zone)
    select 'MANY' || n, 'MANY' || n, 'Many ' || n, 'Many ' || n, 'PT', 'Asia/Seoul' from generate_series(1, 25) n`.execute(
    db,
  );
  const first = await listed({ search: 'many' });
  expect([first.items.length, first.total.count]).toEqual([companiesPerPage, 25]);
  expect((await listed({ search: 'many', page: 2 })).items).toHaveLength(5);
  expect((await operator.post(`${companies}/search`, { search: 'many', page: 3 })).error.fields[0]?.code).toBe(
    'PAGE_BEYOND',
  );
});

const message = (channel: 'mail' | 'sms'): Message =>
  channel === 'mail'
    ? { channel, to: 'health@outside.example', subject: 's', text: 't', html: '<p>t</p>' }
    : { channel, to: '+821000000000', text: 't' };

test('OPS-10 waiting, failed and sent messages are counted by channel and reason, without names', async () => {
  await db.deleteFrom('outbox').execute();
  let failure: object | undefined;
  const carry = async () => {
    if (failure) throw Object.assign(new Error('550 health@outside.example'), failure);
  };
  const outbox = new Outbox(keyring, { mail: carry, sms: carry });
  const deliver = async (channel: 'mail' | 'sms', refused?: object) => {
    failure = refused;
    const id = await outbox.send(db, message(channel), { usefulSeconds: 600 });
    await outbox.deliver(db, id).catch(() => {});
  };
  const health = async (reader = operator) => {
    const answer = await reader.get(delivery);
    expect(answer.text).not.toContain('health');
    return answer.json<{ channels: ChannelHealth[] }>().channels;
  };
  await deliver('mail', { code: 'ECONNREFUSED' });
  await deliver('mail', { code: 'ESOCKET' });
  await deliver('mail', { code: 'EAUTH' });
  await deliver('mail', { code: 'EENVELOPE', responseCode: 550 });
  await deliver('sms');
  await outbox.pretend(db, message('mail'));
  expect(await health()).toEqual([
    {
      channel: 'mail',
      waiting: 3,
      oldestWaitingAt: expect.any(String),
      lastSentAt: null,
      failures: [{ reason: 'recipient', count: 1 }],
      hindrances: [
        { reason: 'unreachable', count: 2 },
        { reason: 'refused', count: 1 },
      ],
    },
    { channel: 'sms', waiting: 0, oldestWaitingAt: null, lastSentAt: expect.any(String), failures: [], hindrances: [] },
  ]);
  // What did not leave in its time has failed, by what hindered it last; after a week no one asks any more.
  await app.advance(601);
  await purgeOutbox(db);
  expect((await health())[0]).toMatchObject({
    waiting: 0,
    failures: [
      { reason: 'unreachable', count: 2 },
      { reason: 'recipient', count: 1 },
      { reason: 'refused', count: 1 },
    ],
    hindrances: [],
  });
  await app.advance(7 * daySeconds + 1);
  expect((await health(await operatorBrowser(app)))[0]?.failures).toEqual([]);
});

test('MAI-04 the console’s first page shows the kinds of a company’s messages that failed lately', async () => {
  const { admin, companyCode } = await companyWithAdmin(app);
  const other = await companyWithAdmin(app);
  const fail = (kind: 'invitation' | 'welcome' | null, state: string, days: number) =>
    sql`insert into outbox (message_id, channel, expires_at, company_code, kind, state, finished_at)
      values (${randomUUID()}, 'mail', app_now() + interval '1 day', ${companyCode}, ${kind}, ${state},
        app_now() - make_interval(days => ${days}))`.execute(db);
  const failedOf = async ({ admin: browser }: { admin: typeof admin }) =>
    (await browser.get('/api/v1/console/overview')).json<{ failedMessages: unknown }>().failedMessages;
  await fail('invitation', 'bounced', 1);
  await fail('invitation', 'failed', 6);
  await fail('welcome', 'bounced', 2);
  await fail('welcome', 'bounced', 8);
  await fail('welcome', 'sent', 1);
  await fail(null, 'failed', 1);
  expect(await failedOf({ admin })).toEqual({ invitations: 2, welcomes: 1 });
  expect(await failedOf(other)).toEqual({ invitations: 0, welcomes: 0 });
});
