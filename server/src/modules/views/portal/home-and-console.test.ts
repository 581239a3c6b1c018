import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { ordinaryBoard } from '@madang/contract/workplace/boards/console.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { type Browser, undoIdOf } from '../../../testing/browser.ts';
import { memberBrowser } from '../../../testing/member.ts';
import { endSetUp } from '../../../testing/portal-companies.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp({ work: false });
const consoleBoards = '/api/v1/admin/boards';
const consolePortlets = '/api/v1/admin/portlets';

const settings = (change: object = {}) => ({
  boardName: '자유 게시판',
  englishBoardName: 'FreeBoard',
  ...ordinaryBoard,
  ...change,
});

let companies = 0;
async function newCompany() {
  companies += 1;
  const companyCode = `HOME${companies}`;
  const administrator = await memberBrowser(app, { companyCode, role: 'administrator' });
  const employee = await memberBrowser(app, { companyCode, role: 'employee' });
  return { companyCode, administrator, employee };
}

async function add(who: Browser, change: object = {}): Promise<number> {
  const answer = await who.post(consoleBoards, settings(change));
  expect(answer.status, answer.text).toBe(200);
  return answer.json<{ boardNumber: number }>().boardNumber;
}
const write = (who: Browser, board: number, postTitle: string) =>
  who.post(`/api/v1/boards/${board}/posts`, { postTitle, postContent: '<p>글</p>' });

interface Home {
  readonly portlets: readonly { kind: string; koreanTitle?: string }[];
  readonly feed: { readonly posts: { readonly items: readonly { readonly title: string }[] } };
}
const home = async (who: Browser) => (await who.get('/api/v1/portal/home')).json<Home>();
const titlesOf = ({ portlets }: Home) => portlets.map(({ kind, koreanTitle }) => koreanTitle ?? kind);
interface Listed {
  readonly items: readonly { portletKey: string; koreanTitle: string; isShown: boolean }[];
}
const listPortlets = async (who: Browser) => (await who.get(consolePortlets)).json<Listed>().items;
const codeOf = ({ status, error }: { status: number; error: { errorCode: string } }) => `${status} ${error.errorCode}`;

describe('POR-04 the portal home', () => {
  test('shows boards in the order of the company, and their newest posts in one feed', async () => {
    const { administrator, employee } = await newCompany();
    const [first, second] = [await add(administrator, { boardName: '공지' }), await add(administrator)];
    for (let n = 1; n <= 6; n += 1) await write(employee, first, `글 ${n}`);
    expect(titlesOf(await home(employee))).toEqual([
      '공지',
      '자유 게시판',
      'feed',
      'approvals',
      'anniversaries',
      'links',
    ]);
    expect((await home(employee)).feed.posts.items.map(({ title }) => title)).toEqual([
      '글 6',
      '글 5',
      '글 4',
      '글 3',
      '글 2',
      '글 1',
    ]);
    const listed = await listPortlets(administrator);
    const order = ['anniversaries', listed[1]?.portletKey, listed[0]?.portletKey, 'links'];
    const arranged = await administrator.put(consolePortlets, {
      portlets: order.map((portletKey) => ({ portletKey, isShown: true })),
    });
    expect(arranged.status).toBe(200);
    expect(titlesOf(await home(employee))).toEqual([
      'anniversaries',
      '자유 게시판',
      '공지',
      'links',
      'feed',
      'approvals',
    ]);
    await administrator.put(`${consoleBoards}/order`, { boardNumbers: [second, first] });
    expect((await employee.get('/api/v1/boards')).json()).toMatchObject({
      items: [{ boardNumber: second }, { boardNumber: first }],
    });
  });

  test('omits hidden and closed boards and those that the person is not cleared to read', async () => {
    const { administrator, employee } = await newCompany();
    const closed = await add(administrator, { boardName: '닫힌 게시판' });
    await add(administrator, { boardName: '임원 게시판', viewGrade: 3 });
    const hidden = await add(administrator, { boardName: '숨긴 게시판' });
    expect(titlesOf(await home(employee))).toEqual([
      '닫힌 게시판',
      '숨긴 게시판',
      'feed',
      'approvals',
      'anniversaries',
      'links',
    ]);
    const before = await listPortlets(administrator);
    expect((await administrator.post(`${consoleBoards}/${closed}/retirement`)).status).toBe(200);
    await administrator.put(`${consoleBoards}/${hidden}`, settings({ boardName: '숨긴 게시판', showsOnHome: false }));
    const hide = ['feed', 'approvals', 'anniversaries', 'links'].map((portletKey) => ({ portletKey, isShown: false }));
    await administrator.put(consolePortlets, { portlets: hide });
    expect(titlesOf(await home(employee))).toEqual([]);
    expect(codeOf(await employee.get(`/api/v1/boards/${closed}/posts`))).toBe('404 CO404');
    // Nor is a closed board offered to the home, or taken onto it by its number; its place waits for it.
    const offered = async () =>
      (await listPortlets(administrator)).map(({ koreanTitle, isShown }) => [koreanTitle, isShown]);
    const seen = [
      ['', false],
      ['', false],
      ['', false],
      ['', false],
      ['임원 게시판', true],
      ['숨긴 게시판', false],
    ];
    expect(await offered()).toEqual(seen);
    const named = { portlets: [{ portletKey: before[0]?.portletKey, isShown: true }] };
    expect(codeOf(await administrator.put(consolePortlets, named))).toBe('404 CO404');
    expect((await administrator.delete(`${consoleBoards}/${closed}/retirement`)).status).toBe(200);
    expect(titlesOf(await home(employee))).toEqual(['닫힌 게시판']);
    expect(await offered()).toEqual([...seen.slice(0, 4), ['닫힌 게시판', true], ...seen.slice(4)]);
  });

  test('takes one statement within its transaction', async () => {
    const { administrator, employee } = await newCompany();
    await write(employee, await add(administrator), '글');
    const asked: unknown[] = [];
    const own = Object.getOwnPropertyDescriptor(pg.Client.prototype, 'query');
    const query = pg.Client.prototype.query as (...call: unknown[]) => unknown;
    pg.Client.prototype.query = function counted(this: pg.Client, ...call: unknown[]) {
      asked.push(call[0]);
      return Reflect.apply(query, this, call);
    } as typeof pg.Client.prototype.query;
    try {
      expect(titlesOf(await home(employee))).toEqual(['자유 게시판', 'feed', 'approvals', 'anniversaries', 'links']);
    } finally {
      if (own) Object.defineProperty(pg.Client.prototype, 'query', own);
    }
    // Beside these: who is asking, and the beginning and the end.
    expect(asked.length - 3).toBeLessThanOrEqual(2);
  });
});

describe('POR-05 the columns of the home', () => {
  interface Placed {
    readonly portlets: readonly { kind: string; column?: string; size?: string }[];
    readonly can: readonly string[];
  }
  const placed = async (who: Browser) => (await who.get('/api/v1/portal/home')).json<Placed>();
  const places = async (who: Browser) =>
    (await placed(who)).portlets.flatMap(({ kind, column, size }) =>
      column === undefined ? [] : [`${kind} ${column} ${size}`],
    );
  const shown = (portletKey: string, place: object = {}) => ({ portletKey, isShown: true, ...place });
  const usual = ['feed main usual', 'approvals side usual', 'anniversaries side usual', 'links side usual'];

  test('are the company’s, set by its administrator; omitted values remain, and the whole change can be undone', async () => {
    const { administrator, employee } = await newCompany();
    await add(administrator);
    expect(await places(employee)).toEqual(usual);
    expect([(await placed(administrator)).can, (await placed(employee)).can]).toEqual([['arrange'], []]);
    const moved = [
      shown('links', { column: 'main', size: 'small' }),
      shown('feed', { column: 'side' }),
      shown('anniversaries', { column: 'main' }),
    ];
    const first = await administrator.put(consolePortlets, { portlets: moved });
    expect(first.status, first.text).toBe(200);
    const last = 'approvals side usual';
    expect(await places(employee)).toEqual(['links main small', 'feed side usual', 'anniversaries main usual', last]);
    const named = ['feed', 'links', 'anniversaries'].map((key) => shown(key));
    expect((await administrator.put(consolePortlets, { portlets: named })).status).toBe(200);
    expect(await places(employee)).toEqual(['feed side usual', 'links main small', 'anniversaries main usual', last]);
    const back = await administrator.put(consolePortlets, { portlets: moved });
    expect((await administrator.post(`/api/v1/undo/${undoIdOf(back)}`)).status).toBe(200);
    expect(await places(employee)).toEqual(['feed side usual', 'links main small', 'anniversaries main usual', last]);
  });

  test('are not overwritten if another administrator moved a portlet since', async () => {
    const { administrator } = await newCompany();
    const asSeen = [
      shown('feed', { column: 'main' }),
      shown('anniversaries', { column: 'side', size: 'usual' }),
      shown('links', { column: 'side', size: 'usual' }),
    ];
    const to = (column: string) => [...asSeen.slice(0, 2), shown('links', { column })];
    const put = async (column: string) =>
      (await administrator.put(consolePortlets, { portlets: to(column), expected: asSeen })).status;
    expect([await put('main'), await put('main')]).toEqual([200, 200]);
    const size = [...asSeen.slice(0, 2), shown('links', { size: 'small' })];
    const late = await administrator.put(consolePortlets, { portlets: size, expected: asSeen });
    expect(codeOf(late)).toBe('409 EDIT_CONFLICT');
    expect(await places(administrator)).toEqual([usual[0], usual[2], 'links main usual', usual[1]]);
  });

  test('refuse boards, other columns and sizes that a portlet lacks', async () => {
    const { administrator } = await newCompany();
    await add(administrator);
    const [board] = await listPortlets(administrator);
    const wrong = [
      shown(board?.portletKey ?? '', { column: 'main' }),
      shown(board?.portletKey ?? '', { size: 'small' }),
      shown('links', { column: 'foot' }),
      shown('links', { size: 'huge' }),
      shown('feed', { size: 'small' }),
    ];
    for (const portlet of wrong)
      expect(codeOf(await administrator.put(consolePortlets, { portlets: [portlet] }))).toBe('400 CO400');
    expect(await places(administrator)).toEqual(usual);
  });

  test('keep the fixed portlets if there are more boards than they show', async () => {
    const { administrator, employee, companyCode } = await newCompany();
    await endSetUp(app, companyCode);
    for (let n = 1; n <= 21; n += 1) await add(administrator, { boardName: `게시판 ${n}`, englishBoardName: `B${n}` });
    expect(await places(employee)).toEqual(usual);
    expect((await placed(employee)).portlets).toHaveLength(20);
    expect((await administrator.put(consolePortlets, { portlets: [shown('links')] })).status).toBe(200);
    expect(await places(employee)).toEqual([usual[3], ...usual.slice(0, 3)]);
    expect((await placed(employee)).portlets).toHaveLength(20);
  });
});

describe('BRD-02 the console’s boards', () => {
  test('are listed with their contents, changed, ordered, closed and opened', async () => {
    const { administrator, employee } = await newCompany();
    const board = await add(administrator);
    await write(employee, board, '글');
    const change = { boardName: '새 이름', allowsComments: false, usesValidity: true, validityDays: 20, keepMonths: 2 };
    expect((await administrator.put(`${consoleBoards}/${board}`, settings(change))).json()).toEqual({
      result: 'success',
    });
    const { items: boards } = (await administrator.get(consoleBoards)).json<{ items: object[] }>();
    expect(boards).toEqual([
      { ...settings(change), boardNumber: board, upperBoardNumber: null, isRetired: false, postCount: 1 },
    ]);
    expect((await listPortlets(administrator))[0]?.koreanTitle).toBe('새 이름');
    await administrator.post(`${consoleBoards}/${board}/retirement`);
    expect((await administrator.get(consoleBoards)).json()).toMatchObject({ items: [{ isRetired: true }] });
  });

  test('follow the rules of the set-up’s boards', async () => {
    const { administrator } = await newCompany();
    const tries = [
      [{ boardName: ' 공지' }, 'boardName', 'MB_M_LEADING_SPACE'],
      [{ boardName: '' }, 'boardName', 'MB_M_REQUIRED'],
      [{ englishBoardName: '공지' }, 'englishBoardName', 'MB_M_ALPHANUMERIC'],
      [{ englishBoardName: 'x'.repeat(31) }, 'englishBoardName', 'MB_M_MAX_LENGTH'],
      [{ viewGrade: 0 }, 'viewGrade', 'BOARD_GRADE'],
      [{ usesValidity: true, validityDays: 15, keepMonths: 1 }, 'validityDays', 'BOARD_VALIDITY'],
    ] as const;
    for (const [change, path, code] of tries) {
      const { status, error } = await administrator.post(consoleBoards, settings(change));
      expect([status, error.fields[0]?.path, error.fields[0]?.code]).toEqual([400, path, code]);
    }
  });

  test('and portlets of another company are not found, and an employee cannot change them', async () => {
    const [own, other] = [await newCompany(), await newCompany()];
    const board = await add(other.administrator);
    const ownBoard = await add(own.administrator);
    const [portlet] = await listPortlets(other.administrator);
    const rows = () =>
      inCompany(app.kernel.db, other.companyCode, async (tx) =>
        JSON.stringify([
          await tx.selectFrom('boards').selectAll().execute(),
          await tx.selectFrom('portlets').selectAll().execute(),
        ]),
      );
    const before = await rows();
    const attempts = async (who: Browser, number: number, portletKey: string) => [
      await who.put(`${consoleBoards}/${number}`, settings()),
      await who.post(`${consoleBoards}/${number}/retirement`),
      await who.delete(`${consoleBoards}/${number}/retirement`),
      await who.put(`${consoleBoards}/order`, { boardNumbers: [ownBoard, number] }),
      await who.put(consolePortlets, { portlets: [{ portletKey, isShown: false }] }),
    ];
    const foreign = await attempts(own.administrator, board, portlet?.portletKey ?? '');
    const unknown = await attempts(own.administrator, 999_999, '999999');
    expect(foreign.map(codeOf)).toEqual(Array<string>(5).fill('404 CO404'));
    expect(unknown.map(codeOf)).toEqual(foreign.map(codeOf));
    const employee = await attempts(other.employee, board, portlet?.portletKey ?? '');
    expect(employee.map(codeOf)).toEqual(Array<string>(5).fill('403 CO401'));
    expect([
      codeOf(await other.employee.post(consoleBoards, settings())),
      codeOf(await other.employee.get(consoleBoards)),
      codeOf(await other.employee.get(consolePortlets)),
    ]).toEqual(Array<string>(3).fill('403 CO401'));
    expect(await rows()).toBe(before);
  });
});
