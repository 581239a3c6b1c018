import { daySeconds } from '@madang/contract/kernel/durations.ts';
import type { ConsoleJob } from '@madang/contract/ground/jobs/routes.ts';
import type { List } from '@madang/contract/kernel/lists/list.ts';
import type { InboxMessage } from '@madang/contract/people/notifications/routes.ts';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { inCompany } from '../../../kernel/db/database.ts';
import { runRows, watchRows } from '../../../kernel/operations/stored/rows.ts';
import { checkRun } from '../../../kernel/operations/stored/runs/check-run.ts';
import { addMember } from '../../../testing/member.ts';
import { actOn, addDepartments, confirmAndRun, control, outcomeOf, rowsOf } from '../../../testing/operations/runs.ts';
import { addTestCompany, addTestPerson, signInAs } from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { runs } from './index.ts';

const app = await startTestApp({ work: false });
const { kernel } = app;

async function ownerOf(language: 'ko' | 'en' = 'ko') {
  const companyCode = await addTestCompany(app);
  const owner = await addTestPerson(app, {
    companyCode,
    roles: ['administrator'],
    language,
    externalMail: `owner.${companyCode.toLowerCase()}@outside.example`,
    isExternalMailProven: true,
  });
  const browser = await signInAs(app, owner);
  await addDepartments(browser, ['SALES']);
  const personIds = [
    (await addMember(kernel.db, { companyCode, role: 'employee' })).personId,
    (await addMember(kernel.db, { companyCode, role: 'employee' })).personId,
  ];
  const open = async () => {
    const runId = await actOn(browser, { personIds, act: { kind: 'moveEmployees', departmentCode: 'SALES' } });
    await checkRun(kernel, { companyCode, runId });
    return { companyCode, runId };
  };
  return { companyCode, owner, browser, personIds, open };
}

const notify = (run: object) => runs.tasks?.(kernel)['tell-of-run']?.(run);
const inboxOf = async (by: Awaited<ReturnType<typeof signInAs>>) =>
  (await by.get('/api/v1/inbox-messages')).json<List<InboxMessage>>().items;
const lengthen = (companyCode: string, seconds: number) =>
  inCompany(kernel.db, companyCode, (tx) =>
    sql`update row_runs set running_since = ended_at - make_interval(secs => ${seconds})`.execute(tx),
  );
const send = vi.spyOn(kernel.outbox, 'send');
const mailsTo = (companyCode: string) =>
  send.mock.calls.filter(([, { to }]) => to === `owner.${companyCode.toLowerCase()}@outside.example`);

test('USR-10 the owner gets a notification of the result once, in their language; a short run sends no mail', async () => {
  const { companyCode, browser, open } = await ownerOf();
  const run = await open();
  await notify(run);
  expect(await inboxOf(browser)).toEqual([]);
  await control(browser, run.runId, 'confirmation');
  await runRows(kernel, run);
  await Promise.all([notify(run), notify(run)]);
  await notify(run);
  const messages = await inboxOf(browser);
  expect(messages).toHaveLength(1);
  expect(messages[0]?.subject).toBe('구성원 부서 이동 작업이 완료되었습니다');
  expect(messages[0]?.text).toContain('전체 2건 중 2건을 완료했습니다. 거절 0건, 실패 0건입니다.');
  expect(messages[0]?.text).toContain(`/console/runs?item=${run.runId}`);
  expect(mailsTo(companyCode)).toEqual([]);
});

test('USR-10 STA-10 the letter about changes planned for a day calls them planned, not made', async () => {
  const { companyCode, browser, personIds } = await ownerOf('en');
  const act = { kind: 'moveEmployees', departmentCode: 'SALES' };
  const run = { companyCode, runId: await actOn(browser, { personIds, act, on: '2026-12-20' }) };
  await confirmAndRun(app, browser, run);
  await notify(run);
  const [planned] = await inboxOf(browser);
  expect(planned?.subject).toBe('Transfer of members: planned for 2026-12-20');
  expect(planned?.text).toContain('2 of 2 planned, 0 not planned, 0 failed.');
  expect(planned?.text).toContain('You can undo it until 7 days after that date.');
  const [listed] = (await browser.get('/api/v1/jobs')).json<List<ConsoleJob>>().items;
  expect(listed).toMatchObject({ jobId: run.runId, state: 'done', run: { plannedOn: '2026-12-20' } });
  // Their place is still the one before, as it is for a preview.
  const before = { kind: 'department', id: 'TOP' };
  const { items } = await rowsOf(browser, run.runId);
  expect(items).toMatchObject([1, 2].map((rowNumber) => ({ rowNumber, state: 'done', before, refusal: null })));
});

test('USR-10 the letter about a run with only refused rows states that nothing changed', async () => {
  const { companyCode, browser, personIds } = await ownerOf('en');
  const act = { kind: 'moveEmployees', departmentCode: 'TOP' };
  const run = { companyCode, runId: await actOn(browser, { personIds, act }) };
  await confirmAndRun(app, browser, run);
  await notify(run);
  const [letter] = await inboxOf(browser);
  expect(letter?.subject).toBe('Transfer of members: nothing changed');
  expect(letter?.text).toContain('0 of 2 completed, 2 not changed, 0 failed.');
});

test('USR-10 a run longer than a minute and a stopped run are also mailed', async () => {
  const { companyCode, browser, owner, open } = await ownerOf('en');
  const run = await open();
  await control(browser, run.runId, 'confirmation');
  await runRows(kernel, run);
  await lengthen(companyCode, 61);
  await notify(run);
  expect(mailsTo(companyCode)).toHaveLength(1);
  const undo = await control(browser, run.runId, 'undo');
  expect(outcomeOf(undo)).toBe('200');
  const undoRun = { companyCode, runId: undo.json<{ runId: string }>().runId };
  await app.advance(daySeconds + 60);
  await watchRows(kernel, undoRun);
  await notify(undoRun);
  expect(mailsTo(companyCode)).toHaveLength(2);
  const [stopped] = await inboxOf(await signInAs(app, owner));
  expect(stopped?.subject).toBe('Undo: Transfer of members: stopped');
  expect(stopped?.text).toContain('0 of 2 completed, 0 not changed, 0 failed.');
});

test('USR-10 an owner who left and a run without a page get no message', async () => {
  const { companyCode, browser, owner, open } = await ownerOf();
  const run = await open();
  await control(browser, run.runId, 'confirmation');
  await runRows(kernel, run);
  const hidden = await open();
  await inCompany(kernel.db, companyCode, (tx) =>
    sql`update people set employment_status = 'R' where person_id = ${owner.personId}`.execute(tx),
  );
  await notify(run);
  await inCompany(kernel.db, companyCode, (tx) =>
    sql`update row_runs set kind = null, state = 'done', ended_at = app_now() where run_id = ${hidden.runId}`.execute(
      tx,
    ),
  );
  await notify(hidden);
  const kept = await inCompany(kernel.db, companyCode, (tx) =>
    tx.selectFrom('inbox_messages').select('message_id').execute(),
  );
  expect(kept).toEqual([]);
});
