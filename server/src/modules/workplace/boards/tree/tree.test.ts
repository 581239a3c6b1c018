// Runs on every PostgreSQL: recursive statements.
import { expect, test } from 'vitest';
import { ordinaryBoard } from '@madang/contract/workplace/boards/console.ts';
import { type Browser, undoIdOf } from '../../../../testing/browser.ts';
import { memberBrowser } from '../../../../testing/member.ts';
import { newAdministrator } from '../../../../testing/portal-companies.ts';
import { startTestApp } from '../../../../testing/test-app.ts';

const app = await startTestApp();
const path = '/api/v1/admin/boards';
const newCompany = () => newAdministrator(app, 'TREEB');

async function made(browser: Browser, change: object = {}): Promise<number> {
  const answer = await browser.post(path, { ...ordinaryBoard, boardName: '소식', englishBoardName: 'News', ...change });
  expect(answer.status, answer.text).toBe(200);
  return answer.json<{ boardNumber: number }>().boardNumber;
}

const place = (browser: Browser, board: number, upperBoardNumber: number | null, more: object = {}) =>
  browser.put(`${path}/${board}/place`, { upperBoardNumber, ...more });

async function uppersOf(browser: Browser, address = path) {
  interface Listed {
    readonly items: readonly { readonly boardNumber: number; readonly upperBoardNumber: number | null }[];
  }
  const { items } = (await browser.get(address)).json<Listed>();
  return new Map(items.map(({ boardNumber, upperBoardNumber }) => [boardNumber, upperBoardNumber]));
}

test('BRD-01 a board moves below another, is shown so in console and portal, and the undo returns it', async () => {
  const own = await newCompany();
  const [news, market] = [await made(own), await made(own)];
  const moved = await place(own, market, news, { expected: null });
  expect(moved.status, moved.text).toBe(200);
  const placed = new Map([
    [news, null],
    [market, news],
  ]);
  expect([await uppersOf(own), await uppersOf(own, '/api/v1/boards')]).toEqual([placed, placed]);
  expect((await place(own, market, null, { expected: null })).error.errorCode).toBe('EDIT_CONFLICT');
  // A change of its settings leaves it where it is.
  const settings = { ...ordinaryBoard, boardName: '장터', englishBoardName: 'Market' };
  expect((await own.put(`${path}/${market}`, settings)).status).toBe(200);
  expect(await uppersOf(own)).toEqual(placed);
  expect((await own.post(`/api/v1/undo/${undoIdOf(moved)}`, {})).status).toBe(200);
  expect((await uppersOf(own)).get(market)).toBeNull();
});

test('BRD-01 a board cannot be below itself, also if two are moved below each other at once', async () => {
  const own = await newCompany();
  const [one, two, three] = [await made(own), await made(own), await made(own)];
  expect((await place(own, one, one)).error).toMatchObject({
    fields: [{ path: 'upperBoardNumber', code: 'BOARD_CIRCLE' }],
  });
  await place(own, two, one);
  await place(own, three, two);
  expect((await place(own, one, three)).error.errorCode).toBe('BOARD_CIRCLE');
  await place(own, two, null);
  await place(own, three, null);
  const answers = await Promise.all([place(own, two, three), place(own, three, two)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

test('BRD-01 an unreadable board is not returned as a parent board', async () => {
  const own = await newCompany();
  const [closed, open] = [await made(own, { viewGrade: 1 }), await made(own)];
  await place(own, open, closed);
  const employee = await memberBrowser(app, { companyCode: own.companyCode, role: 'employee' });
  expect(await uppersOf(employee, '/api/v1/boards')).toEqual(new Map([[open, null]]));
});

test('BRD-01 a board below a closed one is shown below the next visible one above', async () => {
  const own = await newCompany();
  const [top, closed, below] = [await made(own), await made(own, { viewGrade: 1 }), await made(own)];
  await place(own, closed, top);
  await place(own, below, closed);
  const employee = await memberBrowser(app, { companyCode: own.companyCode, role: 'employee' });
  expect(await uppersOf(employee, '/api/v1/boards')).toEqual(
    new Map([
      [top, null],
      [below, top],
    ]),
  );
});

test('BRD-01 another company’s board is neither a target nor movable, and an employee cannot move boards', async () => {
  const [own, other] = [await newCompany(), await newCompany()];
  const [mine, foreign] = [await made(own), await made(other)];
  expect((await place(own, mine, foreign)).error.errorCode).toBe('CO404');
  expect((await place(own, foreign, mine)).error.errorCode).toBe('CO404');
  const employee = await memberBrowser(app, { companyCode: own.companyCode, role: 'employee' });
  expect((await place(employee, mine, null)).error.errorCode).toBe('CO401');
});
