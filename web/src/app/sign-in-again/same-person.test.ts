import { readSession } from '@madang/contract/access/accounts/routes.ts';
import { expect, test } from 'vitest';
import { type Client, createClient } from '../../kernel/calls/client.ts';
import { type CallError } from '../../kernel/call-error.ts';
import { isLoggedOut } from '../../kernel/session.ts';
import { isOfAnother, keepClientTo } from './same-person.ts';

const isLoggedOutForAnother = (thrown: CallError) => isLoggedOut(thrown) && isOfAnother(thrown);

/** A page's client that notes what is sent, kept to the first person, and who is signed in now. */
function keptClient() {
  const now = { personId: 'first' };
  const sent: string[] = [];
  const client = createClient({
    fetch: async (_address, sending) => {
      sent.push(sending?.method ?? '');
      return Response.json(now);
    },
  });
  keepClientTo('first', client, async () => now);
  return { client, now, sent };
}

const calling: readonly (readonly [name: string, method: string, make: (client: Client) => Promise<unknown>])[] = [
  ['get', 'GET', (client) => client.get('/x')],
  ['post', 'POST', (client) => client.post('/x')],
  ['put', 'PUT', (client) => client.put('/x')],
  ['delete', 'DELETE', (client) => client.delete('/x')],
  ['attach', 'POST', (client) => client.attach('/x', new FormData())],
  ['form', 'POST', (client) => client.form('/x', {})],
];

test.each(calling)('ACS-01 %s is sent only for the person of the page', async (_name, method, make) => {
  const { client, now, sent } = keptClient();
  await make(client);
  expect(sent).toEqual([method]);
  now.personId = 'second';
  await expect(make(client)).rejects.toSatisfy(isLoggedOutForAnother);
  expect(sent).toEqual([method]);
  now.personId = 'first';
  await make(client);
  expect(sent).toHaveLength(2);
});

test('ACS-01 another signed-in user is not mistaken for the person of the page', async () => {
  const { client, now } = keptClient();
  expect(await client.get(readSession.path)).toEqual({ personId: 'first' });
  now.personId = 'second';
  await expect(client.get(readSession.path)).rejects.toSatisfy(isLoggedOutForAnother);
});
