// Runs on every PostgreSQL: row locks.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { endWaitingSignIns } from '../../../kernel/session/pending-sign-in.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import type { Answer } from '../../../testing/browser.ts';
import {
  answersOf,
  consentCalls as calls,
  consentSteps,
  privacyOf,
  ticketOf,
  type Waiting,
} from '../../../testing/consent-steps.ts';
import { rowWaitsOf } from '../../../testing/database/row-waits.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { lockPerson } from '../../people/person-records/index.ts';

const app = await startTestApp({ work: false });
const { waitingPerson } = consentSteps(app);

const rowWaits = await rowWaitsOf(app);

const agree = (waiting: Waiting) => waiting.browser.post(calls.agree, answersOf(waiting));

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
  'RCN-01 ACC-14 of %s and a change that ends the sign-in one waits for the other, without a deadlock',
  async (_step, lead) => {
    const waiting = await waitingPerson();
    const step = await lead(waiting);
    let answer: Promise<Answer> | undefined;
    await inCompany(app.kernel.db, waiting.person.companyCode, async (tx) => {
      // A retry would hide that the database had to end one of two that wait for each other.
      expect(answer).toBeUndefined();
      await lockPerson(tx, waiting.person);
      answer = step();
      await rowWaits(1);
      await sql`set local lock_timeout = '500ms'`.execute(tx);
      await endWaitingSignIns(tx, waiting.person);
    });
    expect((await answer)?.status).toBe(403);
  },
);
