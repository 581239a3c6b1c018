// Runs on every PostgreSQL: row locks.
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { endWaitingLogIns } from '../../kernel/session/pending-log-in.ts';
import { inCompany } from '../../kernel/db/database.ts';
import type { Answer } from '../../testing/browser.ts';
import {
  answersOf,
  consentCalls as calls,
  consentSteps,
  privacyOf,
  ticketOf,
  type Waiting,
} from '../../testing/consent-steps.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { lockPerson } from '../people/index.ts';

const app = await startTestApp({ work: false });
const { waitingPerson } = consentSteps(app);

// As anyone who connected, who sees what the product's roles wait for.
const admin = await app.pools.owner.connect();
await admin.query('set role none');
afterAll(async () => {
  await admin.query('set role madang_owner');
  admin.release();
});

const agree = (waiting: Waiting) => waiting.browser.post(calls.agree, answersOf(waiting));

/** How many statements wait for a row that another transaction holds. */
async function waitingStatements(): Promise<number> {
  const { rows } = await admin.query<{ count: number }>(
    `select count(*)::integer as count from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.count ?? 0;
}

const steps: readonly [string, (waiting: Waiting) => Promise<() => Promise<Answer>>][] = [
  ['the answers to the terms', async (waiting) => () => agree(waiting)],
  [
    'the answer to the optional data',
    async (waiting) => {
      expect((await agree(waiting)).status).toBe(200);
      return () => waiting.browser.post(calls.privacy, privacyOf(waiting));
    },
  ],
  [
    'the end of the log-in',
    async (waiting) => {
      const ticket = await ticketOf(waiting);
      return () => waiting.browser.form(calls.form, { ticket });
    },
  ],
];

test.each(steps)(
  'RCN-01 ACC-14 %s and a change that ends the log-in wait for one another, and never both',
  async (_step, lead) => {
    const waiting = await waitingPerson();
    const step = await lead(waiting);
    let answer: Promise<Answer> | undefined;
    await inCompany(app.kernel.db, waiting.person.companyCode, async (tx) => {
      // A retry would hide that the database had to end one of two that wait for each other.
      expect(answer).toBeUndefined();
      await lockPerson(tx, waiting.person);
      answer = step();
      await expect.poll(waitingStatements, { interval: 10, timeout: 5_000 }).toBe(1);
      await sql`set local lock_timeout = '500ms'`.execute(tx);
      await endWaitingLogIns(tx, waiting.person);
    });
    expect((await answer)?.status).toBe(403);
  },
);
