// Runs on every PostgreSQL: order and paging by SQL.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { ordinaryBoard } from '@madang/contract/workplace/boards/console.ts';
import { postLimits } from '@madang/contract/workplace/boards/limits.ts';
import type { BoardView } from '@madang/contract/workplace/boards/routes.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import type { Browser } from '../../../testing/browser.ts';
import { memberBrowser } from '../../../testing/member.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp({ work: false });
const parallel = 32;

let companies = 0;
async function newBoard(change: object) {
  companies += 1;
  const companyCode = `NAMELESS${companies}`;
  const administrator = await memberBrowser(app, { companyCode, role: 'administrator' });
  const employee = await memberBrowser(app, { companyCode, role: 'employee' });
  const names = { boardName: '대나무 숲', englishBoardName: 'Forest' };
  const settings = { ...ordinaryBoard, ...names, ...change };
  const made = await administrator.post('/api/v1/admin/boards', settings);
  expect(made.status, made.text).toBe(200);
  const { boardNumber } = made.json<{ boardNumber: number }>();
  return { companyCode, administrator, employee, boardNumber, board: `/api/v1/boards/${boardNumber}` };
}

const textOf = (postTitle: string) => ({ postTitle, postContent: '<p>바람이 붑니다</p>' });
async function write(who: Browser, path: string, title: string): Promise<string> {
  const answer = await who.post(path, textOf(title));
  expect(answer.status, answer.text).toBe(200);
  return answer.json<{ postId: string }>().postId;
}

const inside = <T>(companyCode: string, work: Parameters<typeof inCompany<T>>[2]) =>
  inCompany(app.kernel.db, companyCode, work);

/** Every post and comment at one moment, which is no whole minute and no whole millisecond. */
const moment = '2026-11-20T09:14:34.567891Z';
async function setMoments(companyCode: string): Promise<void> {
  await inside(companyCode, async (tx) => {
    await sql`update posts set written_at = ${moment}, changed_at = ${moment},
      valid_until = ${moment}::timestamptz + interval '2 years', keep_until = ${moment}::timestamptz + interval '3 years'`.execute(
      tx,
    );
    await sql`update post_comments set written_at = ${moment}`.execute(tx);
  });
}

/** All moments in the answers about boards, posts and comments, by whatever way. */
async function shownMoments(who: Browser, board: string, postId: string): Promise<string[]> {
  const post = `/api/v1/posts/${postId}`;
  const shown = await Promise.all([
    who.get(`${board}/posts`),
    who.post(`${board}/posts/search`, { keyword: '바람' }),
    ...[post, `${post}/comments`, '/api/v1/portal/home'].map((way) => who.get(way)),
  ]);
  const answers = shown.map(({ text }) => text);
  return answers.map((text) => {
    const found = [...text.matchAll(/"(?:writtenAt|changedAt|validUntil)":"([^"]+)"/g)].map(([, told = '']) => told);
    return [...new Set(found)].toSorted().join(' ');
  });
}

interface Page {
  readonly items: readonly Partial<Record<'postId' | 'title' | 'commentId' | 'text', string>>[];
  readonly next: string | null;
}
const pageAt = async (who: Browser, path: string, after?: string | null) =>
  (await who.get(after ? `${path}?after=${after}` : path)).json<Page>();
const idsOf = ({ items }: Page) => items.map(({ postId = '', commentId = postId }) => commentId);

test.each([{ isAnonymous: true }, { showsAuthor: false }])(
  'BRD-03 if authors are hidden (%o), every time is a whole minute and no id reveals one',
  async (change) => {
    const validity = { usesValidity: true, validityDays: 10, keepMonths: 1 };
    const made = await newBoard({ ...change, ...validity, showsOnHome: true });
    const { companyCode, administrator, employee, board } = made;
    const postId = await write(employee, `${board}/posts`, '첫 글');
    await write(administrator, `/api/v1/posts/${postId}/replies`, '답글');
    await employee.post(`/api/v1/posts/${postId}/comments`, { commentText: '댓글' });
    const ends = await inside(companyCode, async (tx) =>
      tx
        .selectFrom('posts')
        .select(sql<string>`extract(second from valid_until)::float`.as('second'))
        .execute(),
    );
    expect(ends).toEqual([{ second: 0 }, { second: 0 }]);
    await setMoments(companyCode);
    const [written, until] = ['2026-11-20T09:14:00.000Z', '2028-11-20T09:14:00.000Z'];
    for (const who of [employee, administrator]) {
      const all = `${written} ${until}`;
      expect(await shownMoments(who, board, postId)).toEqual([all, all, all, written, all]);
    }
    const ids = await inside(companyCode, async (tx) => [
      ...(await tx.selectFrom('posts').select('post_id as id').execute()),
      ...(await tx.selectFrom('post_comments').select('comment_id as id').execute()),
    ]);
    expect(ids.map(({ id }) => id[14])).toEqual(['4', '4', '4']);
  },
);

test('BRD-03 the audit keeps the minute of an anonymous text, in a row whose id reveals no time', async () => {
  const { companyCode, employee, board } = await newBoard({ isAnonymous: true });
  const postId = await write(employee, `${board}/posts`, '첫 글');
  await employee.post(`/api/v1/posts/${postId}/comments`, { commentText: '댓글' });
  await employee.put(`/api/v1/posts/${postId}`, textOf('바뀐 글'));
  await employee.delete(`/api/v1/posts/${postId}`);
  const { rows } = await inside(companyCode, (tx) =>
    sql<object>`select operation, extract(second from occurred_at)::float as second, substr(audit_id::text, 15, 1) as version
      from audit_log where target_kind in ('post', 'comment') order by operation`.execute(tx),
  );
  const operations = ['change-post', 'delete-post', 'write-comment', 'write-post'];
  expect(rows).toEqual(operations.map((operation) => ({ operation, second: 0, version: '4' })));
});

test('BRD-03 an author finds their own waiting posts in an anonymous board, beyond a page of others’', async () => {
  const { administrator, employee, board } = await newBoard({ isAnonymous: true, needsApproval: true });
  const own = await write(employee, `${board}/posts`, '먼저 쓴 글');
  for (let n = 0; n <= postLimits.rowsPerPage; n += 1) await write(administrator, `${board}/posts`, `글 ${n}`);
  const waiting = await pageAt(employee, `${board}/posts?state=waiting`);
  expect([idsOf(waiting), waiting.next]).toEqual([[own], null]);
});

test('BRD-03 a board that becomes anonymous shows minutes from then on, and later keeps its anonymous posts so', async () => {
  const { companyCode, employee, board } = await newBoard({ showsOnHome: true });
  const named = await write(employee, `${board}/posts`, '이름 있는 글');
  await employee.post(`/api/v1/posts/${named}/comments`, { commentText: '댓글' });
  await setMoments(companyCode);
  const writtenOf = async (postId: string) => (await shownMoments(employee, board, postId))[2]?.split(' ')[0];
  expect(await shownMoments(employee, board, named)).toEqual([
    expect.stringMatching(/^2026-11-20T09:14:34\.567Z 2028-11-20T09:14:34\.567Z$/),
    expect.any(String),
    expect.stringMatching(/^2026-11-20T09:14:34\.567Z/),
    '2026-11-20T09:14:34.567Z',
    expect.stringMatching(/^2026-11-20T09:14:34\.567Z 2028/),
  ]);
  const setAnonymous = (isAnonymous: boolean) =>
    inside(companyCode, (tx) => tx.updateTable('boards').set({ is_anonymous: isAnonymous }).execute());
  await setAnonymous(true);
  const nameless = await write(employee, `${board}/posts`, '이름 없는 글');
  expect([named[14], nameless[14]]).toEqual(['7', '4']);
  await setMoments(companyCode);
  for (const postId of [named, nameless]) expect(await writtenOf(postId)).toBe('2026-11-20T09:14:00.000Z');
  await setAnonymous(false);
  expect(await writtenOf(named)).toBe('2026-11-20T09:14:34.567Z');
  expect(await writtenOf(nameless)).toBe('2026-11-20T09:14:00.000Z');
});

test('BRD-03 an anonymous board is in the order of writing, although ids and shown times are not', async () => {
  const { employee, board } = await newBoard({ isAnonymous: true, showsOnHome: true });
  const titles = Array.from({ length: 9 }, (_, n) => `글 ${n}`);
  for (const title of titles) await write(employee, `${board}/posts`, title);
  const newest = titles.toReversed();
  const { items: posts } = await pageAt(employee, `${board}/posts`);
  expect(posts.map(({ title }) => title)).toEqual(newest);
  const home = (await employee.get('/api/v1/portal/home')).json<{ feed: { posts: { items: { title: string }[] } } }>();
  const shown = home.feed.posts.items.map(({ title }) => title);
  // Among the posts of other boards it stands at its minute, where its neighbours reveal no more.
  expect([shown.length > 3, shown.filter((title) => !newest.includes(title))]).toEqual([true, []]);
  const post = `/api/v1/posts/${posts[0]?.postId}`;
  for (const title of titles) {
    await write(employee, `${post}/replies`, title);
    await employee.post(`${post}/comments`, { commentText: title });
  }
  const { replies } = (await employee.get(post)).json<{ replies: { title: string }[] }>();
  expect(replies.map(({ title }) => title)).toEqual(titles);
  const { items: comments } = await pageAt(employee, `${post}/comments`);
  expect(comments.map(({ text }) => text)).toEqual(titles);
});

test('BRD-03 of 32 simultaneous posts and comments each is on one page, also at one time and after the last one of a page is deleted', async () => {
  const { companyCode, administrator, employee, board } = await newBoard({ isAnonymous: true });
  const list = `${board}/posts`;
  const written = await Promise.all(Array.from({ length: parallel }, (_, n) => write(employee, list, `글 ${n}`)));
  const walk = async (path: string): Promise<string[]> => {
    const first = await pageAt(employee, path);
    return [...idsOf(first), ...idsOf(await pageAt(employee, path, first.next))];
  };
  expect((await walk(list)).toSorted()).toEqual(written.toSorted());
  const comments = `/api/v1/posts/${written[0]}/comments`;
  await Promise.all(
    Array.from({ length: parallel }, (_, n) => administrator.post(comments, { commentText: `댓글 ${n}` })),
  );
  expect(new Set(await walk(comments)).size).toBe(parallel);
  await setMoments(companyCode);
  for (const [path, ofOne] of [
    [comments, '/api/v1/comments'],
    [list, '/api/v1/posts'],
  ] as const) {
    const before = await walk(path);
    expect([new Set(before).size, await walk(path)]).toEqual([parallel, before]);
    const first = await pageAt(employee, path);
    expect((await administrator.delete(`${ofOne}/${idsOf(first).at(-1)}`)).status).toBe(200);
    const second = await pageAt(employee, path, first.next);
    expect([idsOf(second), second.next]).toEqual([before.slice(postLimits.rowsPerPage), null]);
  }
});

test('BRD-03 the cursor of a page is encrypted: it reveals no time, and works only for its own list', async () => {
  const { employee, board } = await newBoard({ isAnonymous: true });
  for (let n = 0; n <= postLimits.rowsPerPage; n += 1) await write(employee, `${board}/posts`, `글 ${n}`);
  const { next, items: posts } = await pageAt(employee, `${board}/posts`);
  expect(Buffer.from(next ?? '', 'base64url').toString('latin1')).not.toContain(posts.at(-1)?.postId);
  const other = await newBoard({ isAnonymous: true });
  const tries = [
    await other.employee.get(`${other.board}/posts?after=${next}`),
    await employee.get(`${board}/posts?after=${posts.at(-1)?.postId}`),
    await employee.get(`${board}/posts?after=${'A'.repeat(300)}`),
    await employee.get(`${board}/posts?after=a.b`),
    await employee.get(`/api/v1/posts/${posts[0]?.postId}/comments?after=${next}`),
  ];
  expect(tries.map(({ status, error }) => [status, error.errorCode, error.fields[0]?.path])).toEqual(
    tries.map(() => [400, 'CO400', 'after']),
  );
});

/** Board settings before and after a change that hides less than the writer was shown. */
const kept = { anonymous: { isAnonymous: true }, unshown: { showsAuthor: false }, named: {} } as const;
const broken = [
  ['an anonymous board', 'that tells names', { from: kept.anonymous, to: kept.named }],
  ['an anonymous board', 'that knows its authors and does not show them', { from: kept.anonymous, to: kept.unshown }],
  ['a board that shows no authors', 'that shows them', { from: kept.unshown, to: kept.named }],
] as const;

test.each(broken)(
  'BRD-03 BOARD_NAMED a writer who saw %s cannot write into one %s',
  async (_shown, _now, { from, to }) => {
    const { companyCode, administrator, employee, board, boardNumber } = await newBoard(from);
    const [view] = (await employee.get('/api/v1/boards')).json<{ items: BoardView[] }>().items;
    const shown = { isAnonymous: view?.isAnonymous, isNameless: view?.isNameless };
    const own = await write(employee, `${board}/posts`, '익명 글');
    const change = { ...ordinaryBoard, boardName: '대나무 숲', englishBoardName: 'Forest', ...to };
    const changed = await administrator.put(`/api/v1/admin/boards/${boardNumber}`, change);
    expect(changed.status, changed.text).toBe(200);
    const ways = [
      [`${board}/posts`, { ...textOf('본심'), ...shown }],
      [`/api/v1/posts/${own}/replies`, { ...textOf('본심'), ...shown }],
      [`/api/v1/posts/${own}/comments`, { commentText: '본심', ...shown }],
    ] as const;
    for (const [path, text] of ways) {
      const refused = await employee.post(path, text);
      expect([refused.status, refused.json()]).toMatchObject([409, { errorCode: 'BOARD_NAMED' }]);
    }
    const count = () =>
      inside(companyCode, async (tx) => {
        const { rows } = await sql<{ n: number }>`
          select (select count(*) from posts)::int + (select count(*) from post_comments)::int as n`.execute(tx);
        return rows[0]?.n;
      });
    expect(await count()).toBe(1);
    // Once they know, they may write under their name.
    for (const [path, text] of ways) {
      expect((await employee.post(path, { ...text, isAnonymous: false, isNameless: false })).status).toBe(200);
    }
    expect(await count()).toBe(4);
  },
);

test.each([{ isAnonymous: true }, { showsAuthor: false }, { isAnonymous: true, showsAuthor: false }])(
  'BRD-03 a board that is as the writer saw it (%o), or names even less, accepts the text',
  async (change) => {
    const { employee, board } = await newBoard(change);
    const isAnonymous = 'isAnonymous' in change;
    for (const shown of [{ isAnonymous, isNameless: true }, { isAnonymous: false, isNameless: true }, {}]) {
      const sent = await employee.post(`${board}/posts`, { ...textOf('속마음'), ...shown });
      expect(sent.status, sent.text).toBe(200);
    }
  },
);

test('BRD-03 a writer who saw names remains unnamed if the board is anonymous by then', async () => {
  const { employee, board } = await newBoard({ isAnonymous: true });
  const sent = await employee.post(`${board}/posts`, { ...textOf('이름 있는 글'), isAnonymous: false });
  const { postId } = sent.json<{ postId: string }>();
  expect((await employee.get(`/api/v1/posts/${postId}`)).json()).toMatchObject({ post: { author: null } });
});
