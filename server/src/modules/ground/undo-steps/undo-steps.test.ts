// Runs on every PostgreSQL: row locks.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { DepartmentDetail } from '@madang/contract/organisation/departments/routes.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { type Answer, type Browser, undoIdOf } from '../../../testing/browser.ts';
import { rowWaitsOf } from '../../../testing/database/row-waits.ts';
import { memberBrowser } from '../../../testing/member.ts';
import { administratorOf, auditRows } from '../../../testing/organisation.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp({ work: false });
const rowWaits = await rowWaitsOf(app);
const path = '/api/v1/departments';
const names = (departmentName: string) => ({ departmentName, englishDepartmentName: 'Sales', language: 'ko' });
const undo = (browser: Browser, undoId: string) => browser.post(`/api/v1/undo/${undoId}`);
const codeOf = ({ status, error }: Answer) => (status === 200 ? 'done' : `${status} ${error.errorCode}`);

async function nameOf(browser: Browser): Promise<string> {
  return (await browser.get(`${path}/SALES`)).json<DepartmentDetail>().department.departmentName;
}

const rename = (browser: Browser, departmentName: string) => browser.put(`${path}/SALES`, names(departmentName));

/** A company whose department was renamed, and the undo of that. */
async function renamed(companyCode: string) {
  const administrator = await administratorOf(app, companyCode);
  const made = await administrator.post(path, {
    departmentCode: 'SALES',
    ...names('영업'),
    parentDepartmentCode: 'TOP',
  });
  expect([made.status, undoIdOf(made)]).toEqual([200, undefined]);
  const answer = await rename(administrator, '판매');
  expect(answer.status, answer.text).toBe(200);
  return { administrator, undoId: undoIdOf(answer) ?? '' };
}

test('DEP-01 a change is undone once by the header of its response, and its undo likewise', async () => {
  const { administrator, undoId } = await renamed('UNDO1');
  const undone = await undo(administrator, undoId);
  expect([undone.status, undone.json()]).toEqual([200, { result: 'success' }]);
  expect(await nameOf(administrator)).toBe('영업');
  expect(codeOf(await undo(administrator, undoId))).toBe('409 UNDO_OVER');
  expect(codeOf(await undo(administrator, undoIdOf(undone) ?? ''))).toBe('done');
  expect(await nameOf(administrator)).toBe('판매');
  expect(await auditRows(app, 'UNDO1', 'change-department')).toHaveLength(3);
});

test('MEM-04 an undo requires a session, the right of its change, and the company of the change', async () => {
  const { administrator, undoId } = await renamed('UNDO2');
  const employee = await memberBrowser(app, { companyCode: 'UNDO2', role: 'employee' });
  const stranger = await administratorOf(app, 'UNDO3');
  expect(codeOf(await undo(app.browser(), undoId))).toBe('401 AC100');
  expect(codeOf(await undo(employee, undoId))).toBe('403 CO401');
  const refused = await undo(stranger, undoId);
  const unknown = await undo(stranger, randomUUID());
  expect([codeOf(refused), refused.error.errorMessage]).toEqual([codeOf(unknown), unknown.error.errorMessage]);
  expect(codeOf(refused)).toBe('409 UNDO_OVER');
  expect(codeOf(await undo(administrator, 'no-id'))).toBe('400 CO400');
  expect(await nameOf(administrator)).toBe('판매');
  // Another administrator of the company may.
  expect(codeOf(await undo(await administratorOf(app, 'UNDO2'), undoId))).toBe('done');
});

test('DEP-01 of simultaneous undos exactly one succeeds', async () => {
  const { administrator, undoId } = await renamed('UNDO4');
  const { sent } = await inCompany(app.kernel.db, 'UNDO4', async (tx) => {
    await tx
      .selectFrom('departments')
      .select('department_code')
      .where('department_code', '=', 'SALES')
      .forUpdate()
      .execute();
    // All have found the step before one of them is done.
    const waiting = [1, 2, 3].map(() => undo(administrator, undoId).then(codeOf));
    await rowWaits(3);
    return { sent: waiting };
  });
  expect((await Promise.all(sent)).toSorted()).toEqual(['409 UNDO_OVER', '409 UNDO_OVER', 'done']);
  expect(await auditRows(app, 'UNDO4', 'change-department')).toHaveLength(2);
});

test('DEP-01 an undo is refused after a later change, until that change is undone', async () => {
  const { administrator, undoId } = await renamed('UNDO5');
  const later = undoIdOf(await rename(administrator, '셋째')) ?? '';
  expect(codeOf(await undo(administrator, undoId))).toBe('409 EDIT_CONFLICT');
  expect(await nameOf(administrator)).toBe('셋째');
  for (const each of [later, undoId]) expect(codeOf(await undo(administrator, each))).toBe('done');
  expect(await nameOf(administrator)).toBe('영업');
});

test('the calls of the specification respond without the header', async () => {
  const administrator = await administratorOf(app, 'UNDO6');
  const made = await administrator.post('/portal/admin/rest/v1/wizard/menu/insert', {
    titleKo: '소식',
    titleEn: 'News',
    urlParameter: 'https://news.example',
    type: 'default',
    menuType: 'EXEC',
    popUpTarget: 'NB',
    adminCompId: 'UNDO6',
    currentCompId: 'UNDO6',
    pageLists: [],
  });
  const { menuLabel } = made.json<{ menuLabel: string }>();
  const removal = `/portal/admin/wizard/menu/delete?menuLabel=${menuLabel}&currentCompId=UNDO6`;
  const removed = await administrator.post(removal);
  expect([removed.status, undoIdOf(removed)]).toEqual([200, undefined]);
});

// Last, for it moves the clock.
test('DEP-01 an undo expires after ten minutes', async () => {
  const [early, late] = [await renamed('UNDO7'), await renamed('UNDO8')];
  await app.advance(595);
  expect(codeOf(await undo(early.administrator, early.undoId))).toBe('done');
  await app.advance(10);
  expect(codeOf(await undo(late.administrator, late.undoId))).toBe('409 UNDO_OVER');
  expect(await nameOf(late.administrator)).toBe('판매');
});
