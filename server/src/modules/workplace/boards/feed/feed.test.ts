// Runs on every PostgreSQL: order and paging by SQL.
import pg from 'pg';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { ordinaryBoard } from '@madang/contract/workplace/boards/console.ts';
import { feedRows, postLimits } from '@madang/contract/workplace/boards/limits.ts';
import type { FeedPost } from '@madang/contract/workplace/boards/feed.ts';
import { inCompany } from '../../../../kernel/db/database.ts';
import { queryBatch } from '../../../../kernel/db/query-batch.ts';
import type { Browser } from '../../../../testing/browser.ts';
import { memberBrowser } from '../../../../testing/member.ts';
import { endSetUp } from '../../../../testing/portal-companies.ts';
import { startTestApp } from '../../../../testing/test-app.ts';
import { homeBoardNumbers } from '../../portlets/index.ts';
import { retiredBoardsOf } from '../boards.sql.ts';
import { homeFeedQueries } from './feed.sql.ts';
import { presentHomeFeed } from './feed.ts';

const app = await startTestApp({ work: false });
const feed = '/api/v1/feed';

let companies = 0;
async function newCompany() {
  companies += 1;
  const companyCode = `FEED${companies}`;
  const administrator = await memberBrowser(app, { companyCode, role: 'administrator' });
  const employee = await memberBrowser(app, { companyCode, role: 'employee' });
  await endSetUp(app, companyCode);
  return { companyCode, administrator, employee };
}

async function addBoard(who: Browser, change: object = {}): Promise<number> {
  const names = { boardName: '자유 게시판', englishBoardName: 'FreeBoard' };
  const answer = await who.post('/api/v1/admin/boards', { ...ordinaryBoard, ...names, ...change });
  expect(answer.status, answer.text).toBe(200);
  return answer.json<{ boardNumber: number }>().boardNumber;
}

async function write(who: Browser, board: number, postTitle: string, postContent = '<p>글</p>'): Promise<string> {
  const answer = await who.post(`/api/v1/boards/${board}/posts`, { postTitle, postContent });
  expect(answer.status, answer.text).toBe(200);
  return answer.json<{ postId: string }>().postId;
}

interface Page {
  readonly items: readonly FeedPost[];
  readonly next: string | null;
}
const pageAt = async (who: Browser, path = feed) => (await who.get(path)).json<Page>();
const titlesAt = async (who: Browser, path = feed) => (await pageAt(who, path)).items.map(({ title }) => title);
const inside = <T>(companyCode: string, work: Parameters<typeof inCompany<T>>[2]) =>
  inCompany(app.kernel.db, companyCode, work);

describe('BRD-04 the feed', () => {
  test('requires a session', async () => {
    const answer = await app.browser().get(feed);
    expect([answer.status, answer.error.errorCode]).toEqual([401, 'AC100']);
  });

  test('has the posts of all boards that a person can read, newest first, and no others', async () => {
    const { administrator, employee } = await newCompany();
    const [one, two] = [await addBoard(administrator), await addBoard(administrator, { showsOnHome: false })];
    const approved = await addBoard(administrator, { needsApproval: true });
    const closed = await addBoard(administrator);
    const secret = await addBoard(administrator, { viewGrade: 3 });
    const first = await write(employee, one, '첫 글');
    await write(administrator, closed, '닫힌 글');
    await write(administrator, two, '둘째 글');
    await write(employee, approved, '기다리는 글');
    await administrator.post(`/api/v1/admin/boards/${closed}/retirement`);
    await employee.post(`/api/v1/posts/${first}/replies`, { postTitle: '답글', postContent: '<p>글</p>' });
    await employee.post(`/api/v1/posts/${first}/comments`, { commentText: '댓글' });
    await inside(`FEED${companies}`, (tx) =>
      sql`insert into posts (company_code, board_number, author_id, head_word, title, content, search_text, state)
        select company_code, ${secret}::integer, author_id, '', '임원 글', content, search_text, state from posts
        where title = '첫 글'`.execute(tx),
    );
    await write(employee, one, '셋째 글');
    expect(await titlesAt(employee)).toEqual(['셋째 글', '둘째 글', '첫 글']);
    expect(await titlesAt(employee, `${feed}?place=home`)).toEqual(['셋째 글', '첫 글']);
    expect(await titlesAt(employee, `${feed}?boardNumber=${two}`)).toEqual(['둘째 글']);
    expect(await titlesAt(employee, `${feed}?boardNumber=${secret}`)).toEqual([]);
    expect(await titlesAt(employee, `${feed}?part=unread`)).toEqual(['둘째 글']);
    const { items } = await pageAt(employee);
    expect(items[2]).toMatchObject({
      boardNumber: one,
      boardName: '자유 게시판',
      englishBoardName: 'FreeBoard',
      commentCount: 1,
      replyCount: 1,
      state: 'shown',
    });
    const other = await newCompany();
    expect(await titlesAt(other.administrator)).toEqual([]);
  });

  test('has pages without gaps, each post once, whatever is written in between', async () => {
    const { companyCode, administrator, employee } = await newCompany();
    const boards = [
      await addBoard(administrator),
      await addBoard(administrator, { showsAuthor: false }),
      await addBoard(administrator),
    ];
    const titles: string[] = [];
    for (let n = 0; n < 2 * feedRows.page + 5; n += 1) {
      titles.push(`글 ${n}`);
      await write(employee, boards[n % 3] ?? 0, `글 ${n}`);
    }
    // A moment each, some of them the same.
    await inside(companyCode, (tx) =>
      sql`update posts set written_at = app_now() - make_interval(secs => 7 * (substr(title, 3)::integer / 2))`.execute(
        tx,
      ),
    );
    const found: string[] = [];
    let next: string | null = '';
    let pages = 0;
    while (next !== null) {
      const page: Page = await pageAt(employee, next === '' ? feed : `${feed}?after=${next}`);
      found.push(...page.items.map(({ title }) => title));
      next = page.next;
      pages += 1;
      if (pages === 1) await write(employee, boards[0] ?? 0, '새 글');
    }
    expect(pages).toBe(3);
    expect(found.toSorted()).toEqual(titles.toSorted());
    const wrong = await employee.get(`${feed}?after=${'a'.repeat(40)}`);
    expect([wrong.status, wrong.error.errorCode]).toEqual([400, 'CO400']);
  });

  test('names the author with rank and department, without a hidden rank or a closed account', async () => {
    const { companyCode, administrator, employee } = await newCompany();
    const board = await addBoard(administrator);
    await write(employee, board, '글');
    const authorOf = async () => (await pageAt(administrator)).items[0]?.author;
    expect(await authorOf()).toMatchObject({ department: null, jobRank: null });
    const department = {
      departmentCode: 'SALES',
      departmentName: '영업팀',
      englishDepartmentName: 'Sales',
      language: 'ko',
    };
    await administrator.post('/api/v1/departments', { ...department, parentDepartmentCode: 'TOP' });
    await administrator.post('/api/v1/job-ranks', {
      jobRankCode: 'MG',
      jobRankName: '과장',
      englishJobRankName: 'Manager',
    });
    await inside(companyCode, (tx) =>
      sql`update people set department_code = 'SALES', job_rank_code = 'MG'
        where person_id = ${employee.personId}::uuid`.execute(tx),
    );
    const names = {
      department: { departmentName: '영업팀', englishDepartmentName: 'Sales' },
      jobRank: { jobRankName: '과장', englishJobRankName: 'Manager' },
    };
    expect(await authorOf()).toMatchObject(names);
    const inBoard = (await administrator.get(`/api/v1/boards/${board}/posts`)).json<Page>();
    expect(inBoard.items[0]?.author).toMatchObject(names);
    await administrator.put('/api/v1/job-ranks-list', { jobListName: '', englishJobListName: '', isHidden: true });
    expect(await authorOf()).toMatchObject({ ...names, jobRank: null });
    await inside(companyCode, (tx) =>
      sql`update people set closed_at = app_now() where person_id = ${employee.personId}::uuid`.execute(tx),
    );
    expect(await authorOf()).toBeNull();
  });

  test('has the start of a post as plain text of limited length, updated by a change', async () => {
    const { administrator, employee } = await newCompany();
    const board = await addBoard(administrator);
    const postId = await write(
      employee,
      board,
      '글',
      '<h2>머리</h2><ul><li>하나 &lt;b&gt;</li><li>둘&nbsp;셋</li></ul>',
    );
    const excerpt = async () => (await pageAt(employee)).items[0]?.excerpt;
    expect(await excerpt()).toBe('머리 하나 <b> 둘 셋');
    const long = '가나다라마바사아자차'.repeat(40);
    await employee.put(`/api/v1/posts/${postId}`, { postTitle: '글', postContent: `<p>${long}</p>` });
    expect(await excerpt()).toBe(long.slice(0, postLimits.excerptCharacters));
  });

  test.each([{ isAnonymous: true }, { showsAuthor: false }])(
    'reveals no author and only the minute of an anonymous post (%o), between posts of other boards',
    async (change) => {
      const { companyCode, administrator, employee } = await newCompany();
      const [named, nameless] = [await addBoard(administrator), await addBoard(administrator, change)];
      const moments = { '이름 1': '09:14:10', 익명: '09:14:30', '이름 2': '09:14:50', '이름 0': '09:13:59' };
      for (const title of Object.keys(moments)) await write(employee, title === '익명' ? nameless : named, title);
      for (const [title, time] of Object.entries(moments)) {
        const moment = `2026-11-20T${time}.567891Z`;
        await inside(companyCode, (tx) =>
          sql`update posts set written_at = ${moment} where title = ${title}`.execute(tx),
        );
      }
      const { items } = await pageAt(administrator);
      expect(items.map(({ title }) => title)).toEqual(['이름 2', '이름 1', '익명', '이름 0']);
      const post = items[2];
      expect([post?.author, post?.writtenAt, post?.postId[14]]).toEqual([null, '2026-11-20T09:14:00.000Z', '4']);
      expect((await administrator.get(feed)).text).not.toContain('authorSeal');
    },
  );

  test('BRD-06 gives the home its boards with their newest posts and the newest pinned one', async () => {
    const { companyCode, administrator, employee } = await newCompany();
    const boards = [await addBoard(administrator), await addBoard(administrator)];
    const off = await addBoard(administrator, { showsOnHome: false });
    const secret = await addBoard(administrator, { viewGrade: 3 });
    const homeOf = async ({ personId }: { readonly personId: string }) => {
      const numbers = homeBoardNumbers(companyCode, retiredBoardsOf(companyCode));
      const answers = await queryBatch(app.kernel.db, companyCode, homeFeedQueries({ companyCode, personId }, numbers));
      return presentHomeFeed(answers, { keyring: app.kernel.keyring, companyCode });
    };
    expect(await homeOf(employee)).toMatchObject({ pinned: null, posts: { items: [], next: null } });
    const pinned: string[] = [];
    for (let n = 0; n <= feedRows.home; n += 1) pinned.push(await write(administrator, boards[n % 2] ?? 0, `글 ${n}`));
    pinned.push(await write(administrator, off, '홈에 없는 글'));
    for (const postId of [pinned[1], pinned[2], pinned.at(-1)]) {
      expect((await administrator.put(`/api/v1/posts/${postId}/pin`)).status).toBe(200);
    }
    const home = await homeOf(employee);
    expect(home.boards.map(({ boardNumber }) => boardNumber)).toEqual(boards);
    expect(home.boards).not.toContainEqual(expect.objectContaining({ boardNumber: secret }));
    expect(home.pinned).toMatchObject({ title: '글 2', isUnread: true, boardName: '자유 게시판' });
    const titles = Array.from({ length: feedRows.home }, (_, n) => `글 ${feedRows.home - n}`);
    expect(home.posts.items.map(({ title }) => title)).toEqual(titles);
    // What comes after is a page of the feed.
    expect(await titlesAt(employee, `${feed}?place=home&after=${home.posts.next}`)).toEqual(['글 0']);
  });

  test('is one statement', async () => {
    const { administrator, employee } = await newCompany();
    await write(employee, await addBoard(administrator), '글');
    const asked: unknown[] = [];
    const own = Object.getOwnPropertyDescriptor(pg.Client.prototype, 'query');
    const query = pg.Client.prototype.query as (...call: unknown[]) => unknown;
    pg.Client.prototype.query = function counted(this: pg.Client, ...call: unknown[]) {
      asked.push(call[0]);
      return Reflect.apply(query, this, call);
    } as typeof pg.Client.prototype.query;
    try {
      expect(await titlesAt(administrator)).toEqual(['글']);
    } finally {
      if (own) Object.defineProperty(pg.Client.prototype, 'query', own);
    }
    // Beside it: who is asking, and the beginning and the end.
    expect(asked.length - 3).toBeLessThanOrEqual(2);
  });
});
