import { expect, test, vi } from 'vitest';
import { daySeconds } from '@madang/contract/kernel/durations.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { transaction, type Database } from '../../kernel/db/database.ts';
import { Outbox, purgeOutbox, type Message } from './outbox.ts';

const working = await startTestApp();
const byHand = await startTestApp({ work: false });
const mail = (to: string): Message => ({
  channel: 'mail',
  to,
  subject: 'Hello',
  text: 'Your code is 123456.',
  html: '<p>Your code is 123456.</p>',
});
const rowsOf = (db: Database) => db.selectFrom('outbox').selectAll().orderBy('created_at').execute();

test('OTP-07 a message is sent after the commit, and its row keeps neither recipient nor text', async () => {
  const { kernel, mailbox } = working;
  await transaction(kernel.db, (tx) => kernel.outbox.send(tx, mail('hana@company.example')));
  expect(await mailbox.next('hana@company.example')).toMatchObject({ text: 'Your code is 123456.' });
  await vi.waitFor(async () => {
    expect(await rowsOf(kernel.db)).toMatchObject([{ state: 'sent', recipient: null, content: null }]);
  });
});

test('a message of a transaction that failed is never sent', async () => {
  const { kernel, mailbox } = working;
  const failing = transaction(kernel.db, async (tx) => {
    await kernel.outbox.send(tx, mail('nobody@company.example'));
    throw new Error('refused later');
  });
  await expect(failing).rejects.toThrow('refused later');
  await transaction(kernel.db, (tx) => kernel.outbox.send(tx, mail('somebody@company.example')));
  await mailbox.next('somebody@company.example');
  expect(mailbox.count('nobody@company.example')).toBe(0);
});

test('a waiting message is unreadable at rest, its failure repeats no address, and it is sent once', async () => {
  const { db, keyring } = byHand.kernel;
  let isDown = true;
  const carry = vi.fn(async (message: Message) => {
    if (isDown) throw Object.assign(new Error(`550 no such user ${message.to}`), { code: 'EENVELOPE' });
  });
  const outbox = new Outbox(keyring, { mail: carry, sms: carry });
  await outbox.send(db, mail('minji@company.example'));
  const [row] = await rowsOf(db);
  expect(JSON.stringify(row)).not.toContain('minji');
  expect(Buffer.concat([row?.content ?? Buffer.alloc(0), row?.recipient ?? Buffer.alloc(0)]).includes('minji')).toBe(
    false,
  );
  const id = row?.message_id ?? '';
  await expect(outbox.deliver(db, id)).rejects.toThrow('the message could not be handed over (EENVELOPE)');
  isDown = false;
  await outbox.deliver(db, id);
  await outbox.deliver(db, id);
  expect(carry).toHaveBeenCalledTimes(2);
});

test('a message that is no longer needed is dropped and emptied', async () => {
  const { db, keyring } = byHand.kernel;
  const carry = vi.fn(async () => {});
  const outbox = new Outbox(keyring, { mail: carry, sms: carry });
  await outbox.send(db, mail('late@company.example'), { usefulSeconds: 180 });
  await byHand.advance(181);
  await outbox.deliver(db, (await rowsOf(db)).at(-1)?.message_id ?? '');
  expect(carry).not.toHaveBeenCalled();
  await purgeOutbox(db);
  expect((await rowsOf(db)).at(-1)).toMatchObject({ state: 'failed', recipient: null, content: null });
  await byHand.advance(8 * daySeconds);
  await purgeOutbox(db);
  expect(await rowsOf(db)).toHaveLength(0);
});
