import { beforeAll, describe, expect, test } from 'vitest';
import { ordinaryBoard } from '@madang/contract/workplace/boards/console.ts';
import { pendingMinutes, setUpBoards } from '@madang/contract/workplace/boards/limits.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { memberBrowser } from '../../../testing/member.ts';
import { plannedJobs } from '../../../testing/database/planned-jobs.ts';
import { endSetUp } from '../../../testing/portal-companies.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { boards } from './index.ts';
import { pendingBoardTask } from './pending-boards.ts';

const app = await startTestApp({ work: false });
const api = '/board/rest/v1/admin';
const wizard = '/portal/admin/wizard';

const newBoard = (change: object = {}) => ({ brdNm: '자유 게시판', enBrdNm: 'FreeBoard', ...change });
const category = { titleKo: '한빛상사', titleEn: 'Hanbit Trading' };

let companies = 0;
/** The administrator of a new company, which is in its set-up. */
async function newAdministrator() {
  companies += 1;
  const companyCode = `BOARDS${companies}`;
  const browser = await memberBrowser(app, { companyCode, role: 'administrator' });
  return Object.assign(browser, { companyCode });
}
type Administrator = Awaited<ReturnType<typeof newAdministrator>>;

const create = async (who: Administrator, change: object = {}) => {
  const answer = await who.post(`${api}/boards/create`, newBoard(change));
  return { status: answer.status, number: answer.json<{ brdNo: number }>().brdNo, answer };
};
const createCategory = async (who: Administrator) =>
  (await who.post(`${wizard}/category/0/type/PORTLET/insert`, category)).json<{ categoryLabel: number }>()
    .categoryLabel;
const portletOf = (boardNumber: number) => ({
  titleKo: '자유 게시판',
  titleEn: 'FreeBoard',
  url: '/boardapp/portlet01',
  urlType: 'O',
  activeYn: 'Y',
  urlParameter: `brdNo=${boardNumber}`,
  categoryTitle: '한빛상사',
});
const createPortlet = async (who: Administrator, categoryLabel: number, boardNumber: number) =>
  who.post(`${wizard}/portlets/${categoryLabel}/insert`, portletOf(boardNumber));
const place = (who: Administrator, labels: readonly number[], companyCode = who.companyCode) =>
  who.post(`${wizard}/placement/compId/${companyCode}/home/update`, { portletLabels: labels });

/** The boards that a menu could lead to, which are those that people see. */
async function seenBoards(who: Administrator): Promise<string[]> {
  const answer = await who.get(`${api}/topmenu/list?compCd=${who.companyCode}&dfltTopMenuYn=N&useYn=Y`);
  return answer.json<{ data: { list: { topMenuNm: string }[] } }>().data.list.map(({ topMenuNm }) => topMenuNm);
}

/** Every row of the tables, to see that nothing changed. */
async function allRows(tables = ['boards', 'portlets', 'portlet_categories', 'audit_log']): Promise<string> {
  const client = await app.pools.owner.connect();
  try {
    await client.query('set role none');
    const texts: unknown[] = [];
    for (const table of tables) {
      texts.push((await client.query(`select t::text as text from ${table} t order by 1`)).rows);
    }
    return JSON.stringify(texts);
  } finally {
    await client.query('set role madang_owner');
    client.release();
  }
}

async function finishSetUp(companyCode: string) {
  await app.kernel.db
    .updateTable('companies')
    .set({ set_up_state: 'finished' })
    .where('company_code', '=', companyCode)
    .execute();
}

describe('WIZ-10 API-01 a board of the set-up', () => {
  test('without a portlet exists at once, with the defaults of the specification', async () => {
    const who = await newAdministrator();
    const made = await create(who);
    expect([made.status, made.number > 0]).toEqual([200, true]);
    expect(await seenBoards(who)).toEqual(['자유 게시판']);
  });

  test('with a portlet is hidden until the order names the portlet', async () => {
    const who = await newAdministrator();
    const label = await createCategory(who);
    const { number } = await create(who, { portlet: 'Y' });
    const portlet = await createPortlet(who, label, number);
    const { portletNo, id, portletLabel } = portlet.json<Record<'portletNo' | 'id' | 'portletLabel', number>>();
    expect([portlet.status, id, portletLabel]).toEqual([200, portletNo, portletNo]);
    expect(await seenBoards(who)).toEqual([]);
    expect((await place(who, [portletNo])).json()).toEqual({ result: 'success' });
    expect(await seenBoards(who)).toEqual(['자유 게시판']);
  });

  test('is deleted if its portlet does not arrive in time, and not before', async () => {
    const who = await newAdministrator();
    const { number } = await create(who, { portlet: 'Y' });
    await createPortlet(who, await createCategory(who), number);
    const placed = await create(who, { brdNm: '공지' });
    const removals = await plannedJobs(app, pendingBoardTask);
    expect(removals.at(-1)).toMatchObject({
      payload: { boardNumber: number },
      waitSeconds: pendingMinutes * 60 + 1,
    });
    const run = (boardNumber: number) =>
      boards.tasks?.(app.kernel)['remove-pending-board']?.({ companyCode: who.companyCode, boardNumber });
    const pending = async () => (await allRows(['boards'])).includes(`${who.companyCode},${number},`);
    await run(number);
    expect(await pending()).toBe(true);
    // Anyone who manages the boards sees what is counted.
    const listed = (await who.get('/api/v1/admin/boards')).json();
    expect(listed).toMatchObject({ pendingBoards: [{ boardNumber: number }] });
    expect(listed).not.toMatchObject({ items: [{ boardNumber: number }] });
    await app.advance(pendingMinutes * 60);
    await run(number);
    await run(placed.number);
    expect(await pending()).toBe(false);
    expect(await seenBoards(who)).toEqual(['공지']);
  });

  test('is deleted with its portlet, and its place is free again', async () => {
    const who = await newAdministrator();
    const label = await createCategory(who);
    const numbers = [await create(who), await create(who), await create(who)].map(({ number }) => number);
    const [first = 0] = numbers;
    const portlet = (await createPortlet(who, label, first)).json<{ portletNo: number }>().portletNo;
    expect((await create(who)).answer.error.errorCode).toBe('BOARD_LIMIT');
    expect((await who.post(`${api}/boards/delete?brdNo=${first}`)).json()).toEqual({ result: 'success' });
    expect((await who.post(`${wizard}/portlets/${portlet}/delete`)).status).toBe(404);
    expect((await create(who)).status).toBe(200);
  });
});

test('BRD-03 the list of boards shows managers their own grade, which gives them no additional access', async () => {
  const who = await newAdministrator();
  await inCompany(app.kernel.db, who.companyCode, (tx) =>
    tx.updateTable('people').set({ security_grade: 4 }).where('company_code', '=', who.companyCode).execute(),
  );
  const closed = await who.post('/api/v1/admin/boards', {
    ...ordinaryBoard,
    boardName: '임원',
    englishBoardName: 'Executives',
    viewGrade: 3,
  });
  const { boardNumber } = closed.json<{ boardNumber: number }>();
  expect((await who.get('/api/v1/admin/boards')).json()).toMatchObject({ ownGrade: 4, items: [{ viewGrade: 3 }] });
  expect((await who.get(`/api/v1/boards/${boardNumber}/posts`)).status).toBe(404);
});

test('LIM-02 of 32 boards at once, by the set-up’s call and the console’s, exactly three are created until it ends', async () => {
  const who = await newAdministrator();
  const inConsole = async () => {
    const names = { boardName: '공지', englishBoardName: 'News' };
    const answer = await who.post('/api/v1/admin/boards', { ...ordinaryBoard, ...names });
    return { status: answer.status, answer };
  };
  const answers = await Promise.all(
    Array.from({ length: 32 }, (_, index) => (index % 2 ? create(who, { portlet: 'Y' }) : inConsole())),
  );
  const refused = answers.filter(({ status }) => status !== 200);
  expect(answers.length - refused.length).toBe(setUpBoards);
  expect(new Set(refused.map(({ status, answer }) => `${status} ${answer.error.errorCode}`))).toEqual(
    new Set(['409 BOARD_LIMIT']),
  );
  await endSetUp(app, who.companyCode);
  expect((await inConsole()).status).toBe(200);
});

test('WIZ-10 of 32 simultaneous categories one is created, and all responses name it', async () => {
  const who = await newAdministrator();
  const labels = await Promise.all(Array.from({ length: 32 }, () => createCategory(who)));
  expect(new Set(labels).size).toBe(1);
});

test('WIZ-10 a board has one portlet, however often it is requested', async () => {
  const who = await newAdministrator();
  const label = await createCategory(who);
  const { number } = await create(who, { portlet: 'Y' });
  const answers = await Promise.all(Array.from({ length: 8 }, () => createPortlet(who, label, number)));
  const codes = answers.map(({ status, error }) => (status === 200 ? 'made' : error.errorCode)).toSorted();
  expect(codes).toEqual([...Array<string>(7).fill('PORTLET_EXISTS'), 'made']);
});

test('POR-02 the order puts the named portlets first and keeps the others behind them', async () => {
  const who = await newAdministrator();
  const label = await createCategory(who);
  const portlets: number[] = [];
  for (const brdNm of ['하나', '둘', '셋']) {
    const { number } = await create(who, { brdNm, portlet: 'Y' });
    portlets.push((await createPortlet(who, label, number)).json<{ portletNo: number }>().portletNo);
  }
  const [one = 0, two = 0, three = 0] = portlets;
  expect((await place(who, [one, two])).status).toBe(200);
  expect((await place(who, [three])).status).toBe(200);
  const client = await app.pools.owner.connect();
  await client.query(`begin; select set_config('app.company_code', '${who.companyCode}', true)`);
  const { rows } = await client.query<{ n: number }>('select portlet_number as n from portlets order by sort_order');
  await client.query('rollback');
  client.release();
  expect(rows.map(({ n }) => n)).toEqual([three, one, two]);
});

describe('BRD-01 WIZ-11 the settings of a board', () => {
  let who: Administrator;
  beforeAll(async () => {
    who = await newAdministrator();
  });

  test.each([
    [{ brdNm: '' }, 'brdNm', 'MB_M_REQUIRED'],
    [{ brdNm: ' 앞 공백' }, 'brdNm', 'MB_M_LEADING_SPACE'],
    [{ brdNm: '가'.repeat(31) }, 'brdNm', 'MB_M_MAX_LENGTH'],
    [{ enBrdNm: 'Free board' }, 'enBrdNm', 'MB_M_ALPHANUMERIC'],
    [{ enBrdNm: '자유' }, 'enBrdNm', 'MB_M_ALPHANUMERIC'],
    [{ viewSecuGrdCd: 11 }, 'viewSecuGrdCd', 'BOARD_GRADE'],
    [{ rplSecuGrdCd: '0' }, 'rplSecuGrdCd', 'BOARD_GRADE'],
    [{ vldTermUseYn: 'Y', vldTermDfltDdNum: 11 }, 'vldTermDfltDdNum', 'BOARD_VALIDITY'],
    [{ vldTermUseYn: 'Y', expArtiKeepMmNum: '4' }, 'vldTermDfltDdNum', 'BOARD_VALIDITY'],
    [{ vldTermUseYn: 'Y', vldTermDfltDdNum: 0 }, 'vldTermDfltDdNum', 'BOARD_VALIDITY'],
    [{ bdBrdTypeCd: 'X' }, 'bdBrdTypeCd', 'CO400'],
    [{ compCd: 'OTHER' }, 'compCd', 'CO400'],
  ])('%j is refused', async (change, path, code) => {
    const { status, answer } = await create(who, change);
    expect([status, answer.error.fields[0]?.path, answer.error.fields[0]?.code]).toEqual([400, path, code]);
  });

  test('the validity switch sets 10 days and 1 month if on, and nothing if off', async () => {
    const own = await newAdministrator();
    await create(own, { vldTermUseYn: 'Y' });
    await create(own, { vldTermUseYn: 'N', vldTermDfltDdNum: 30, expArtiKeepMmNum: 3 });
    await create(own, { vldTermUseYn: 'Y', vldTermDfltDdNum: '20', expArtiKeepMmNum: 2 });
    const client = await app.pools.owner.connect();
    await client.query(`begin; select set_config('app.company_code', '${own.companyCode}', true)`);
    const { rows } = await client.query(
      `select validity_days, keep_months, view_grade, write_grade, reply_grade from boards order by board_number`,
    );
    await client.query('rollback');
    client.release();
    const grades = { view_grade: 5, write_grade: 5, reply_grade: 5 };
    expect(rows).toEqual([
      { validity_days: 10, keep_months: 1, ...grades },
      { validity_days: 0, keep_months: 0, ...grades },
      { validity_days: 20, keep_months: 2, ...grades },
    ]);
  });
});

describe('MEM-04 WIZ-22 the calls of the set-up require the company’s own administrator', () => {
  test('another company’s codes and numbers are refused alike and change nothing', async () => {
    const [own, other] = [await newAdministrator(), await newAdministrator()];
    const label = await createCategory(other);
    const { number } = await create(other, { portlet: 'Y' });
    const portlet = (await createPortlet(other, label, number)).json<{ portletNo: number }>().portletNo;
    const ownLabel = await createCategory(own);
    const ownBoard = await create(own, { portlet: 'Y' });
    const before = await allRows();
    const attempts = async (board: number, categoryLabel: number, label2: number, companyCode: string) => [
      await own.post(`${api}/boards/delete?brdNo=${board}`),
      await own.post(`${api}/boards/create`, newBoard({ uprBrdNo: board })),
      await own.post(`${api}/boards/create`, newBoard({ brdMngOrgCd: companyCode })),
      await createPortlet(own, categoryLabel, ownBoard.number),
      await createPortlet(own, ownLabel, board),
      await own.post(`${wizard}/portlets/${label2}/delete`),
      await place(own, [label2]),
      await place(own, [label2], companyCode),
      await own.get(`${api}/topmenu/list?compCd=${companyCode}`),
      await own.get(`${api}/topmenu/list?suborgCd=${companyCode}`),
      await own.get(`${api}/common/listCompByLvl?compCd=${companyCode}`),
    ];
    const foreign = await attempts(number, label, portlet, other.companyCode);
    const unknown = await attempts(999_999, 999_999, 999_999, 'NOSUCH');
    const codes = (answers: typeof foreign) => answers.map(({ status, error }) => `${status} ${error.errorCode}`);
    expect(codes(foreign)).toEqual(codes(unknown));
    expect(new Set(foreign.map(({ status }) => status))).toEqual(new Set([403, 404]));
    expect(await allRows()).toBe(before);
  });

  test('an employee gets CO401, and after the set-up every change is CO403 and changes nothing', async () => {
    const who = await newAdministrator();
    const label = await createCategory(who);
    const { number } = await create(who, { portlet: 'Y' });
    const portlet = (await createPortlet(who, label, number)).json<{ portletNo: number }>().portletNo;
    const employee = await memberBrowser(app, { companyCode: who.companyCode, role: 'employee' });
    await finishSetUp(who.companyCode);
    const before = await allRows();
    for (const [browser, code] of [
      [employee, 'CO401'],
      [who, 'CO403'],
    ] as const) {
      const caller = Object.assign(browser, { companyCode: who.companyCode });
      const answers = [
        await caller.post(`${wizard}/category/0/type/PORTLET/insert`, category),
        await caller.post(`${api}/boards/create`, newBoard()),
        await createPortlet(caller, label, number),
        await place(caller, [portlet]),
        await caller.post(`${wizard}/portlets/${portlet}/delete`),
        await caller.post(`${api}/boards/delete?brdNo=${number}`),
      ];
      expect(answers.map(({ status, error }) => `${status} ${error.errorCode}`)).toEqual(
        Array<string>(6).fill(`403 ${code}`),
      );
    }
    expect(await allRows()).toBe(before);
  });
});

test('BRD-02 API-01 listCompByLvl returns the own company, and topmenu/list its pages and boards', async () => {
  const who = await newAdministrator();
  const companiesAnswer = await who.get(`${api}/common/listCompByLvl`);
  expect(companiesAnswer.json()).toMatchObject({ data: { list: [{ compCd: who.companyCode, compLvl: 1 }] } });
  const { number } = await create(who);
  await create(who, { brdNm: '지난 게시판', brdVldYn: 'N' });
  const read = async (query: string) => {
    const answer = await who.get(`${api}/topmenu/list?compCd=${who.companyCode}&suborgCd=${who.companyCode}${query}`);
    return answer.json<{ data: { list: Record<string, string>[] } }>().data.list;
  };
  expect((await read('')).map(({ topMenuUrl, dfltTopMenuYn, useYn }) => [topMenuUrl, dfltTopMenuYn, useYn])).toEqual([
    ['/portalapp/home', 'Y', 'Y'],
    ['/portalapp/boards', 'Y', 'Y'],
    [`/portalapp/boards/${number}`, 'N', 'Y'],
    [expect.stringMatching(/^\/portalapp\/boards\/\d+$/), 'N', 'N'],
  ]);
  expect(
    (await read('&dfltTopMenuYn=Y&useYn=Y')).map(({ topMenuNm, enTopMenuNm }) => [topMenuNm, enTopMenuNm]),
  ).toEqual([
    ['홈', 'Home'],
    ['게시판', 'Boards'],
  ]);
  expect(await read('&dfltTopMenuYn=N&useYn=N')).toMatchObject([
    { compCd: who.companyCode, suborgCd: who.companyCode },
  ]);
});

test('POR-02 a category of portlets is listed, renamed and switched off, which hides its portlets on the home', async () => {
  const who = await newAdministrator();
  const label = await createCategory(who);
  const { number } = await create(who, { portlet: 'Y' });
  const made = (await createPortlet(who, label, number)).json<{ portletNo: number }>().portletNo;
  expect((await place(who, [made])).status).toBe(200);
  await finishSetUp(who.companyCode);
  const categories = async () => (await who.get('/api/v1/admin/portlets')).json<{ categories: object[] }>().categories;
  const onHome = async () =>
    (await who.get('/api/v1/portal/home')).json<{ portlets: { kind: string }[] }>().portlets.map(({ kind }) => kind);
  const before = { koreanTitle: '한빛상사', englishTitle: 'Hanbit Trading', isActive: true };
  expect(await categories()).toEqual([{ categoryNumber: label, ...before, portletCount: 1 }]);
  expect(await onHome()).toContain('board');
  const path = `/api/v1/admin/portlet-categories/${label}`;
  const off = { koreanTitle: '소식', englishTitle: 'News', isActive: false };
  expect((await who.put(path, { ...off, expected: before })).status).toBe(200);
  expect(await categories()).toEqual([{ categoryNumber: label, ...off, portletCount: 1 }]);
  expect(await onHome()).not.toContain('board');
  // What is as it is wanted already overwrites no one.
  expect((await who.put(path, { ...off, expected: before })).status).toBe(200);
  const conflict = await who.put(path, { ...before, expected: { ...off, koreanTitle: '다른' } });
  expect([conflict.status, conflict.error.errorCode]).toEqual([409, 'EDIT_CONFLICT']);
  for (const wrong of ['1', '999999', 'x']) {
    const answer = await who.put(`/api/v1/admin/portlet-categories/${wrong}`, off);
    expect([wrong, [400, 404].includes(answer.status)]).toEqual([wrong, true]);
  }
  expect((await who.put(path, { ...off, koreanTitle: '' })).error.fields[0]).toMatchObject({ path: 'koreanTitle' });
});
