// Runs on every PostgreSQL: search and paging by SQL.
import type { List } from '@madang/contract/kernel/lists/list.ts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { postLimits } from '@madang/contract/workplace/boards/limits.ts';
import { daySeconds } from '@madang/contract/kernel/durations.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import type { Answer, Browser } from '../../../testing/browser.ts';
import { databaseText } from '../../../testing/database/database-text.ts';
import { hostileHtml } from '../../../testing/hostile-html.ts';
import { memberBrowser } from '../../../testing/member.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { boards } from './index.ts';

const app = await startTestApp({ work: false });
const everything = { rcmdUseYn: 'Y', cmntUseYn: 'Y', rplUseYn: 'Y' };
const postBody = (change: object = {}) => ({
  postTitle: '점심 모임',
  postContent: '<p>열두 시에 마당에서</p>',
  ...change,
});

type Member = Browser & { readonly personId: string };
interface Row {
  readonly postId: string;
  readonly title: string;
  readonly author: unknown;
  readonly replyCount: number;
  readonly commentCount: number;
}

let companies = 0;
/** A new company with a board, its administrator and two people. */
async function newBoard(settings: object = everything) {
  companies += 1;
  const companyCode = `POSTS${companies}`;
  const administrator = await memberBrowser(app, { companyCode, role: 'administrator' });
  const body = { brdNm: '자유 게시판', enBrdNm: 'FreeBoard', ...settings };
  const made = await administrator.post('/board/rest/v1/admin/boards/create', body);
  expect(made.status, made.text).toBe(200);
  const [one, two] = [
    await memberBrowser(app, { companyCode, role: 'employee' }),
    await memberBrowser(app, { companyCode, role: 'employee' }),
  ];
  const board = `/api/v1/boards/${made.json<{ brdNo: number }>().brdNo}`;
  return { companyCode, administrator, one, two, board };
}

async function write(who: Browser, board: string, change: object = {}): Promise<string> {
  const answer = await who.post(`${board}/posts`, postBody(change));
  expect(answer.status, answer.text).toBe(200);
  return `/api/v1/posts/${answer.json<{ postId: string }>().postId}`;
}

const list = async (who: Browser, board: string, query = '') =>
  (await who.get(`${board}/posts${query}`)).json<List<Row> & { board: { can: string[] } }>();
const read = async (who: Browser, post: string) =>
  (await who.get(post)).json<{
    post: Row & { content: string; can: string[]; isRecommended: boolean; recommendationCount: number; state: string };
    replies: Row[];
  }>();
const codeOf = ({ status, error }: Answer) => `${status} ${error.errorCode}`;

function setGrade(companyCode: string, { personId }: Member, grade: number) {
  return inCompany(app.kernel.db, companyCode, (tx) =>
    tx.updateTable('people').set({ security_grade: grade }).where('person_id', '=', personId).execute(),
  );
}

function rowsOf(companyCode: string) {
  return inCompany(app.kernel.db, companyCode, async (tx) =>
    JSON.stringify([
      await tx.selectFrom('posts').selectAll().orderBy('post_id').execute(),
      await tx.selectFrom('post_comments').selectAll().orderBy('comment_id').execute(),
      await tx.selectFrom('post_recommendations').selectAll().execute(),
      await tx.selectFrom('boards').selectAll().execute(),
    ]),
  );
}

describe('BRD-03 a board', () => {
  test('is read and written by the people of its company, newest first', async () => {
    const { one, two, board } = await newBoard();
    await write(one, board, { postTitle: '첫 글' });
    const second = await write(one, board, { postTitle: '둘째 글' });
    const { items: posts, board: view } = await list(two, board);
    expect(posts.map(({ title }) => title)).toEqual(['둘째 글', '첫 글']);
    expect(posts[0]?.author).toEqual({
      fullName: 'Baek Sol',
      englishName: '',
      photoId: null,
      department: null,
      jobRank: null,
      emblems: [],
    });
    expect(view.can).toEqual(['write', 'reply', 'comment', 'recommend']);
    const { post } = await read(two, second);
    expect([post.content, post.can]).toEqual(['<p>열두 시에 마당에서</p>', ['reply', 'comment', 'recommend']]);
    expect((await read(one, second)).post.can).toEqual(['change', 'delete', 'reply', 'comment', 'recommend']);
  });

  test('has pages with every post on one of them, also while others write', async () => {
    const { one, board } = await newBoard();
    const count = postLimits.rowsPerPage + 5;
    for (let n = 0; n < count; n += 1) await write(one, board, { postTitle: `글 ${n}` });
    const first = await list(one, board);
    await write(one, board, { postTitle: '새 글' });
    const second = await list(one, board, `?after=${first.next}`);
    const titles = [...first.items, ...second.items].map(({ title }) => title);
    expect([first.items.length, second.items.length, second.next]).toEqual([postLimits.rowsPerPage, 5, null]);
    expect(titles).toEqual(Array.from({ length: count }, (_, n) => `글 ${count - 1 - n}`));
  });

  test('is searched in titles and texts, in any case and literally', async () => {
    const { one, board } = await newBoard();
    await write(one, board, { postTitle: 'Picnic 100%', postContent: '<p>한강 공원 &amp; 자전거</p>' });
    await write(one, board, { postTitle: '회의', postContent: '<p>세 시</p>' });
    const search = async (keyword: string) =>
      (await one.post(`${board}/posts/search`, { keyword })).json<List<Row>>().items.map(({ title }) => title);
    expect(await search('PICNIC')).toEqual(['Picnic 100%']);
    expect(await search('한강 공원 & 자')).toEqual(['Picnic 100%']);
    expect(await search('%')).toEqual(['Picnic 100%']);
    expect(await search('_')).toEqual([]);
    expect(await search('<p>')).toEqual([]);
    await write(one, board, { postTitle: 'Đà Nẵng', postContent: '<p>ガーデン</p>' });
    expect(await search('da nang')).toEqual(['Đà Nẵng']);
    expect(await search('đÀ nẴng')).toEqual(['Đà Nẵng']);
    expect(await search('ガー')).toEqual(['Đà Nẵng']);
    expect(await search('カー')).toEqual([]);
  });

  test('accepts replies and comments, and counts them', async () => {
    const { one, two, board } = await newBoard();
    const post = await write(one, board);
    const reply = await two.post(`${post}/replies`, postBody({ postTitle: 'Re: 점심 모임' }));
    expect(reply.status).toBe(200);
    const replyPath = `/api/v1/posts/${reply.json<{ postId: string }>().postId}`;
    expect(codeOf(await one.post(`${replyPath}/replies`, postBody()))).toBe('403 CO401');
    await Promise.all(
      Array.from({ length: postLimits.rowsPerPage + 1 }, (_, n) =>
        one.post(`${post}/comments`, { commentText: `${n}` }),
      ),
    );
    const { items: posts } = await list(one, board);
    expect(posts.map(({ replyCount, commentCount }) => [replyCount, commentCount])).toEqual([[1, 31]]);
    expect((await read(one, post)).replies.map(({ title }) => title)).toEqual(['Re: 점심 모임']);
    const page = await two.get(`${post}/comments`);
    const { items: comments, total, next } = page.json<List<{ commentId: string; can: string[] }>>();
    expect([comments.length, total]).toEqual([30, { count: 30, isExact: false }]);
    expect(comments.flatMap(({ can }) => can)).toEqual([]);
    const own = (await one.get(`${post}/comments`)).json<List<{ can: string[] }>>();
    expect(own.items.map(({ can }) => can.join(' '))).toEqual(Array(30).fill('delete'));
    const rest = (await two.get(`${post}/comments?after=${next}`)).json<List<unknown>>();
    expect([rest.items.length, rest.next]).toEqual([1, null]);
    const path = `/api/v1/comments/${comments[0]?.commentId}`;
    expect(codeOf(await two.delete(path))).toBe('403 CO401');
    const answers = await Promise.all([one.delete(path), one.delete(path)]);
    expect(answers.map(({ status }) => status).includes(200)).toBe(true);
    expect((await read(one, post)).post.commentCount).toBe(30);
  });

  test('lets only the author change a post, and the author or a manager delete it', async () => {
    const { one, two, administrator, board } = await newBoard();
    const post = await write(one, board);
    expect(codeOf(await two.put(post, postBody()))).toBe('403 CO401');
    expect(codeOf(await two.delete(post))).toBe('403 CO401');
    expect(codeOf(await administrator.put(post, postBody()))).toBe('403 CO401');
    expect((await one.put(post, postBody({ postTitle: '저녁 모임' }))).status).toBe(200);
    expect((await read(two, post)).post.title).toBe('저녁 모임');
    expect((await administrator.delete(post)).status).toBe(200);
    expect(codeOf(await one.get(post))).toBe('404 CO404');
  });

  test('allows only the actions of its flags', async () => {
    const { one, two, board } = await newBoard({});
    const post = await write(one, board);
    expect((await list(two, board)).board.can).toEqual(['write']);
    const answers = [
      await two.post(`${post}/comments`, { commentText: 'x' }),
      await two.post(`${post}/replies`, postBody()),
      await two.put(`${post}/recommendation`),
      await two.delete(`${post}/recommendation`),
      await two.get(`${board}/posts?state=expired`),
    ];
    expect(answers.map(codeOf)).toEqual(Array<string>(5).fill('403 CO401'));
  });
});

test('BRD-03 of 32 presses at once a person recommends a post once, and withdraws it once', async () => {
  const { one, two, board } = await newBoard();
  const post = await write(one, board);
  await one.put(`${post}/recommendation`);
  await Promise.all(Array.from({ length: 32 }, () => two.put(`${post}/recommendation`)));
  expect(await read(two, post)).toMatchObject({ post: { recommendationCount: 2, isRecommended: true } });
  await Promise.all(Array.from({ length: 8 }, () => two.delete(`${post}/recommendation`)));
  expect(await read(two, post)).toMatchObject({ post: { recommendationCount: 1, isRecommended: false } });
});

describe('BRD-03 security grades: a smaller one is a higher clearance', () => {
  test('a person without clearance finds nothing, in the list, by number, by search and by any call', async () => {
    const { companyCode, one, two, board } = await newBoard({ ...everything, viewSecuGrdCd: 4, regSecuGrdCd: 5 });
    await setGrade(companyCode, one, 4);
    const post = await write(one, board);
    await one.post(`${post}/comments`, { commentText: 'x' });
    expect((await two.get('/api/v1/boards')).json()).toMatchObject({ items: [] });
    const answers = [
      await two.get(`${board}/posts`),
      await two.post(`${board}/posts/search`, { keyword: '점심' }),
      await two.post(`${board}/posts`, postBody()),
      await two.get(post),
      await two.get(`${post}/comments`),
      await two.post(`${post}/comments`, { commentText: 'x' }),
      await two.post(`${post}/replies`, postBody()),
      await two.put(`${post}/recommendation`),
    ];
    expect(answers.map(codeOf)).toEqual(Array<string>(8).fill('404 CO404'));
    await setGrade(companyCode, two, 3);
    expect((await list(two, board)).items).toHaveLength(1);
  });

  test('writing and answering have their own grades', async () => {
    const { companyCode, one, two, board } = await newBoard({ ...everything, regSecuGrdCd: '3', rplSecuGrdCd: '4' });
    await setGrade(companyCode, one, 3);
    const post = await write(one, board);
    const tries = async () => [
      (await two.post(`${board}/posts`, postBody())).status,
      (await two.post(`${post}/replies`, postBody())).status,
      (await two.post(`${post}/comments`, { commentText: 'x' })).status,
    ];
    expect(await tries()).toEqual([403, 403, 403]);
    await setGrade(companyCode, two, 4);
    expect(await tries()).toEqual([403, 200, 200]);
    await setGrade(companyCode, two, 3);
    expect(await tries()).toEqual([200, 200, 200]);
  });
});

test('BRD-03 an anonymous board reveals its authors in no response, no row and no audit entry', async () => {
  const { companyCode, one, two, administrator, board } = await newBoard({ ...everything, anmsBrdYn: 'Y' });
  const before = (await databaseText(app)).split('\n').filter((row) => row.includes(one.personId)).length;
  const post = await write(one, board);
  const reply = await one.post(`${post}/replies`, postBody());
  await one.put(post, postBody({ postTitle: '바뀐 제목' }));
  await one.post(`${post}/comments`, { commentText: '익명 댓글' });
  const answers: string[] = [reply.text];
  for (const reader of [one, two, administrator]) {
    for (const path of ['/api/v1/boards', `${board}/posts`, post, `${post}/comments`]) {
      answers.push((await reader.get(path)).text);
    }
    answers.push((await reader.post(`${board}/posts/search`, { keyword: '제목' })).text);
  }
  const all = answers.join('\n');
  expect(all).toContain('바뀐 제목');
  for (const trace of [one.personId, 'Baek', 'people.example', 'Seal"']) expect(all).not.toContain(trace);
  expect((await list(administrator, board)).items.map(({ author }) => author)).toEqual([null]);
  // Their own posts and comments stay in their hands all the same.
  expect((await read(one, post)).post.can).toContain('change');
  expect((await read(two, post)).post.can).not.toContain('delete');
  const rows = (await databaseText(app)).split('\n').filter((row) => row.includes(one.personId));
  expect(rows.length).toBe(before);
  // Were the board's flag taken away, what was written under it would stay without a name.
  await inCompany(app.kernel.db, companyCode, (tx) =>
    tx.updateTable('boards').set({ is_anonymous: false }).where('company_code', '=', companyCode).execute(),
  );
  expect((await list(two, board)).items.map(({ author }) => author)).toEqual([null]);
});

test('BRD-03 a board with hidden authors names none of them', async () => {
  const { one, two, administrator, board } = await newBoard({ ...everything, regnInfYn: 'N' });
  const post = await write(one, board);
  await one.post(`${post}/comments`, { commentText: 'x' });
  for (const reader of [two, administrator]) {
    for (const path of [`${board}/posts`, post, `${post}/comments`]) {
      expect((await reader.get(path)).text).not.toMatch(/Baek|fullName/);
    }
  }
});

test('BRD-03 in a board with approval a post is hidden until it is approved once', async () => {
  const { one, two, administrator, board } = await newBoard({ ...everything, apInfUseYn: 'Y' });
  const post = await write(one, board);
  expect((await list(two, board, '?state=waiting')).items).toEqual([]);
  expect((await list(one, board, '?state=waiting')).items).toMatchObject([{ state: 'waiting' }]);
  expect((await list(two, board)).items).toEqual([]);
  expect(codeOf(await two.get(post))).toBe('404 CO404');
  expect((await read(one, post)).post).toMatchObject({ state: 'waiting', can: ['change', 'delete'] });
  expect((await list(administrator, board, '?state=waiting')).items).toHaveLength(1);
  expect(codeOf(await two.post(`${post}/approval`))).toBe('403 CO401');
  const approvals = await Promise.all([administrator.post(`${post}/approval`), administrator.post(`${post}/approval`)]);
  expect(approvals.map((each) => (each.status === 200 ? '200' : codeOf(each))).toSorted()).toEqual([
    '200',
    '409 POST_STATE',
  ]);
  expect((await list(two, board)).items).toHaveLength(1);
  await one.put(post, postBody());
  expect((await list(two, board)).items).toEqual([]);
});

test('BRD-03 a post is shown for its days, kept for its months and then deleted', async () => {
  const { companyCode, one, two, administrator, board } = await newBoard({
    ...everything,
    vldTermUseYn: 'Y',
    vldTermDfltDdNum: 10,
    expArtiKeepMmNum: 1,
  });
  const [post, short] = [await write(one, board), await write(one, board, { validityDays: 2 })];
  expect(codeOf(await one.post(`${board}/posts`, postBody({ validityDays: 11 })))).toBe('400 BOARD_VALIDITY');
  await sql`update sessions set expires_at = expires_at + interval '1 year', idle_seconds = 100000000`.execute(
    app.kernel.db,
  );
  const end = () => boards.tasks?.(app.kernel)['end-posts']?.({});
  const stored = () =>
    inCompany(app.kernel.db, companyCode, async (tx) =>
      (await tx.selectFrom('posts').select('state').orderBy('post_id').execute()).map(({ state }) => state),
    );
  await app.advance(2 * daySeconds);
  // The moment it is over it is not seen any more, whether the job has come by or not.
  expect((await list(two, board)).items).toHaveLength(1);
  expect(codeOf(await two.get(short))).toBe('404 CO404');
  expect((await list(administrator, board, '?state=expired')).items).toHaveLength(1);
  await end();
  expect(await stored()).toEqual(['shown', 'expired']);
  await app.advance(8 * daySeconds);
  await end();
  expect(codeOf(await two.get(post))).toBe('404 CO404');
  expect((await read(administrator, post)).post).toMatchObject({ state: 'expired', can: ['delete'] });
  await app.advance(32 * daySeconds);
  await end();
  expect(await stored()).toEqual([]);
});

test('BRD-03 active HTML is removed from a post, and a title is plain text', async () => {
  const { one, two, board } = await newBoard();
  const title = '<img src=x onerror=run()>';
  for (const html of hostileHtml) {
    const post = await write(one, board, { postTitle: title, postContent: `<p>before</p>${html}` });
    const { content, title: shown } = (await read(two, post)).post;
    expect([html, shown, content.startsWith('<p>before</p>')]).toEqual([html, title, true]);
    // Of a tag its name and a plain address are left; every angle bracket of a text is an entity.
    for (const [tag] of content.matchAll(/<[^>]*>?/g)) {
      expect(tag).toMatch(
        /^<\/?[a-z0-9]+(?: scope(?:="(?:row|col)?")?| href="(?:https?:|mailto:|[^:"]*")[^"]*"?)? ?\/?>$/,
      );
    }
  }
});

test('BRD-03 a post without a title or a text is refused', async () => {
  const { one, board } = await newBoard();
  const tries = [
    [{ postTitle: '  ' }, 'postTitle', 'MB_M_REQUIRED'],
    [{ postTitle: 'x'.repeat(101) }, 'postTitle', 'MB_M_MAX_LENGTH'],
    [{ postContent: '<p> </p><script>run()</script>' }, 'postContent', 'MB_M_REQUIRED'],
    [{ postContent: '<p>\u200b&#8203;</p><p>\u3164</p>' }, 'postContent', 'MB_M_REQUIRED'],
    [{ postContent: 'x'.repeat(50_001) }, 'postContent', 'MB_M_MAX_LENGTH'],
  ] as const;
  for (const [change, path, code] of tries) {
    const { status, error } = await one.post(`${board}/posts`, postBody(change));
    expect([status, error.fields[0]?.path, error.fields[0]?.code]).toEqual([400, path, code]);
  }
});

test('API-07 MEM-04 another company’s boards, posts and comments are not found, and nothing changes', async () => {
  const [own, other] = [await newBoard(), await newBoard()];
  const post = await write(other.one, other.board);
  const comment = await other.one.post(`${post}/comments`, { commentText: 'x' });
  const commentPath = `/api/v1/comments/${comment.json<{ commentId: string }>().commentId}`;
  const before = await rowsOf(other.companyCode);
  for (const who of [own.one, own.administrator]) {
    const answers = [
      await who.get(`${other.board}/posts`),
      await who.post(`${other.board}/posts`, postBody()),
      await who.get(post),
      await who.put(post, postBody()),
      await who.delete(post),
      await who.post(`${post}/replies`, postBody()),
      await who.get(`${post}/comments`),
      await who.post(`${post}/comments`, { commentText: 'x' }),
      await who.delete(commentPath),
      await who.put(`${post}/recommendation`),
      await who.delete(`${post}/recommendation`),
    ];
    expect(answers.map(codeOf)).toEqual(Array<string>(11).fill('404 CO404'));
  }
  expect(codeOf(await own.administrator.post(`${post}/approval`))).toBe('404 CO404');
  expect(await rowsOf(other.companyCode)).toBe(before);
});
