// Runs on every PostgreSQL: row locks.
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { ordinaryBoard } from '@madang/contract/workplace/boards/console.ts';
import { pinnedPosts } from '@madang/contract/workplace/boards/limits.ts';
import { inCompany } from '../../../../kernel/db/database.ts';
import { type Browser, undoIdOf } from '../../../../testing/browser.ts';
import { memberBrowser } from '../../../../testing/member.ts';
import { startTestApp } from '../../../../testing/test-app.ts';
import { endAllPosts } from '../end-posts.ts';

const app = await startTestApp({ work: false });

let companies = 0;
async function newBoard(change: object = {}) {
  companies += 1;
  const companyCode = `PINS${companies}`;
  const administrator = await memberBrowser(app, { companyCode, role: 'administrator' });
  const employee = await memberBrowser(app, { companyCode, role: 'employee' });
  const names = { boardName: '공지사항', englishBoardName: 'Notices' };
  const made = await administrator.post('/api/v1/admin/boards', { ...ordinaryBoard, ...names, ...change });
  expect(made.status, made.text).toBe(200);
  const { boardNumber } = made.json<{ boardNumber: number }>();
  return { companyCode, administrator, employee, board: `/api/v1/boards/${boardNumber}/posts` };
}

async function write(who: Browser, path: string, postTitle = '소식', more: object = {}): Promise<string> {
  const answer = await who.post(path, { postTitle, postContent: '<p>글</p>', ...more });
  expect(answer.status, answer.text).toBe(200);
  return answer.json<{ postId: string }>().postId;
}
const pinOf = (postId: string) => `/api/v1/posts/${postId}/pin`;
const codeOf = ({ status, error }: { status: number; error: { errorCode: string } }) => `${status} ${error.errorCode}`;
interface Page {
  readonly items: readonly { postId: string }[];
  readonly pinned: readonly { postId: string; isPinned: boolean }[];
}
async function listed(who: Browser, path: string, keyword?: string) {
  const answer = await (keyword === undefined ? who.get(path) : who.post(`${path}/search`, { keyword }));
  const { items, pinned } = answer.json<Page>();
  return { items: items.map(({ postId }) => postId), pinned: pinned.map(({ postId }) => postId) };
}

describe('BRD-06 a pinned post', () => {
  test('is before all others of its board, and in its usual place in a search', async () => {
    const { administrator, employee, board } = await newBoard();
    const [first, second, third] = [
      await write(employee, board),
      await write(employee, board),
      await write(employee, board, '가을 소풍'),
    ];
    expect((await administrator.put(pinOf(first))).status).toBe(200);
    expect((await administrator.put(pinOf(third))).status).toBe(200);
    expect(await listed(employee, board)).toEqual({ pinned: [third, first], items: [second] });
    const found = await listed(employee, board, '소풍');
    expect(found).toEqual({ pinned: [], items: [third] });
    const feed = (await employee.get('/api/v1/feed')).json<Page>();
    expect(feed.items.map(({ postId }) => postId)).toEqual([third, second, first]);
    expect((await administrator.delete(pinOf(third))).status).toBe(200);
    expect(await listed(employee, board)).toEqual({ pinned: [first], items: [third, second] });
  });

  test('is pinned, unpinned and undone only by managers of the board', async () => {
    const { administrator, employee, board } = await newBoard();
    const postId = await write(employee, board);
    const reply = await write(administrator, `/api/v1/posts/${postId}/replies`);
    expect(codeOf(await app.browser().put(pinOf(postId)))).toBe('401 AC100');
    for (const call of [employee.put(pinOf(postId)), employee.delete(pinOf(postId))]) {
      expect(codeOf(await call)).toBe('403 CO401');
    }
    expect(codeOf(await administrator.put(pinOf(reply)))).toBe('403 CO401');
    const other = await newBoard();
    expect(codeOf(await other.administrator.put(pinOf(postId)))).toBe('404 CO404');
    expect(codeOf(await other.administrator.delete(pinOf(postId)))).toBe('404 CO404');
    const canOf = async (who: Browser) =>
      (await who.get(`/api/v1/posts/${postId}`)).json<{ post: { can: string[] } }>().post.can;
    expect([(await canOf(administrator)).includes('pin'), (await canOf(employee)).includes('pin')]).toEqual([
      true,
      false,
    ]);
    const undo = async (undoId: string | undefined) =>
      expect((await administrator.post(`/api/v1/undo/${undoId}`)).status).toBe(200);
    const pinned = await administrator.put(pinOf(postId));
    // One that is pinned already is no change to take back.
    expect(undoIdOf(await administrator.put(pinOf(postId)))).toBeUndefined();
    await undo(undoIdOf(pinned));
    expect((await listed(employee, board)).pinned).toEqual([]);
    await administrator.put(pinOf(postId));
    await undo(undoIdOf(await administrator.delete(pinOf(postId))));
    expect((await listed(employee, board)).pinned).toEqual([postId]);
  });

  test('is one of a few: many pinned at once are accepted up to the limit', async () => {
    const { administrator, employee, board } = await newBoard();
    const ids: string[] = [];
    for (let n = 0; n < pinnedPosts + 3; n += 1) ids.push(await write(employee, board));
    const answers = await Promise.all(ids.map((postId) => administrator.put(pinOf(postId))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(pinnedPosts);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(codeOf)).toEqual(Array.from({ length: 3 }, () => '409 PIN_LIMIT'));
    const { pinned } = await listed(employee, board);
    expect(pinned).toHaveLength(pinnedPosts);
    // One that stands already takes no second place.
    expect((await administrator.put(pinOf(pinned[0] ?? ''))).status).toBe(200);
    await administrator.delete(pinOf(pinned[0] ?? ''));
    const left = ids.find((postId) => !pinned.includes(postId)) ?? '';
    expect((await administrator.put(pinOf(left))).status).toBe(200);
    expect(codeOf(await administrator.put(pinOf(pinned[0] ?? '')))).toBe('409 PIN_LIMIT');
  });

  test('frees its place after its time', async () => {
    const { companyCode, administrator, employee, board } = await newBoard({
      usesValidity: true,
      validityDays: 1,
      keepMonths: 1,
    });
    const short: string[] = [];
    for (let n = 0; n < pinnedPosts; n += 1) short.push(await write(employee, board, '하루', { validityDays: 1 }));
    const long = await write(employee, board, '이틀', { validityDays: 2 });
    for (const postId of short) expect((await administrator.put(pinOf(postId))).status).toBe(200);
    expect(codeOf(await administrator.put(pinOf(long)))).toBe('409 PIN_LIMIT');
    await inCompany(app.kernel.db, companyCode, (tx) =>
      sql`update posts set valid_until = app_now() where title = '하루'`.execute(tx),
    );
    expect(await listed(employee, board)).toEqual({ pinned: [], items: [long] });
    expect((await administrator.put(pinOf(long))).status).toBe(200);
    await endAllPosts(app.kernel.db);
    expect(await listed(employee, board)).toEqual({ pinned: [long], items: [] });
  });
});
