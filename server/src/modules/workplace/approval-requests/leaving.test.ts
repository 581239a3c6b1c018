// Runs on every PostgreSQL: a person leaves while requests run.
import { expect, test } from 'vitest';
import { inCompany } from '../../../kernel/db/database.ts';
import { codeOf, companyOfRequests, decide, readRequest } from '../../../testing/approvals/requests.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { endRequestsOf } from './leaving.ts';

const app = await startTestApp();
const { kernel } = app;
const newCompany = () => companyOfRequests(app, 'REQLEFT');
const leaves = (companyCode: string, personId: string) =>
  inCompany(kernel.db, companyCode, (tx) => endRequestsOf(tx, kernel, { companyCode, personId }));

test('APR-02 a request that loses its approver returns to the requester, unless another approver can decide', async () => {
  const { companyCode, person, policy, waiting, named } = await newCompany();
  const [asker, leaver, other] = [await person(), await person(), await person()];
  await policy(named([other.personId]), named([leaver.personId, other.personId]));
  const [first, second] = [await waiting(asker), await waiting(asker)];
  await decide(other, second);
  await leaves(companyCode, leaver.personId);
  expect((await readRequest(asker, first)).requestState).toBe('waiting');
  expect((await decide(other, second)).json()).toEqual({ requestState: 'approved' });
  await leaves(companyCode, other.personId);
  const { requestState, events } = await readRequest(asker, first);
  expect([requestState, events.at(-1)?.event, codeOf(await decide(other, first))]).toEqual([
    'returned',
    'approverLeft',
    'APPROVAL_STATE',
  ]);
});

test('APR-02 if all must decide no approver is skipped, and requests of a leaver are withdrawn', async () => {
  const { companyCode, person, policy, waiting, named } = await newCompany();
  const [asker, leaver, other] = [await person(), await person(), await person()];
  await policy(named([leaver.personId, other.personId], 'all'));
  const id = await waiting(asker);
  await leaves(companyCode, leaver.personId);
  expect((await readRequest(asker, id)).requestState).toBe('returned');
  const own = await waiting(other === asker ? asker : asker);
  await leaves(companyCode, asker.personId);
  expect(await readRequest(asker, own)).toMatchObject({ requestState: 'withdrawn' });
});
