// Runs on every PostgreSQL: what was changed is compared with the row before.
import { initialSessionRules } from '@madang/contract/access/sign-in-policies/rules.ts';
import { defaultSettings } from '@madang/contract/workplace/approvals/rules.ts';
import type { List } from '@madang/contract/kernel/lists/list.ts';
import type { AuditRecord } from '@madang/contract/views/audit-log/routes.ts';
import { expect, test } from 'vitest';
import { administratorOf } from '../../../testing/organisation.ts';
import { addTestPerson } from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp();

const board = {
  boardName: '공지사항',
  englishBoardName: 'Notices',
  allowsRecommendations: true,
  allowsComments: true,
  allowsReplies: true,
  isAnonymous: false,
  isFavourite: false,
  hasHeadWords: false,
  needsApproval: false,
  showsAuthor: true,
  viewGrade: 5,
  writeGrade: 5,
  replyGrade: 5,
  usesValidity: false,
  validityDays: 0,
  keepMonths: 0,
  showsOnHome: false,
};

test('MEM-07 a record names the fields that differ, and no unchanged fields of the form', async () => {
  const administrator = await administratorOf(app, 'RECF1');
  async function fieldsOf(operation: string) {
    const { items } = (await administrator.get(`/api/v1/records?operation=${operation}`)).json<List<AuditRecord>>();
    return items[0]?.fields;
  }
  const put = async (address: string, body: object) => {
    const answer = await administrator.put(address, body);
    expect(answer.status, answer.text).toBe(200);
  };

  const { boardNumber } = (await administrator.post('/api/v1/admin/boards', board)).json<{ boardNumber: number }>();
  const commentless = { ...board, allowsComments: false, showsOnHome: true };
  await put(`/api/v1/admin/boards/${boardNumber}`, { ...commentless, expected: board });
  expect(await fieldsOf('change-board')).toEqual(['allowsComments', 'showsOnHome']);
  await put(`/api/v1/admin/boards/${boardNumber}`, board);
  expect(await fieldsOf('change-board')).toEqual(Object.keys(board));

  await put('/api/v1/access-rules/sessions', { ...initialSessionRules, idleMinutes: 5 });
  expect(await fieldsOf('change-session-rules')).toEqual(['idleMinutes']);

  const settings = { ...defaultSettings, allowsDelegation: !defaultSettings.allowsDelegation };
  await put('/api/v1/approval-settings', { ...settings, expected: defaultSettings });
  expect(await fieldsOf('change-approval-settings')).toEqual(['allowsDelegation']);

  await put('/api/v1/job-ranks-list', { jobListName: '등급', isHidden: false });
  expect(await fieldsOf('settle-job-list')).toEqual(['jobListName']);
});

test('MEM-07 a record names the places of a person before and after a change, keeps no other value, and names what an undo undid', async () => {
  const administrator = await administratorOf(app, 'RECF2');
  const names = { departmentName: '영업', englishDepartmentName: 'Sales', language: 'ko' };
  const sales = { departmentCode: 'SALES', ...names, parentDepartmentCode: 'TOP', beforeDepartmentCode: '' };
  expect((await administrator.post('/api/v1/departments', sales)).status).toBe(200);
  const { personId } = await addTestPerson(app, { companyCode: 'RECF2' });
  const moved = { change: { departmentCode: 'SALES', surname: '남궁' } };
  const answer = await administrator.post(`/api/v1/employees/${personId}/changes`, moved);
  expect(answer.status, answer.text).toBe(200);
  const recordsOf = async () =>
    (await administrator.get('/api/v1/records?operation=change-person')).json<List<AuditRecord>>().items;
  const [change] = await recordsOf();
  expect(change).toMatchObject({ fields: ['surname', 'departmentCode'], undoes: null });
  expect(change?.changes).toEqual([
    expect.objectContaining({
      field: 'departmentCode',
      after: 'SALES',
      afterNames: { name: '영업', englishName: 'Sales' },
    }),
  ]);
  expect(change?.changes[0]?.beforeNames?.name).not.toBe(change?.changes[0]?.before);
  expect((await administrator.post(`/api/v1/undo/${change?.recordId}`)).status).toBe(200);
  const [undo] = await recordsOf();
  expect(undo).toMatchObject({ isUndo: true, undoes: 'change-person' });
});
