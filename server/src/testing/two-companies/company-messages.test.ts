// Runs on every PostgreSQL: settings of a transaction, row locks.
import { randomUUID } from 'node:crypto';
import { anyText } from '@madang/contract/kernel/rules.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { addTestCompany } from '../people.ts';
import { startTestApp } from '../test-app.ts';
import { forOtherCompany, inCompany, OutOfService, readOtherCompany, type Tx } from '../../kernel/db/database.ts';
import { execute } from '../../kernel/operations/executor.ts';
import { commandOrigin } from '../../kernel/operations/principal.ts';
import { defineMessage } from '../../kernel/company-messages/define-message.ts';
import { messageTasks, notifyCompany } from '../../kernel/company-messages/notify-company.ts';
import { tellOfStructure } from '../../modules/company-life/company-structures/index.ts';

const app = await startTestApp({ work: false });
const { kernel } = app;
const [here, there] = [await addTestCompany(app, {}), await addTestCompany(app, {})];

const end = (code: string) =>
  app.pools.owner.query(
    `update companies set ended_at = now(), destroyed_after = now() + interval '30 days' where company_code = $1`,
    [code],
  );

const companyOf = async (tx: Tx) => {
  const { rows } = await sql<{ code: string }>`select app_company() as code`.execute(tx);
  return rows[0]?.code;
};

test('STA-09 OPS-01 work for another company is rolled back on an error, and later work is for the own company', async () => {
  await inCompany(kernel.db, here, async (tx) => {
    for (const turn of [forOtherCompany, readOtherCompany]) {
      await expect(
        turn(tx, there, async () => {
          expect(await companyOf(tx)).toBe(there);
          throw new Error('refused');
        }),
      ).rejects.toThrow('refused');
      expect(await companyOf(tx)).toBe(here);
    }
  });
});

test('STA-09 work for a company out of service or an unknown one is a fault and does not start', async () => {
  const ended = await addTestCompany(app, {});
  await end(ended);
  await inCompany(kernel.db, here, async (tx) => {
    for (const code of [ended, 'NOSUCH', '']) {
      let hasBegun = false;
      const work = forOtherCompany(tx, code, async () => {
        hasBegun = true;
      });
      await expect(work).rejects.toBeInstanceOf(OutOfService);
      expect([hasBegun, await companyOf(tx)]).toEqual([false, here]);
    }
  });
});

const applied: string[] = [];
const hear = defineMessage({
  name: 'hear-of-it',
  news: z.strictObject({ word: anyText() }),
  refusals: [],
  async run({ companyCode }, { word }) {
    applied.push(`${companyCode} ${word}`);
    return { answer: null, audit: 'none' };
  },
});
const say = (messageId: string, version: number, word: string, to = there) =>
  execute(kernel, hear, commandOrigin(to), { message: { messageId, version }, news: { word } });

test('STA-09 a message is applied if its version is higher: repeated, late and reordered ones do nothing', async () => {
  applied.length = 0;
  const [one, two] = [randomUUID(), randomUUID()];
  await say(one, 2, 'second');
  await say(one, 1, 'first, late');
  await say(one, 2, 'second, again');
  await say(two, 1, 'another');
  await say(one, 3, 'third');
  await say(one, 1, 'first, in the other company', here);
  expect(applied).toEqual([
    `${there} second`,
    `${there} another`,
    `${there} third`,
    `${here} first, in the other company`,
  ]);
});

test('STA-09 of one message sent several times at once one is applied', async () => {
  applied.length = 0;
  const id = randomUUID();
  // One that waits too long for the others is tried again by its job, so that a failure is none of the message's.
  const said = await Promise.allSettled(Array.from({ length: 8 }, () => say(id, 1, 'once')));
  expect(said.some(({ status }) => status === 'fulfilled')).toBe(true);
  await say(id, 1, 'once more');
  expect(new Set(applied)).toEqual(new Set([`${there} once`]));
  const rows = await inCompany(kernel.db, there, (tx) =>
    tx.selectFrom('received_messages').select('version').where('message_id', '=', id).execute(),
  );
  expect(rows).toEqual([{ version: 1 }]);
});

test('STA-09 a message to a company that has ended is not applied', async () => {
  applied.length = 0;
  const ended = await addTestCompany(app, {});
  await end(ended);
  await say(randomUUID(), 1, 'too late', ended);
  expect(applied).toEqual([]);
});

test('STA-09 OPS-01 a message is stored encrypted with its change, delivered twice, applied once, and deleted', async () => {
  const messageId = randomUUID();
  const news = {
    about: 'renamed',
    otherCode: here,
    companyStructureCode: 'GROUP',
    structureNames: { name: '한빛', englishName: 'Hanbit' },
  };
  const sent = { receiverCode: there, operation: tellOfStructure.name, messageId, version: 1, news };
  // What is rolled back has said nothing.
  await expect(
    inCompany(kernel.db, here, async (tx) => {
      await notifyCompany(tx, kernel, sent);
      throw new Error('rolled back');
    }),
  ).rejects.toThrow('rolled back');
  const waiting = () =>
    inCompany(kernel.db, here, (tx) =>
      tx.selectFrom('sent_messages').select(['message_id', 'content']).where('message_id', '=', messageId).execute(),
    );
  expect(await waiting()).toEqual([]);
  await inCompany(kernel.db, here, (tx) => notifyCompany(tx, kernel, sent));
  const [row] = await waiting();
  expect(row?.content.toString('utf8')).not.toContain('Hanbit');
  const deliver = messageTasks(kernel)['carry-message'];
  if (!deliver) throw new Error('no task');
  // The worker was killed after the other company had applied it: the row is there still, and is carried over again.
  const news2 = { message: { messageId, version: 1 }, news } as never;
  await execute(kernel, tellOfStructure, commandOrigin(there), news2);
  await deliver({ companyCode: here, messageId, version: 1 });
  await deliver({ companyCode: here, messageId, version: 1 });
  expect(await waiting()).toEqual([]);
  const heard = await inCompany(kernel.db, there, (tx) =>
    tx.selectFrom('audit_log').select('operation').where('operation', '=', 'tell-of-structure').execute(),
  );
  expect(heard).toHaveLength(1);
});

test('STA-09 applied versions are purged after 400 days on the next message, and no message waits so long', async () => {
  applied.length = 0;
  const [old, young, next] = [randomUUID(), randomUUID(), randomUUID()];
  for (const id of [old, young]) await say(id, 1, id);
  await inCompany(kernel.db, there, (tx) =>
    sql`update received_messages set received_at = app_now() - make_interval(days => case when message_id = ${old}::uuid then 401 else 399 end)
      where message_id in (${old}::uuid, ${young}::uuid)`.execute(tx),
  );
  await say(next, 1, 'next');
  const known = await inCompany(kernel.db, there, (tx) =>
    tx.selectFrom('received_messages').select('message_id').where('message_id', 'in', [old, young, next]).execute(),
  );
  expect(new Set(known.map((row) => row.message_id))).toEqual(new Set([young, next]));
  const messageId = randomUUID();
  const news = { about: 'renamed', otherCode: here, companyStructureCode: 'GROUP', structureNames: null };
  await inCompany(kernel.db, here, async (tx) => {
    await notifyCompany(tx, kernel, {
      receiverCode: there,
      operation: tellOfStructure.name,
      messageId,
      version: 1,
      news,
    });
    await sql`update sent_messages set sent_at = app_now() - interval '366 days' where message_id = ${messageId}::uuid`.execute(
      tx,
    );
  });
  await messageTasks(kernel)['carry-message']?.({ companyCode: here, messageId, version: 1 });
  const heard = await inCompany(kernel.db, there, (tx) =>
    tx.selectFrom('received_messages').select('version').where('message_id', '=', messageId).execute(),
  );
  expect(heard).toEqual([]);
});
