import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { startTestApp } from '../../testing/test-app.ts';
import { Outbox } from '../outbox/outbox.ts';
import { smsGatewayCarrier } from './gateway.ts';

const app = await startTestApp({ work: false });

/** Returns the state of an SMS after the gateway's given answer. */
async function becomes(status: number) {
  const server = createServer((_, response) => response.writeHead(status).end('the number +821012345678 is none'));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const carry = smsGatewayCarrier(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, undefined);
  const { db, keyring } = app.kernel;
  const outbox = new Outbox(keyring, { mail: carry, sms: carry });
  const id = await outbox.send(db, { channel: 'sms', to: '+821012345678', text: '123456' }, { usefulSeconds: 180 });
  const thrown = await outbox.deliver(db, id).then(
    () => undefined,
    (error: Error) => error.message,
  );
  const { state, failure, content } = await db
    .selectFrom('outbox')
    .select(['state', 'failure', 'content'])
    .where('message_id', '=', id)
    .executeTakeFirstOrThrow();
  return { state, failure, isEmpty: content === null, thrown };
}

test.each([400, 410, 422])('OTP-07 an SMS that the gateway refuses with %i is not sent again', async (status) => {
  expect(await becomes(status)).toEqual({ state: 'bounced', failure: 'recipient', isEmpty: true, thrown: undefined });
});

test.each([
  [401, 'refused'],
  [403, 'refused'],
  [404, 'other'],
  [429, 'other'],
  [503, 'other'],
])('OTP-07 an SMS that the gateway answers with %i is retried, and its reason is %s', async (status, failure) => {
  const thrown = `the message could not be handed over (HTTP_${status})`;
  expect(await becomes(status)).toEqual({ state: 'waiting', failure, isEmpty: false, thrown });
});

test('OTP-07 an SMS that the gateway accepts is sent', async () => {
  expect(await becomes(202)).toMatchObject({ state: 'sent', isEmpty: true, thrown: undefined });
});
