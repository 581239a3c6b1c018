import { readSession } from '@madang/contract/accounts/routes.ts';
import { expect, test } from 'vitest';
import type { Client } from '../../kernel/calls/client.ts';
import { type CallError } from '../../kernel/call-error.ts';
import { isLoggedOut } from '../../kernel/session.ts';
import { isOfAnother, keepClientTo } from './same-person.ts';

const isLoggedOutForAnother = (thrown: CallError) => isLoggedOut(thrown) && isOfAnother(thrown);

/** A page's client that notes what is sent, kept to the first person, and who is logged in now. */
function keptClient() {
  const now = { personId: 'first' };
  const sent: string[] = [];
  const note =
    (verb: string) =>
    async (path: string): Promise<unknown> => {
      sent.push(`${verb} ${path}`);
      return { ...now };
    };
  const verbs = ['get', 'post', 'put', 'delete', 'attach', 'form'] as const;
  const client = Object.fromEntries(verbs.map((verb) => [verb, note(verb)])) as unknown as Client;
  keepClientTo('first', client, async () => now);
  return { client, now, sent };
}

const calling = {
  get: (client) => client.get('/x'),
  post: (client) => client.post('/x'),
  put: (client) => client.put('/x'),
  delete: (client) => client.delete('/x'),
  attach: (client) => client.attach('/x', new FormData()),
  form: (client) => client.form('/x', {}),
} satisfies Record<string, (client: Client) => Promise<unknown>>;

test.each(Object.entries(calling))('ACS-01 %s goes out for the person of the page alone', async (verb, make) => {
  const { client, now, sent } = keptClient();
  await make(client);
  expect(sent).toEqual([`${verb} /x`]);
  now.personId = 'second';
  await expect(make(client)).rejects.toSatisfy(isLoggedOutForAnother);
  expect(sent).toEqual([`${verb} /x`]);
  now.personId = 'first';
  await make(client);
  expect(sent).toHaveLength(2);
});

test('ACS-01 anyone else who is logged in is not taken for the person of the page', async () => {
  const { client, now } = keptClient();
  expect(await client.get(readSession.path)).toEqual({ personId: 'first' });
  now.personId = 'second';
  await expect(client.get(readSession.path)).rejects.toSatisfy(isLoggedOutForAnother);
});
