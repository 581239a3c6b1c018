// Runs on every PostgreSQL: imports are listed behind one another, taken back and printed again.
import type { ImportRow } from '@madang/contract/joining/imports/routes.ts';
import type { RunRow } from '@madang/contract/views/runs/routes.ts';
import type { List } from '@madang/contract/kernel/lists/list.ts';
import { expect, test } from 'vitest';
import { runRows } from '../../../kernel/operations/stored/rows.ts';
import { importsOf, type ImportingBrowser } from '../../../testing/imports/import-browser.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp({ work: false });
const { company, sent, check, applied, detailOf, read, rowsOf } = importsOf(app);
const path = '/api/v1/imports';

async function people(by: ImportingBrowser, names: readonly string[]) {
  const word = by.companyCode.toLowerCase();
  const lines = names.map((name, n) => `${word}${n},${name},${word}${n}@people.example`);
  const content = ['사번,성명,이메일', ...lines].join('\r\n');
  const { importId } = await sent(by, { name: 'people.csv', content, kind: 'people' });
  await check(by, importId);
  return importId;
}

const rowsOfRun = async (by: ImportingBrowser, runId: string) =>
  (await by.get(`/api/v1/runs/${runId}/rows`))
    .json<List<RunRow>>()
    .items.map(({ target }) => [target?.kind, target?.name]);

test('BLK-04 an undone import is marked so, and the list of its run names its people before and after', async () => {
  const by = await company('ENDSA', 'ko');
  const importId = await people(by, ['홍길동', '김하늘']);
  const runId = (await applied(by, importId, { letIn: { way: 'passwords' } })) ?? '';
  expect(await detailOf(by, importId)).toMatchObject({ state: 'applied', run: { done: 2, undo: null } });
  const named = [
    ['person', '홍길동'],
    ['person', '김하늘'],
  ];
  expect(await rowsOfRun(by, runId)).toEqual(named);
  const { runId: undo } = (await by.post(`/api/v1/runs/${runId}/undo`)).json<{ runId: string }>();
  expect(await detailOf(by, importId)).toMatchObject({ run: { undo: 'waiting' } });
  await runRows(app.kernel, { companyCode: by.companyCode, runId: undo });
  const detail = await detailOf(by, importId);
  expect([detail.state, detail.run?.undo, detail.can]).toEqual(['applied', 'done', ['download']]);
  expect(await rowsOfRun(by, runId)).toEqual(named);
  // A row that is refused names its person, not the department.
  const [one, two] = [await people(by, ['홍길동']), await people(by, ['홍길동'])];
  await applied(by, one);
  const second = (await applied(by, two)) ?? '';
  expect(await rowsOfRun(by, second)).toEqual([['person', '홍길동']]);
});

test('BLK-04 the history of imports continues beyond the first fifty', async () => {
  const by = await company('ENDSB');
  for (let n = 0; n < 52; n += 1)
    expect((await by.post(`${path}/paste`, { text: `코드\t직급\nG${n}\t직급${n}`, kind: 'jobRanks' })).status).toBe(
      200,
    );
  const first = (await by.get(path)).json<List<ImportRow>>();
  expect([first.items.length, first.total.isExact, first.next]).toEqual([50, false, first.items.at(-1)?.importId]);
  const rest = (await by.get(`${path}?after=${first.next}`)).json<List<ImportRow>>();
  expect([rest.items.length, rest.next]).toEqual([2, null]);
  expect(new Set([...first.items, ...rest.items].map(({ importId }) => importId)).size).toBe(52);
});

test('ACC-04 USR-10 a second sheet keeps the passwords of the first, and ends them only on request', async () => {
  const by = await company('ENDSC');
  const importId = await people(by, ['홍길동', '김하늘']);
  await applied(by, importId, { letIn: { way: 'passwords' } });
  const printed = async (body: object = {}) =>
    (await by.post(`${path}/${importId}/passwords`, body)).json<{
      items: { line: number; password: string }[];
      kept: number[];
    }>();
  const first = await printed();
  expect([first.items.map(({ line }) => line), first.kept]).toEqual([[2, 3], []]);
  expect(await printed()).toMatchObject({ items: [], kept: [2, 3] });
  const renewed = await printed({ renews: true });
  expect([renewed.items.map(({ line }) => line), renewed.kept]).toEqual([[2, 3], []]);
  expect(renewed.items[0]?.password).not.toBe(first.items[0]?.password);
});

test('BLK-10 cells copied without a heading are all rows', async () => {
  const by = await company('ENDSD', 'ko');
  const text = 'P1\t홍길동\tp1@people.example\t010-5555-0001\nP2\t김하늘\tp2@people.example\t010-5555-0002';
  const { importId } = (await by.post(`${path}/paste`, { text, kind: 'people' })).json<{ importId: string }>();
  const detail = await read(by, importId);
  expect(detail).toMatchObject({ total: 2, reading: { headerLine: 0 } });
  expect(detail.columns.map(({ column }) => column)).toEqual(
    expect.arrayContaining(['fullName', 'externalMail', 'mobile']),
  );
});

test('LIM-03 BLK-03 a name in letters that the company refuses names the setting that allows it', async () => {
  const by = await company('ENDSE', 'ko');
  const importId = await people(by, ['Nguyễn Văn An']);
  const [row] = await rowsOf(by, importId);
  expect(row?.issues[0]).toMatchObject({ code: 'MB_M_NAME_SPECIAL_VALID' });
  expect(row?.issues[0]?.message).toContain('‘보안 정책’');
});
