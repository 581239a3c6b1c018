// Runs on every PostgreSQL: row locks, unique keys, jobs.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startWork } from '../../../app.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { messageTasks } from '../../../kernel/company-messages/notify-company.ts';
import { codeOf, type DispatchCompany, dispatching } from '../../../testing/groups/dispatching.ts';
import { startTestApp } from '../../../testing/test-app.ts';

// No job runs but where a test starts the worker, so that each side may be away for as long as it takes.
const app = await startTestApp({ work: false });
const { kernel } = app;
const { act, ask, askFor, becomes, employment, logIn, pair, person, read, stateAt } = dispatching(app);

async function atWork(work: () => Promise<void>): Promise<void> {
  const worker = await startWork(kernel, app.pools);
  try {
    await work();
  } finally {
    await worker.stop();
  }
}

interface Waiting {
  readonly message_id: string;
  readonly version: number;
}
const waitingOf = ({ companyCode }: DispatchCompany) =>
  inCompany(kernel.db, companyCode, (tx) =>
    tx.selectFrom('sent_messages').selectAll().orderBy('sent_at').orderBy('version').execute(),
  );

/** Carries over what waits in a company; `isKilled`: the process ends before a row that was applied has gone. */
async function carry(from: DispatchCompany, { isKilled = false } = {}): Promise<void> {
  const deliver = messageTasks(kernel)['carry-message'];
  if (!deliver) throw new Error('no task');
  const { companyCode } = from;
  for (const row of await waitingOf(from)) {
    const { message_id: messageId, version }: Waiting = row;
    await deliver({ companyCode, messageId, version });
    if (isKilled) {
      await inCompany(kernel.db, companyCode, (tx) => tx.insertInto('sent_messages').values(row).execute());
    }
  }
}

const guestsOf = ({ companyCode }: DispatchCompany) =>
  inCompany(kernel.db, companyCode, async (tx) => {
    const { rows } = await sql`
      select from people where company_code = ${companyCode} and is_guest and closed_at is null`.execute(tx);
    return rows.length;
  });
const eventsOf = async ({ desk }: DispatchCompany, id: string) =>
  (await read(desk, id)).history.map(({ event }) => event).toReversed();

test('STA-09 OPS-01 a process killed after any message between the two sides still does each step once', async () => {
  const { home, host } = await pair();
  const sent = await person(home);
  const id = await askFor(home.desk, sent.personId, host.companyCode);
  // The host has not heard of it: the other process is away.
  expect(await stateAt(host, id)).toBeUndefined();
  await carry(home, { isKilled: true });
  expect(await act(host, id, 'acceptance')).toBe('done');
  expect([await stateAt(home, id), await stateAt(host, id)]).toEqual(['asked', 'asked']);
  await carry(host, { isKilled: true });
  expect(await stateAt(home, id)).toBe('running');
  expect(await employment(home, sent.personId)).toBe('D');
  expect(await guestsOf(host)).toBe(0);
  // What waits holds all that was carried over already, and the new: the first messages again after the last.
  await carry(home, { isKilled: true });
  await carry(home, { isKilled: true });
  await carry(host, { isKilled: true });
  await atWork(async () => {
    await becomes(host, id, 'running');
    await expect
      .poll(async () => [...(await waitingOf(home)), ...(await waitingOf(host))], { timeout: 15_000 })
      .toEqual([]);
  });
  expect(await guestsOf(host)).toBe(1);
  expect(await eventsOf(home, id)).toEqual(['asked', 'accepted', 'begun']);
  expect(await eventsOf(host, id)).toEqual(['asked', 'accepted', 'begun']);

  expect(await act(host, id, 'release')).toBe('done');
  expect([await stateAt(home, id), await stateAt(host, id)]).toEqual(['running', 'ended']);
  await carry(host, { isKilled: true });
  await carry(host, { isKilled: true });
  await atWork(async () => {
    await becomes(home, id, 'ended');
    await expect.poll(() => guestsOf(host), { timeout: 15_000 }).toBe(0);
  });
  expect(await employment(home, sent.personId)).toBe('B');
  expect(await eventsOf(home, id)).toEqual(['asked', 'accepted', 'begun', 'released']);
  expect(await eventsOf(host, id)).toEqual(['asked', 'accepted', 'begun', 'released']);
});

test('STA-09 a person dispatched again waits until the former guest is removed, and then arrives', async () => {
  const { home, host } = await pair();
  const sent = await person(home);
  const once = async () => {
    const id = await askFor(home.desk, sent.personId, host.companyCode);
    await carry(home);
    expect(await act(host, id, 'acceptance')).toBe('done');
    await carry(host);
    expect(await stateAt(home, id)).toBe('running');
    return id;
  };
  const first = await once();
  await carry(home);
  expect(await stateAt(host, first)).toBe('running');
  // While one runs, there is no other.
  expect(await codeOf(ask(home.desk, sent.personId, host.companyCode))).toBe('MB706');
  expect(await act(host, first, 'release')).toBe('done');
  await carry(host);
  await carry(home);
  expect(await guestsOf(host)).toBe(1);

  const second = await once();
  await expect(carry(home)).rejects.toThrow(/login_ties/);
  expect([await stateAt(home, second), await stateAt(host, second)]).toEqual(['running', 'accepted']);
  await atWork(() => becomes(host, second, 'running'));
  expect(await guestsOf(host)).toBe(1);
  const browser = await logIn(sent);
  expect(await codeOf(browser.post('/api/v1/session/company', { companyCode: host.companyCode }))).toBe('done');
  expect((await browser.get('/api/v1/portal/home')).status).toBe(200);
});
