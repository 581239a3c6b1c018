// Runs in the full run, once: files of LibreOffice, each way and in each encoding.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readTable } from './read-table.ts';
import type { TableOptions } from './table.ts';
import { csvFile } from './write/csv-file.ts';
import { xlsxFile } from './write/xlsx-file.ts';

const program = '/usr/bin/soffice';
const run = promisify(execFile);
const patience = 180_000;
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'madang-libreoffice-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function converted(name: string, content: Uint8Array | string, to: string, input?: string): Promise<Buffer> {
  await writeFile(join(folder, name), content);
  const profile = `-env:UserInstallation=file://${folder}/profile`;
  const filter = input === undefined ? [] : [`--infilter=${input}`];
  const place = ['--outdir', join(folder, 'made'), join(folder, name)];
  await run(program, [profile, '--headless', ...filter, '--convert-to', to, ...place], { env: { HOME: folder } });
  return readFile(join(folder, 'made', name.replace(/\w+$/, to.split(':')[0] ?? '')));
}

async function cellsOf(content: Uint8Array, options: TableOptions = {}) {
  await using table = await readTable([content], options);
  const rows: (readonly string[])[] = [table.header];
  for await (const { cells } of table.rows) rows.push(cells);
  return { rows, encoding: table.encoding };
}

async function workbookOf(rows: readonly (readonly string[])[]): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  const [header = [], ...below] = rows;
  const choice = { column: 2, fromSheet: 1, fromColumn: 0, count: 2 };
  const sheets = [
    { name: '사람', header, rows: below, chosen: [choice] },
    { name: '목록', header: ['부서'], rows: [['영업'], ['개발']] },
  ];
  for await (const piece of xlsxFile(sheets)) pieces.push(piece);
  return Buffer.concat(pieces);
}

const csvIn = 'CSV:44,34,76,1,,0,false,true,false';
const csvOut = (charset: number) => `csv:Text - txt - csv (StarCalc):44,34,${charset},1,,0,false,true,false`;
/** Numbers of LibreOffice's encodings. */
const charsets = [
  ['utf-8', 76, 'ko', '똠방'],
  ['cp949', 62, 'ko', '똠방'],
  ['cp932', 60, 'ja', '髙橋'],
  ['cp936', 61, 'zh', '张伟'],
  ['cp950', 63, 'tw', '陳志明'],
  ['utf-16le', 65_535, 'ko', '똠방'],
] as const;

test('BLK-01 LibreOffice is installed, otherwise these tests prove nothing', () => {
  expect(existsSync(program)).toBe(true);
});

test.each(charsets)(
  'BLK-01 a file written by LibreOffice in %s is read',
  async (encoding, charset, language, name) => {
    const rows = [
      ['ID', 'name', 'memo'],
      ['00123', name, 'a,b "c"'],
      ['kim', name, '1'],
    ];
    const made = await converted(`${encoding}.xlsx`, await workbookOf(rows), csvOut(charset));
    expect(await cellsOf(made, { language })).toEqual({ rows, encoding });
  },
  patience,
);

test(
  'BLK-01 a workbook of LibreOffice is read: shared texts, dates, numbers, formulas',
  async () => {
    const csv = 'ID,day,phone,sum\n"00123",2024-01-31,1012345678,=1+1\nkim,2000-02-29,212345678,x\n';
    const made = await converted('made.csv', csv, 'xlsx', csvIn);
    const { rows } = await cellsOf(made);
    expect(rows.slice(1).map((cells) => cells.slice(1, 3))).toEqual([
      ['2024-01-31', '1012345678'],
      ['2000-02-29', '212345678'],
    ]);
  },
  patience,
);

test(
  'BLK-06 the product’s CSV and workbook are equal after LibreOffice reads and writes them',
  async () => {
    const rows = [
      ['번호', '이름', '부서'],
      ['00123', '=1+1', '영업'],
      ['1e5', '+82 10', "'"],
      ['2024-01-01', ' 김 ', '@x\ny'],
    ];
    const again = await converted('own.xlsx', await workbookOf(rows), 'xlsx:Calc MS Excel 2007 XML');
    expect((await cellsOf(again)).rows).toEqual(rows);
    let csv = '';
    for await (const piece of csvFile(rows[0] ?? [], rows.slice(1))) csv += piece;
    const asText = 'CSV:44,34,76,1,1/2/2/2/3/2,0,true,true,false';
    expect((await cellsOf(await converted('own.csv', csv, 'xlsx', asText))).rows).toEqual(rows);
  },
  patience,
);
