import type { List } from '@madang/contract/kernel/lists/list.ts';
import { expect, test } from 'vitest';
import { inboxLimits } from '@madang/contract/people/notifications/limits.ts';
import { platformProperties } from '@madang/contract/ground/properties/platform.ts';
import { ordinaryBoard } from '@madang/contract/workplace/boards/console.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import type { Browser } from '../../../testing/browser.ts';
import { databaseText } from '../../../testing/database/database-text.ts';
import { memberBrowser } from '../../../testing/member.ts';
import { addTestPerson, signInAs, type TestPerson } from '../../../testing/people.ts';
import { grant } from '../../../testing/operations/rights.ts';
import { endSetUp } from '../../../testing/portal-companies.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { keepMessage } from './index.ts';

const app = await startTestApp({ work: false });
const path = '/api/v1/inbox-messages';

type Page = List<{ readonly messageId: string; readonly subject: string; readonly isRead: boolean }>;
const list = async (who: Browser, query = '') => (await who.get(path + query)).json<Page>();
const keep = (person: Pick<TestPerson, 'companyCode' | 'personId'>, subject: string) =>
  inCompany(app.kernel.db, person.companyCode, (tx) =>
    keepMessage(tx, app.kernel, person, { subject, text: `${subject}의 글` }),
  );
const noticesOf = async (who: Browser) => (await who.get('/api/v1/portal/home')).json<{ notices: object[] }>().notices;

test('WIZ-07 the product’s messages to a person appear in their inbox, unread until opened', async () => {
  const person = await addTestPerson(app);
  const browser = await signInAs(app, person);
  expect(await list(browser)).toEqual({ items: [], total: { count: 0, isExact: true }, next: null });
  expect(await noticesOf(browser)).toEqual([]);
  const next = 'Wm4!tQ8z';
  expect((await browser.post('/api/v1/password', { current: person.password, next, confirmation: next })).status).toBe(
    200,
  );
  const { items: messages } = await list(browser);
  expect(messages).toMatchObject([{ subject: '비밀번호가 변경되었습니다', isRead: false }]);
  expect(await noticesOf(browser)).toEqual([{ kind: 'unreadMessages', count: 1 }]);
  const reading = `${path}/${messages[0]?.messageId}/reading`;
  for (const answer of [await browser.put(reading), await browser.put(reading)]) expect(answer.status).toBe(200);
  expect((await list(browser)).items).toMatchObject([{ isRead: true }]);
  expect(await noticesOf(browser)).toEqual([]);
});

test('WIZ-07 an inbox is readable by its person only, and is encrypted in the database', async () => {
  const owner = await addTestPerson(app);
  await keep(owner, '비밀 편지');
  const own = await signInAs(app, owner);
  const messageId = (await list(own)).items[0]?.messageId ?? '';
  const colleague = await memberBrowser(app, { companyCode: owner.companyCode, role: 'administrator' });
  const stranger = await memberBrowser(app, { companyCode: 'INBOXB', role: 'administrator' });
  for (const other of [colleague, stranger]) {
    expect((await list(other)).items).toEqual([]);
    expect((await list(other, `?after=${messageId}`)).items).toEqual([]);
    const answer = await other.put(`${path}/${messageId}/reading`);
    expect([answer.status, answer.error.errorCode]).toEqual([404, 'CO404']);
  }
  expect((await list(own)).items).toMatchObject([{ isRead: false }]);
  const nobody = app.browser();
  expect([(await nobody.get(path)).status, (await nobody.put(`${path}/${messageId}/reading`)).status]).toEqual([
    401, 401,
  ]);
  expect(await databaseText(app)).not.toContain('비밀 편지');
});

test('WIZ-07 the newest messages are first, in pages, and the oldest are removed', async () => {
  const person = await addTestPerson(app);
  const { messages, rowsPerPage } = inboxLimits;
  for (let n = 1; n <= messages + 2; n += 1) await keep(person, `편지 ${n}`);
  const browser = await signInAs(app, person);
  const subjects: string[] = [];
  let after: string | null = null;
  do {
    const page: Page = await list(browser, after === null ? '' : `?after=${after}`);
    expect(page.items.length).toBeLessThanOrEqual(rowsPerPage);
    subjects.push(...page.items.map(({ subject }) => subject));
    after = page.next;
  } while (after !== null);
  expect(subjects).toEqual(Array.from({ length: messages }, (_, n) => `편지 ${messages + 2 - n}`));
});

test('WIZ-07 WIZ-25 the chosen inbox opens first if mail is connected, otherwise the portal home', async () => {
  const employee = await memberBrowser(app, { companyCode: 'INBOXC', role: 'employee' });
  const opensFirst = async (state: string, screen: string) => {
    await app.kernel.db
      .updateTable('companies')
      .set({ set_up_state: state, home_screen: screen })
      .where('company_code', '=', 'INBOXC')
      .execute();
    return (await employee.get('/api/v1/portal/home')).json<{ opensFirst: string | null }>().opensFirst;
  };
  const states = ['finished', 'quit', 'new', 'running', 'abandoned', 'none'];
  for (const state of states) expect([state, await opensFirst(state, 'ML')]).toEqual([state, null]);
  await app.setProperty(platformProperties.mailAddress, 'https://mail.example');
  expect(await opensFirst('finished', 'ML')).toBe('https://mail.example');
  expect(await opensFirst('finished', 'PT')).toBeNull();
  // After 'end set-up' the default holds; where no one ended the set-up no one is led away.
  expect(await opensFirst('quit', 'ML')).toBe('https://mail.example');
  for (const state of ['new', 'running', 'abandoned', 'none']) expect(await opensFirst(state, 'ML')).toBeNull();
});

test('POR-04 the home shows posts awaiting approval to administrators only', async () => {
  const companyCode = 'INBOXD';
  const administrator = await memberBrowser(app, { companyCode, role: 'administrator' });
  await endSetUp(app, companyCode);
  const employee = await memberBrowser(app, { companyCode, role: 'employee' });
  const names = { boardName: '제안함', englishBoardName: 'Ideas' };
  const settings = { ...ordinaryBoard, ...names, needsApproval: true };
  const added = await administrator.post('/api/v1/admin/boards', settings);
  const { boardNumber } = added.json<{ boardNumber: number }>();
  expect(await noticesOf(administrator)).toEqual([]);
  await employee.post(`/api/v1/boards/${boardNumber}/posts`, { postTitle: '글', postContent: '<p>글</p>' });
  expect(await noticesOf(administrator)).toEqual([{ kind: 'waitingPosts', count: 1, boardNumber, ...names }]);
  expect(await noticesOf(employee)).toEqual([]);
  // Who moderates one department alone cannot release a post of the whole company, and hears of none.
  const sales = { departmentCode: 'SALES', departmentName: '영업', englishDepartmentName: 'Sales', language: 'ko' };
  const made = await administrator.post('/api/v1/departments', { ...sales, parentDepartmentCode: 'TOP' });
  expect(made.status, made.text).toBe(200);
  const moderating = { companyCode, personId: employee.personId, permission: 'boards.moderate' } as const;
  await grant(app.kernel.db, { ...moderating, department: 'SALES' });
  expect(await noticesOf(employee)).toEqual([]);
  await grant(app.kernel.db, moderating);
  expect(await noticesOf(employee)).toHaveLength(1);
});
