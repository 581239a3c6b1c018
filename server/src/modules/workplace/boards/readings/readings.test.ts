// Runs on every PostgreSQL: statements of several parts, and row-level security.
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { ordinaryBoard } from '@madang/contract/workplace/boards/console.ts';
import { countedUnread, unreadDays } from '@madang/contract/workplace/boards/limits.ts';
import { daySeconds } from '@madang/contract/kernel/durations.ts';
import { inCompany } from '../../../../kernel/db/database.ts';
import type { Browser } from '../../../../testing/browser.ts';
import { memberBrowser } from '../../../../testing/member.ts';
import { startTestApp } from '../../../../testing/test-app.ts';
import { endAllPosts } from '../end-posts.ts';

const app = await startTestApp({ work: false });

let companies = 0;
async function newCompany() {
  companies += 1;
  const companyCode = `READING${companies}`;
  const administrator = await memberBrowser(app, { companyCode, role: 'administrator' });
  const employee = await memberBrowser(app, { companyCode, role: 'employee' });
  return { companyCode, administrator, employee };
}

async function addBoard(who: Browser, change: object = {}): Promise<number> {
  const names = { boardName: '자유 게시판', englishBoardName: 'FreeBoard' };
  const answer = await who.post('/api/v1/admin/boards', { ...ordinaryBoard, ...names, ...change });
  expect(answer.status, answer.text).toBe(200);
  return answer.json<{ boardNumber: number }>().boardNumber;
}

async function write(who: Browser, board: number, postTitle = '점심', path = `/api/v1/boards/${board}/posts`) {
  const answer = await who.post(path, { postTitle, postContent: '<p>국수</p>' });
  expect(answer.status, answer.text).toBe(200);
  return answer.json<{ postId: string }>().postId;
}

interface Row {
  readonly postId: string;
  readonly isUnread: boolean;
}
const rowsAt = async (who: Browser, path: string) => (await who.get(path)).json<{ items: Row[] }>().items;
const unreadAt = async (who: Browser, path: string) =>
  (await rowsAt(who, path)).filter(({ isUnread }) => isUnread).map(({ postId }) => postId);
async function countsOf(who: Browser): Promise<number[]> {
  const { items } = (await who.get('/api/v1/boards')).json<{ items: { unreadCount: number }[] }>();
  return items.map(({ unreadCount }) => unreadCount);
}
const open = async (who: Browser, postId: string) => {
  const answer = await who.put(`/api/v1/posts/${postId}/reading`);
  expect(answer.status, answer.text).toBe(200);
};
const codeOf = ({ status, error }: { status: number; error: { errorCode: string } }) => `${status} ${error.errorCode}`;

/** The marks of a company: posts and boards. */
const marksOf = (companyCode: string) =>
  inCompany(app.kernel.db, companyCode, async (tx) => {
    const { rows } = await sql<{ posts: number; boards: number }>`
      select (select count(*)::integer from post_readings) as posts,
        (select count(*)::integer from board_readings) as boards`.execute(tx);
    return rows[0];
  });

describe('BRD-05 the unread posts of a person', () => {
  test('are others’ posts until opened, for each person separately', async () => {
    const { companyCode, administrator, employee } = await newCompany();
    const colleague = await memberBrowser(app, { companyCode, role: 'employee' });
    const board = await addBoard(administrator);
    const path = `/api/v1/boards/${board}/posts`;
    const [first, second] = [await write(administrator, board), await write(administrator, board)];
    const own = await write(employee, board);
    expect(await unreadAt(employee, path)).toEqual([second, first]);
    expect(await unreadAt(employee, '/api/v1/feed?part=unread')).toEqual([second, first]);
    expect([await countsOf(employee), await countsOf(administrator)]).toEqual([[2], [1]]);
    await open(employee, first);
    await Promise.all([open(employee, first), open(employee, first), open(employee, own)]);
    expect(await unreadAt(employee, path)).toEqual([second]);
    expect([await countsOf(employee), await countsOf(colleague)]).toEqual([[1], [3]]);
    // A reply is in no list of its own, and is never unread.
    const reply = await write(administrator, board, 'Re', `/api/v1/posts/${own}/replies`);
    await open(employee, reply);
    expect(await countsOf(employee)).toEqual([1]);
    expect(await marksOf(companyCode)).toEqual({ posts: 1, boards: 0 });
    const read = (await employee.get(`/api/v1/posts/${first}`)).json<{ post: Row }>();
    expect(read.post.isUnread).toBe(false);
    const unread = (await employee.get(`/api/v1/posts/${second}`)).json<{ post: Row }>();
    expect(unread.post.isUnread).toBe(true);
  });

  test('require a session, and a readable post and board', async () => {
    const { administrator, employee } = await newCompany();
    const board = await addBoard(administrator, { viewGrade: 3 });
    await inCompany(app.kernel.db, `READING${companies}`, (tx) =>
      sql`update people set security_grade = 3
      where person_id = ${administrator.personId}::uuid`.execute(tx),
    );
    const postId = await write(administrator, board);
    const other = await newCompany();
    const calls = [`/api/v1/posts/${postId}/reading`, `/api/v1/boards/${board}/reading`];
    for (const path of calls) {
      expect(codeOf(await app.browser().put(path))).toBe('401 AC100');
      expect(codeOf(await employee.put(path))).toBe('404 CO404');
      expect(codeOf(await other.administrator.put(path))).toBe('404 CO404');
    }
    expect(codeOf(await app.browser().put('/api/v1/board-readings'))).toBe('401 AC100');
    expect((await employee.put('/api/v1/board-readings')).status).toBe(200);
    expect(await marksOf(`READING${companies - 1}`)).toEqual({ posts: 0, boards: 0 });
  });

  test('are marked as read at once, in one board or in all, and later posts are unread', async () => {
    const { companyCode, administrator, employee } = await newCompany();
    const [one, two] = [await addBoard(administrator), await addBoard(administrator)];
    await open(employee, await write(administrator, one));
    await write(administrator, one);
    await write(administrator, two);
    await app.advance(180);
    const fresh = await write(administrator, one);
    expect((await employee.put(`/api/v1/boards/${one}/reading`)).status).toBe(200);
    expect(await countsOf(employee)).toEqual([0, 1]);
    // Old ones by a moment in place of their marks, the fresh one by a mark of its own.
    expect(await marksOf(companyCode)).toEqual({ posts: 1, boards: 1 });
    // What is written in the same minute is unread all the same, though it may stand at the minute's beginning.
    await write(administrator, one);
    expect(await countsOf(employee)).toEqual([1, 1]);
    await Promise.all([employee.put('/api/v1/board-readings'), employee.put('/api/v1/board-readings')]);
    expect(await countsOf(employee)).toEqual([0, 0]);
    await app.advance(180);
    await write(administrator, two);
    expect((await employee.put('/api/v1/board-readings')).status).toBe(200);
    expect(await countsOf(employee)).toEqual([0, 0]);
    expect(await unreadAt(employee, `/api/v1/boards/${one}/posts`)).toEqual([]);
    expect((await rowsAt(employee, `/api/v1/boards/${one}/posts`)).map(({ postId }) => postId)).toContain(fresh);
  });

  test('are not kept in an anonymous board; a board that only hides authors has them', async () => {
    const { companyCode, administrator, employee } = await newCompany();
    const anonymous = await addBoard(administrator, { isAnonymous: true });
    const nameless = await addBoard(administrator, { showsAuthor: false });
    const post = await write(administrator, anonymous);
    await write(administrator, nameless);
    expect(await countsOf(employee)).toEqual([0, 1]);
    await open(employee, post);
    await employee.put(`/api/v1/boards/${anonymous}/reading`);
    expect(await marksOf(companyCode)).toEqual({ posts: 0, boards: 0 });
    await employee.put('/api/v1/board-readings');
    expect(await countsOf(employee)).toEqual([0, 0]);
  });

  test('are counted up to a limit, and deleted after their days with their marks', async () => {
    const { companyCode, administrator, employee } = await newCompany();
    const board = await addBoard(administrator);
    const postId = await write(administrator, board);
    await inCompany(app.kernel.db, companyCode, (tx) =>
      sql`insert into posts (company_code, board_number, author_id, head_word, title, content, search_text, state, is_nameless)
        select company_code, board_number, author_id, head_word, title, content, search_text, state, false
        from posts, generate_series(1, ${countedUnread}::integer)`.execute(tx),
    );
    expect(await countsOf(employee)).toEqual([countedUnread]);
    await open(employee, postId);
    await app.advance(180);
    await employee.put('/api/v1/board-readings');
    const later = await write(administrator, board);
    await open(employee, later);
    expect(await marksOf(companyCode)).toEqual({ posts: 1, boards: 1 });
    await endAllPosts(app.kernel.db);
    expect(await marksOf(companyCode)).toEqual({ posts: 1, boards: 1 });
    const colleague = await memberBrowser(app, { companyCode, role: 'employee' });
    expect(await countsOf(colleague)).toEqual([countedUnread]);
    await app.advance(unreadDays * daySeconds);
    await endAllPosts(app.kernel.db);
    expect(await marksOf(companyCode)).toEqual({ posts: 0, boards: 0 });
    const visitor = await memberBrowser(app, { companyCode, role: 'employee' });
    expect(await countsOf(visitor)).toEqual([0]);
  });

  test('are part of a person’s download of their own data', async () => {
    const { administrator, employee } = await newCompany();
    const [one, two] = [await addBoard(administrator), await addBoard(administrator)];
    const postId = await write(administrator, one);
    await write(administrator, two);
    await open(employee, postId);
    await app.advance(180);
    await employee.put(`/api/v1/boards/${two}/reading`);
    const data = (await employee.post('/api/v1/profile/data')).json<Record<string, object[]>>();
    expect(data['readPosts']).toEqual([{ postId }]);
    expect(data['readBoards']).toMatchObject([{ boardNumber: two }]);
  });
});
