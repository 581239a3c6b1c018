// Runs on every PostgreSQL: sealed files and what is read of them.
import { importLimits, importProperties } from '@madang/contract/joining/imports/limits.ts';
import type { ImportDetail } from '@madang/contract/joining/imports/routes.ts';
import type { GridRow } from '@madang/contract/joining/imports/shapes.ts';
import type { List } from '@madang/contract/kernel/lists/list.ts';
import iconv from 'iconv-lite';
import { expect, test } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { checkedImportOf, readImportOf, workOn } from '../../../testing/imports/work-on-imports.ts';
import { memberBrowser } from '../../../testing/member.ts';
import { outcomeOf } from '../../../testing/operations/runs.ts';
import { sendFile } from '../../../testing/files/send-file.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { xlsxFile } from '../../../kernel/tables/write/xlsx-file.ts';

const app = await startTestApp({ work: false });
const { kernel } = app;
const path = '/api/v1/imports';

type Administrator = Browser & { readonly personId: string; readonly companyCode: string };

async function company(companyCode: string): Promise<Administrator> {
  return Object.assign(await memberBrowser(app, { companyCode, role: 'administrator' }), { companyCode });
}
const detailOf = async (by: Browser, importId: string) => (await by.get(`${path}/${importId}`)).json<ImportDetail>();
const rowsOf = async (by: Browser, importId: string) =>
  (await by.post(`${path}/${importId}/rows/search`)).json<List<GridRow>>().items;

async function sent(by: Administrator, name: string, content: Buffer | string, query = '') {
  const answer = await sendFile(by, `${path}/file${query}`, { name, content });
  expect(answer.status, answer.text).toBe(200);
  const { importId } = answer.json<{ importId: string }>();
  await workOn(kernel, 'read-import-rows', { ...by, importId });
  return { importId, detail: await detailOf(by, importId) };
}

async function bytesOf(pieces: AsyncIterable<string | Uint8Array>): Promise<Buffer> {
  const all: Buffer[] = [];
  for await (const piece of pieces) all.push(Buffer.from(piece));
  return Buffer.concat(all);
}

test('BLK-01 a pipe file is checked literally: its count, its delimiter on every line, its number of attributes', async () => {
  const by = await company('FILESA');
  const text = ['코드|직급|영문명|', 'G1|사원|Staff|', 'G2 대리 Associate', 'G3|과장|Manager|Lead|'].join('\r\n');
  const { importId, detail } = await sent(by, 'ranks.txt', text, '?kind=jobRanks&selectedCount=3');
  expect(detail).toMatchObject({ state: 'read', format: 'pipe', total: 3, reading: { delimiter: '|', headerLine: 1 } });
  await by.post(`${path}/${importId}/check`);
  await workOn(kernel, 'check-import-rows', { ...by, importId });
  expect((await rowsOf(by, importId)).map(({ mark, issues }) => [mark, issues[0]?.code, issues[0]?.params])).toEqual([
    ['new', undefined, undefined],
    ['refused', 'MB905', { 0: 3 }],
    ['refused', 'MB903', { 0: 4, 1: 4, 2: 3 }],
  ]);
  const other = await sent(by, 'ranks.txt', text, '?kind=jobRanks&selectedCount=4');
  expect(other.detail).toMatchObject({ state: 'failed', refusal: { code: 'MB904', params: { 0: 4, 1: 3 } } });
});

test('BLK-10 a file in CP949 is recognised, another encoding can be chosen, and changed back', async () => {
  const by = await company('FILESB');
  // 뷁 is one of the letters that Node's own decoder has not.
  const text = '코드,직급\r\nG1,뷁급\r\n';
  const { importId, detail } = await sent(by, 'ranks.csv', iconv.encode(text, 'cp949'));
  expect(detail).toMatchObject({ state: 'read', kind: 'jobRanks', reading: { encoding: 'cp949', delimiter: ',' } });
  expect((await rowsOf(by, importId))[0]?.cells).toEqual(['G1', '뷁급']);
  const reading = { ...detail.reading, encoding: 'cp950' };
  expect(outcomeOf(await by.put(`${path}/${importId}/reading`, reading))).toBe('200');
  await workOn(kernel, 'read-import-rows', { ...by, importId });
  const wrong = await detailOf(by, importId);
  expect(wrong.state === 'failed' ? wrong.refusal?.code : (await rowsOf(by, importId))[0]?.cells[1]).not.toBe('뷁급');
  await by.put(`${path}/${importId}/reading`, detail.reading);
  await workOn(kernel, 'read-import-rows', { ...by, importId });
  expect((await rowsOf(by, importId))[0]?.cells).toEqual(['G1', '뷁급']);
});

test('BLK-06 BLK-10 a workbook keeps its zeros, another sheet can be chosen, and its refused rows are a workbook too', async () => {
  const by = await company('FILESC');
  const pieces = xlsxFile([
    { name: '안내', header: ['읽어 주세요'], rows: [['이 파일은 직급입니다.']] },
    {
      name: '직급',
      header: ['코드', '직급'],
      rows: [
        ['00123', '사원'],
        ['G2', '=HYPERLINK("http://a")'],
        ['G3', ''],
      ],
    },
  ]);
  const { importId, detail } = await sent(by, '직급.xlsx', await bytesOf(pieces), '?kind=jobRanks');
  expect(detail).toMatchObject({ format: 'xlsx', sheets: [{ name: '안내' }, { name: '직급' }] });
  await by.put(`${path}/${importId}/reading`, { encoding: '', delimiter: '', sheet: '직급', headerLine: 1 });
  await workOn(kernel, 'read-import-rows', { ...by, importId });
  expect(await detailOf(by, importId)).toMatchObject({ total: 3, reading: { sheet: '직급' } });
  await by.post(`${path}/${importId}/check`);
  await workOn(kernel, 'check-import-rows', { ...by, importId });
  const rows = await rowsOf(by, importId);
  expect(rows.map(({ cells }) => cells[0])).toEqual(['00123', 'G2', 'G3']);
  const refused = rows.filter(({ mark }) => mark === 'refused').map(({ cells }) => cells);
  expect(refused.length).toBeGreaterThan(0);
  const csv = await by.post(`${path}/${importId}/faults/file`, { reason: '바로잡기' });
  expect([csv.status, csv.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  expect(csv.text.trim().split('\r\n')).toHaveLength(refused.length + 1);
  for (const line of csv.text.trim().split('\r\n')) expect(line).not.toMatch(/"[=+@]/);
  const book = await by.send({
    method: 'POST',
    url: `${path}/${importId}/faults/file`,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({ reason: '바로잡기', format: 'xlsx' }),
  });
  expect(book.headers['content-disposition']).toContain('.xlsx');
  expect(book.text.startsWith('PK')).toBe(true);
  // Sent back as it is, the file has the same rows with the same values.
  const again = await sent(by, 'faults.csv', csv.text, '?kind=jobRanks');
  expect((await rowsOf(by, again.importId)).map(({ cells }) => cells.slice(0, 2))).toEqual(refused);
});

test('BLK-03 a file that is no table, empty or broken is refused as a whole, each with its own code', async () => {
  const by = await company('FILESD');
  for (const [content, code] of [
    ['', 'MB901'],
    ['코드,직급\r\n', 'MB901'],
    [Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0]), 'MB908'],
    [Buffer.from('PK\u0003\u0004 not a workbook'), 'MB930'],
    [`코드,직급\r\nG1,${'가'.repeat(40_000)}\r\n`, 'MB932'],
    [`${Array.from({ length: importLimits.columns + 1 }, (_, n) => `c${n}`).join(',')}\r\n1\r\n`, 'MB933'],
  ] as const) {
    const { detail } = await sent(by, 'file.csv', content as Buffer);
    expect([detail.state, detail.refusal?.code]).toEqual(['failed', code]);
    expect(detail.can).toContain('quit');
  }
});

test('BLK-05 MB906 MB944 in working hours a job and a day have a limit of rows, and the message names the hours', async () => {
  const by = await company('FILESE');
  const ranks = (first: number, count: number) =>
    ['코드\t직급', ...Array.from({ length: count }, (_, n) => `H${first + n}\t직급`)].join('\n');
  const apply = async (importId: string) => by.post(`${path}/${importId}/application`, { rows: 'valid' });
  const [three, two, more] = [
    await checkedImportOf(kernel, by, { text: ranks(1, 3) }),
    await checkedImportOf(kernel, by, { text: ranks(10, 2) }),
    await checkedImportOf(kernel, by, { text: ranks(20, 2) }),
  ].map(({ importId }) => importId) as [string, string, string];
  await app.setProperty(importProperties.workingHoursStart, 0);
  await app.setProperty(importProperties.workingHoursEnd, 24);
  await app.setProperty(importProperties.rowsInWorkingHours, 2);
  await app.setProperty(importProperties.rowsPerWorkingDay, 3);
  const much = await apply(three);
  expect([much.error.errorCode, much.error.params]).toEqual(['MB906', { 0: 2, 1: 0, 2: 24 }]);
  // Two at once are counted by one statement: one alone finds room.
  const answers = (await Promise.all([apply(two), apply(more)])).map(outcomeOf);
  expect(answers.toSorted()).toEqual(['200', '409 MB944']);
  const late = await apply(answers[0] === '200' ? more : two);
  expect(late.error.params).toEqual({ 0: 1, 1: 3, 2: 0, 3: 24 });
  await app.setProperty(importProperties.workingHoursEnd, 0 + 1);
  await app.setProperty(importProperties.rowsInWorkingHours, 0);
  await app.setProperty(importProperties.rowsPerWorkingDay, 0);
  expect(outcomeOf(await apply(three))).toBe('200');
});

test('MB910 MB911 MB926 impossible columns and departments are refused with their own codes', async () => {
  const by = await company('FILESF');
  const { importId } = await readImportOf(kernel, by);
  const choose = (columns: readonly string[]) => by.put(`${path}/${importId}/columns`, { kind: 'jobRanks', columns });
  expect(outcomeOf(await choose(['jobRankCode', '']))).toBe('400 MB910');
  expect(outcomeOf(await choose(['jobRankCode', 'jobRankCode']))).toBe('400 MB911');
  expect(outcomeOf(await choose(['jobRankCode', 'mobile']))).toBe('400 CO400');
  const department = (n: number) => ({
    name: `팀${n}`,
    departmentCode: `MADE${n}`,
    departmentName: `팀${n}`,
    parentDepartmentCode: 'TOP',
  });
  const make = (departments: readonly object[]) => by.put(`${path}/${importId}/departments`, { departments });
  expect(outcomeOf(await make([department(1), { ...department(2), departmentCode: 'MADE1' }]))).toBe('400 MB911');
  const many = await make(Array.from({ length: importLimits.departmentsMade + 1 }, (_, n) => department(n)));
  expect(many.error.fields.map(({ code, params }) => [code, params])).toEqual([
    ['MB926', { 0: importLimits.departmentsMade }],
  ]);
});

test('BLK-03 a department that cannot be created is an error of its people, at their cell', async () => {
  const by = await company('FILESG');
  const text =
    '사번\t성명\t이메일\t소속\nQ1\t홍길동\tfirstg@people.example\t새 팀\nQ2\t김하늘\tsecondg@people.example\t';
  const { importId } = await readImportOf(kernel, by, { kind: 'people', text });
  const made = { name: '새 팀', departmentCode: 'NEWTEAM', departmentName: '새 팀' };
  const find = async (parentDepartmentCode: string) => {
    await by.put(`${path}/${importId}/departments`, { departments: [{ ...made, parentDepartmentCode }] });
    await workOn(kernel, 'check-import-rows', { ...by, importId });
    return (await rowsOf(by, importId)).map(({ mark, issues }) => [mark, issues[0]?.code, issues[0]?.column]);
  };
  const [first, second] = await find('NOWHERE');
  expect([first?.[0], first?.[2], second]).toEqual(['refused', 3, ['new', undefined, undefined]]);
  expect(await find('TOP')).toEqual([
    ['new', undefined, undefined],
    ['new', undefined, undefined],
  ]);
});
