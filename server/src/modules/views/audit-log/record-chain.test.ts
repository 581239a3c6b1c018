// Runs on every PostgreSQL: row-level security and triggers.
import type { AnswerOf } from '@madang/contract/kernel/route.ts';
import type { readRecordChain } from '@madang/contract/views/audit-log/routes.ts';
import { expect, test } from 'vitest';
import { addRows, asOwner } from '../../../testing/database/audit-rows.ts';
import type { Browser } from '../../../testing/browser.ts';
import { memberBrowser } from '../../../testing/member.ts';
import { administratorOf } from '../../../testing/organisation.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { chainTasks, linkTask } from './chain.ts';

const app = await startTestApp({ work: false });
const path = '/api/v1/records/chain';
const link = () => chainTasks(app.kernel)[linkTask]?.({ isLater: true });
const stateOf = async (who: Browser) => (await who.get(path)).json<AnswerOf<typeof readRecordChain>>();

test('MEM-07 the page of the log shows the extent of its chain and lost links', async () => {
  const administrator = await administratorOf(app, 'LINKED1');
  await addRows(app, 'LINKED1', 6);
  await link();
  const before = await stateOf(administrator);
  expect(before).toMatchObject({ isCut: false, linkedAt: expect.any(String) });
  expect(before.links).toBeGreaterThanOrEqual(6);
  await app.advance(16 * 60);
  await link();
  await asOwner(app, 'LINKED1', 'audit_links', 'delete from audit_links where sequence > 2', before.links - 2);
  expect(await stateOf(administrator)).toMatchObject({ links: 2, isCut: true });
});

test('MEM-07 the state of the chain is visible to readers of the log, for their own company', async () => {
  const administrator = await administratorOf(app, 'LINKED2');
  const employee = await memberBrowser(app, { companyCode: 'LINKED2', role: 'employee' });
  expect((await employee.get(path)).error.errorCode).toBe('CO401');
  expect((await stateOf(administrator)).isCut).toBe(false);
});
