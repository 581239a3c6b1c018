// Runs on every PostgreSQL: row-level security, locks of references.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { ordinaryBoard } from '@madang/contract/workplace/boards/console.ts';
import { boardDepartments } from '@madang/contract/workplace/boards/limits.ts';
import { inCompany } from '../../../../kernel/db/database.ts';
import { type Browser, undoIdOf } from '../../../../testing/browser.ts';
import { memberBrowser } from '../../../../testing/member.ts';
import { startTestApp } from '../../../../testing/test-app.ts';

const app = await startTestApp({ work: false });

/** A company with two branches, and people in each: LABS with LABSUB below it, and SHOP. */
let companies = 0;
async function newCompany() {
  companies += 1;
  const companyCode = `READERS${companies}`;
  const administrator = await memberBrowser(app, { companyCode, role: 'administrator' });
  for (const [departmentCode, parentDepartmentCode] of [
    ['LABS', 'TOP'],
    ['LABSUB', 'LABS'],
    ['SHOP', 'TOP'],
  ]) {
    const names = { departmentName: '부서', englishDepartmentName: 'Part', language: 'ko' };
    const body = { departmentCode, ...names, parentDepartmentCode, beforeDepartmentCode: '' };
    expect((await administrator.post('/api/v1/departments', body)).status).toBe(200);
  }
  const memberIn = async (departmentCode: string) => {
    const browser = await memberBrowser(app, { companyCode, role: 'employee' });
    const { personId } = (await browser.get('/api/v1/session')).json<{ personId: string }>();
    await inCompany(app.kernel.db, companyCode, (tx) =>
      sql`update people set department_code = ${departmentCode} where person_id = ${personId}::uuid`.execute(tx),
    );
    return { browser, personId };
  };
  return { companyCode, administrator, memberIn };
}

async function addBoard(who: Browser, boardName = '연구 소식'): Promise<number> {
  const names = { boardName, englishBoardName: 'LabNews' };
  const answer = await who.post('/api/v1/admin/boards', { ...ordinaryBoard, ...names });
  return answer.json<{ boardNumber: number }>().boardNumber;
}

const pathOf = (board: number) => `/api/v1/admin/boards/${board}/departments`;
const codeOf = async (answer: ReturnType<Browser['put']>) => {
  const { status, error } = await answer;
  return status === 200 ? 'done' : error.errorCode;
};
const choose = (who: Browser, board: number, departmentCodes: readonly string[], expected?: readonly string[]) =>
  codeOf(who.put(pathOf(board), { departmentCodes, ...(expected && { expected }) }));
const boardsOf = async (who: Browser) =>
  (await who.get('/api/v1/boards')).json<{ items: { boardNumber: number }[] }>().items.map((row) => row.boardNumber);

test('BRD-07 a board for a department and its posts are readable there and below, and by no other call elsewhere', async () => {
  const { companyCode, administrator, memberIn } = await newCompany();
  const board = await addBoard(administrator);
  const [lab, below, shop] = [await memberIn('LABS'), await memberIn('LABSUB'), await memberIn('SHOP')];
  const written = await shop.browser.post(`/api/v1/boards/${board}/posts`, {
    postTitle: '글',
    postContent: '<p>x</p>',
  });
  const { postId } = written.json<{ postId: string }>();
  expect(await choose(administrator, board, ['LABS'], [])).toBe('done');
  for (const { browser } of [lab, below]) expect(await boardsOf(browser)).toEqual([board]);
  for (const browser of [shop.browser, administrator]) {
    expect(await boardsOf(browser)).toEqual([]);
    for (const path of [
      `/api/v1/boards/${board}/posts`,
      `/api/v1/posts/${postId}`,
      `/api/v1/posts/${postId}/comments`,
    ]) {
      expect((await browser.get(path)).error.errorCode).toBe('CO404');
    }
    expect((await browser.get('/api/v1/feed')).json<{ items: [] }>().items).toEqual([]);
    expect((await browser.get('/api/v1/portal/home')).text).not.toContain('연구 소식');
    const answer = { postTitle: '글', postContent: '<p>x</p>' };
    expect(await codeOf(browser.post(`/api/v1/boards/${board}/posts`, answer))).toBe('CO404');
    expect(await codeOf(browser.put(`/api/v1/posts/${postId}/recommendation`))).toBe('CO404');
  }
  // A post in the branch opens it, and its end closes it.
  const post = (change: 'insert' | 'delete') =>
    inCompany(app.kernel.db, companyCode, (tx) =>
      (change === 'insert'
        ? sql`insert into concurrent_posts (company_code, person_id, department_code)
            values (${companyCode}, ${shop.personId}::uuid, 'LABSUB')`
        : sql`delete from concurrent_posts where person_id = ${shop.personId}::uuid`
      ).execute(tx),
    );
  await post('insert');
  expect(await boardsOf(shop.browser)).toEqual([board]);
  await post('delete');
  expect(await boardsOf(shop.browser)).toEqual([]);
  expect(await choose(administrator, board, [], ['LABS'])).toBe('done');
  expect(await boardsOf(shop.browser)).toEqual([board]);
});

test('BRD-07 DEP-03 a department with its own board cannot be deleted, as everyone could then read the board', async () => {
  const { administrator } = await newCompany();
  const board = await addBoard(administrator);
  expect(await choose(administrator, board, ['SHOP', 'LABS'])).toBe('done');
  const kept = await administrator.delete('/api/v1/departments/SHOP');
  expect(kept.status).toBe(409);
  expect(kept.text).toContain('CM314');
  const listed = (await administrator.get(pathOf(board))).json<{ items: { departmentCode: string }[] }>().items;
  expect(listed.map(({ departmentCode }) => departmentCode)).toEqual(['LABS', 'SHOP']);
  expect(await choose(administrator, board, ['LABS'])).toBe('done');
  expect((await administrator.delete('/api/v1/departments/SHOP')).status).toBe(200);
  expect(await choose(administrator, board, ['SHOP'])).toBe('CO404');
});

test('BRD-07 another administrator’s change since is not overwritten, and the undo restores the former readers', async () => {
  const { administrator, companyCode } = await newCompany();
  const other = await memberBrowser(app, { companyCode, role: 'administrator' });
  const board = await addBoard(administrator);
  const both = await Promise.all([choose(administrator, board, ['LABS'], []), choose(other, board, ['SHOP'], [])]);
  expect(both.toSorted()).toEqual(['EDIT_CONFLICT', 'done']);
  const won = both[0] === 'done' ? ['LABS'] : ['SHOP'];
  // As it is wanted already, whatever was seen.
  expect(await choose(other, board, won, [])).toBe('done');
  const changed = await administrator.put(pathOf(board), { departmentCodes: ['TOP'], expected: won });
  expect((await administrator.post(`/api/v1/undo/${undoIdOf(changed)}`)).status).toBe(200);
  const listed = (await administrator.get(pathOf(board))).json<{ items: { departmentCode: string }[] }>().items;
  expect(listed.map(({ departmentCode }) => departmentCode)).toEqual(won);
});

test('BRD-07 a board has departments up to its limit, none twice, and none of another company', async () => {
  const { administrator } = await newCompany();
  const board = await addBoard(administrator);
  const many = Array.from({ length: boardDepartments + 1 }, (_, n) => `PART${n}`);
  expect(await choose(administrator, board, many)).not.toBe('done');
  expect(await choose(administrator, board, ['LABS', 'LABS'])).toBe('CO400');
  const { administrator: stranger } = await newCompany();
  expect(await choose(stranger, board, ['LABS'])).toBe('CO404');
  expect((await stranger.get(pathOf(board))).error.errorCode).toBe('CO404');
});
