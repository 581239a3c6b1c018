import { strToU8, zipSync } from 'fflate';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readTable } from '../read-table.ts';
import type { TableOptions } from '../table.ts';
import { TableFault } from '../table-fault.ts';
import { xlsxFile } from '../write/xlsx-file.ts';
import { lookOfCode } from './styles.ts';
import { shownNumber } from './shown-number.ts';

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

interface Planted {
  readonly sheets?: Readonly<Record<string, string>>;
  readonly hidden?: readonly string[];
  readonly strings?: string;
  readonly formats?: Readonly<Record<number, string>>;
  readonly looks?: readonly number[];
  readonly workbookPr?: string;
  readonly more?: Readonly<Record<string, Uint8Array | string>>;
}

function relations(...targets: (readonly [type: string, target: string])[]): string {
  const each = targets.map(
    ([type, target], at) => `<Relationship Id="r${at + 1}" Type="${office}/${type}" Target="${target}"/>`,
  );
  return `<Relationships>${each.join('')}</Relationships>`;
}

/** Makes a workbook of the XML of its sheets, as Excel lays it out. */
function planted({
  sheets = {},
  hidden = [],
  strings,
  formats = {},
  looks = [0],
  workbookPr = '',
  more = {},
}: Planted) {
  const names = Object.keys(sheets);
  const formatXml = Object.entries(formats).map(
    ([id, code]) => `<numFmt numFmtId="${id}" formatCode="${code.replaceAll('"', '&quot;').replaceAll('<', '&lt;')}"/>`,
  );
  const files: Record<string, string | Uint8Array> = {
    '_rels/.rels': relations(['officeDocument', 'xl/workbook.xml']),
    'xl/workbook.xml': `<workbook xmlns:r="${office}">${workbookPr}<sheets>${names
      .map(
        (name, at) =>
          `<sheet name="${name}" sheetId="${at + 1}" ${hidden.includes(name) ? 'state="hidden" ' : ''}r:id="r${at + 1}"/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      ...names.map((_, at) => ['worksheet', `worksheets/sheet${at + 1}.xml`] as const),
      ['styles', 'styles.xml'],
      ['sharedStrings', '/xl/sharedStrings.xml'],
      ['externalLink', 'externalLinks/externalLink1.xml'],
    ),
    'xl/styles.xml': `<styleSheet><numFmts>${formatXml.join('')}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs>${looks.map((id) => `<xf numFmtId="${id}"/>`).join('')}</cellXfs></styleSheet>`,
    ...(strings === undefined ? {} : { 'xl/sharedStrings.xml': `<sst>${strings}</sst>` }),
    ...Object.fromEntries(names.map((name, at) => [`xl/worksheets/sheet${at + 1}.xml`, sheets[name] ?? ''])),
    ...more,
  };
  return zipSync(
    Object.fromEntries(
      Object.entries(files).map(([path, file]) => [path, typeof file === 'string' ? strToU8(file) : file]),
    ),
  );
}

const sheet = (rows: string, behind = '') => `<worksheet><sheetData>${rows}</sheetData>${behind}</worksheet>`;
const text = (place: string, value: string) => `<c r="${place}" t="inlineStr"><is><t>${value}</t></is></c>`;

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const read: T[] = [];
  for await (const item of items) read.push(item);
  return read;
}

async function read(content: Uint8Array, options: TableOptions = {}) {
  await using table = await readTable([content], options);
  return { ...table, rows: await all(table.rows) };
}

async function faultOf(content: Uint8Array, options: TableOptions = {}) {
  const fault = await read(content, options).catch((error: unknown) => error);
  if (!(fault instanceof TableFault)) throw new Error('the file was read', { cause: fault });
  const { code, line, column, detail } = fault;
  return JSON.parse(JSON.stringify({ code, line, column, detail })) as unknown;
}

test('BLK-01 shared, inline and formula texts are read, without furigana and with characters outside XML', async () => {
  const table = await read(
    planted({
      strings:
        '<si><t>성</t></si><si><r><t>이</t></r><r><t>름</t></r><rPh sb="0" eb="1"><t>ヤマダ</t></rPh></si><si><t>a_x000D_b</t></si>',
      sheets: {
        사람: sheet(
          `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="str"><f>A1&amp;B1</f><v>성이름</v></c></row>` +
            `<row r="3"><c r="A3" t="s"><v>2</v></c>${text('C3', 'x &lt; y')}</row>`,
        ),
      },
    }),
  );
  expect(table).toMatchObject({ format: 'xlsx', sheet: '사람', header: ['성', '이름', '성이름'] });
  expect(table.rows).toEqual([{ line: 3, cells: ['a\rb', '', 'x < y'] }]);
});

test('BLK-01 a formula returns only its value, and other workbooks are not read', async () => {
  const rows =
    `<row r="1">${text('A1', 'a')}${text('B1', 'b')}</row>` +
    '<row r="2"><c r="A2"><f>[1]Sheet1!A1</f><v>7</v></c><c r="B2" t="str"><f>WEBSERVICE("http://x")</f><v>now</v></c></row>' +
    '<row r="3"><c r="A3"><f>1+1</f></c><c r="B3" t="e"><f>1/0</f><v>#DIV/0!</v></c></row>';
  const table = await read(planted({ sheets: { s: sheet(rows) } }));
  expect(table.rows).toEqual([
    { line: 2, cells: ['7', 'now'], hints: ['number'] },
    { line: 3, cells: ['', '#DIV/0!'], hints: [undefined, 'error'] },
  ]);
});

test('BLK-01 dates are read as days, times and numbers as displayed, and phones with the zeros of their format', async () => {
  const formats = {
    164: 'yyyy"년" m"월" d"일"',
    165: '000-0000-0000',
    166: '00000',
    167: '[$-412]h:mm:ss',
    168: '0.00_ ',
  };
  const looks = [0, 14, 164, 165, 166, 167, 168, 22];
  const cells = [
    ['A', 0, '1012345678'],
    ['B', 1, '45292'],
    ['C', 2, '36526'],
    ['D', 3, '1012345678'],
    ['E', 4, '123'],
    ['F', 5, '0.5'],
    ['G', 6, '0.10000000000000001'],
    ['H', 7, '45292.75'],
  ] as const;
  const rows = [
    `<row r="1">${cells.map(([column]) => text(`${column}1`, column)).join('')}</row>`,
    `<row r="2">${cells.map(([column, style, value]) => `<c r="${column}2" s="${style}"><v>${value}</v></c>`).join('')}</row>`,
  ];
  const table = await read(planted({ formats, looks, sheets: { s: sheet(rows.join('')) } }));
  expect(table.rows[0]?.cells).toEqual([
    '1012345678',
    '2024-01-01',
    '2000-01-01',
    '010-1234-5678',
    '00123',
    '12:00:00',
    '0.1',
    '2024-01-01 18:00:00',
  ]);
  expect(table.rows[0]?.hints).toEqual(['number', 'date', 'date', 'number', 'number', 'time', 'number', 'date']);
});

test('BLK-01 days count from 1904 if the workbook says so', async () => {
  const rows = `<row r="1">${text('A1', 'a')}</row><row r="2"><c r="A2" s="1"><v>43830</v></c></row>`;
  const file = planted({ workbookPr: '<workbookPr date1904="1"/>', looks: [0, 14], sheets: { s: sheet(rows) } });
  expect((await read(file)).rows[0]?.cells).toEqual(['2024-01-01']);
});

test.each([
  ['1', '1900-01-01'],
  ['59', '1900-02-28'],
  ['60', '1900-02-29'],
  ['61', '1900-03-01'],
  ['2958465', '9999-12-31'],
  ['2958466', '2958466'],
])('BLK-01 day %s of 1900 is %s', (value, day) => {
  expect(shownNumber(value, { kind: 'date' }, false)).toBe(day);
});

test.each([
  ['General', 'number'],
  ['#,##0', 'number'],
  ['0.00%', 'number'],
  ['"day" 0', 'number'],
  ['[Red]0', 'number'],
  ['yyyy-mm-dd', 'date'],
  ['[$-411]ge.m.d', 'date'],
  ['mm/dd', 'date'],
  ['h:mm', 'time'],
  ['[h]:mm', 'time'],
])('BLK-01 the format %s is a %s', (code, kind) => {
  expect(lookOfCode(code).kind).toBe(kind);
});

test.each([
  ['123', '00000', '00123'],
  ['1234567', '00000', '1234567'],
  ['1012345678', '000-0000-0000', '010-1234-5678'],
  ['21234567', '(00) 000-0000', '(02) 123-4567'],
])('BLK-01 %s in the format %s is shown as %s', (value, digits, shown) => {
  expect(shownNumber(value, { kind: 'number', digits }, false)).toBe(shown);
});

test('BLK-01 the first visible sheet is read; hidden ones are named and can be chosen', async () => {
  const one = (value: string) => sheet(`<row>${`<c t="inlineStr"><is><t>${value}</t></is></c>`}</row>`);
  const file = planted({ sheets: { 코드: one('hidden'), 사람: one('people') }, hidden: ['코드'] });
  const table = await read(file);
  expect(table.sheets).toEqual([
    { name: '코드', isHidden: true },
    { name: '사람', isHidden: false },
  ]);
  expect(table).toMatchObject({ sheet: '사람', header: ['people'] });
  expect((await read(file, { sheet: '코드' })).header).toEqual(['hidden']);
  expect(await faultOf(file, { sheet: '없음' })).toEqual({ code: 'SHEET_UNKNOWN' });
});

test('BLK-01 a vertically merged cell repeats its value, and a horizontally merged title does not', async () => {
  const rows =
    `<row r="1">${text('A1', '2026년 명부')}</row><row r="2">${text('A2', '부서')}${text('B2', '이름')}</row>` +
    `<row r="3">${text('A3', '영업')}${text('B3', '김')}</row><row r="4"><c r="A4"/>${text('B4', '이')}</row>` +
    `<row r="5">${text('B5', '박')}</row><row r="6">${text('B6', '최')}</row>`;
  const merged = '<mergeCells count="2"><mergeCell ref="A1:B1"/><mergeCell ref="A3:A5"/></mergeCells>';
  const table = await read(planted({ sheets: { s: sheet(rows, merged) } }));
  expect(table).toMatchObject({ headerLine: 2, header: ['부서', '이름'] });
  expect(table.rows).toEqual([
    { line: 3, cells: ['영업', '김'] },
    { line: 4, cells: ['영업', '이'], hints: ['merged'] },
    { line: 5, cells: ['영업', '박'], hints: ['merged'] },
    { line: 6, cells: ['', '최'] },
  ]);
});

test('BLK-01 columns without a title are kept, and formatted empty cells are ignored', async () => {
  const rows =
    `<row r="1">${text('A1', 'a')}${text('B1', 'b')}<c r="XFD1" s="1"/></row>` +
    `<row r="2">${text('A2', '1')}${text('B2', '2')}${text('D2', '4')}</row>`;
  const table = await read(planted({ sheets: { s: sheet(rows) } }));
  expect(table.header).toEqual(['a', 'b', '', '']);
  expect(table.rows[0]?.cells).toEqual(['1', '2', '', '4']);
});

test('BLK-01 10,000 columns and a cell over the limit are refused with their position', async () => {
  const wide = `<row r="1">${text('A1', 'a')}${text('NTP1', 'x')}</row>`;
  expect(await faultOf(planted({ sheets: { s: sheet(wide) } }))).toEqual({
    code: 'TOO_MANY_COLUMNS',
    line: 1,
    column: 10_000,
  });
  const long = `<row r="1">${text('A1', 'a')}${text('B1', 'b')}</row><row r="2">${text('B2', 'x'.repeat(32_768))}</row>`;
  expect(await faultOf(planted({ sheets: { s: sheet(long) } }))).toEqual({ code: 'CELL_TOO_LONG', line: 2, column: 2 });
});

test('BLK-01 a cell of 100 MB and zip bombs are refused before they are unpacked', async () => {
  const cell = `<row r="1"><c r="A1" t="inlineStr"><is><t>${'가나다라'.repeat(400_000)}</t></is></c></row>`;
  const relaxed = { ratio: 100_000 };
  expect(await faultOf(planted({ sheets: { s: sheet(cell) } }), { bounds: relaxed })).toEqual({
    code: 'CELL_TOO_LONG',
  });
  const bomb = planted({ sheets: { s: sheet('<row/>'.repeat(3_000_000)) } });
  expect(await faultOf(bomb)).toEqual({ code: 'UNPACKED_TOO_LARGE' });
  const small = planted({ sheets: { s: sheet('<row/>'.repeat(1000)) } });
  expect(await faultOf(small, { bounds: { unpackedBytes: 5000 } })).toEqual({ code: 'UNPACKED_TOO_LARGE' });
});

test('BLK-01 an archive with false sizes is refused', async () => {
  const bomb = Buffer.from(planted({ sheets: { s: sheet('<row/>'.repeat(3_000_000)) } }));
  // The size of the sheet in the directory: 46 bytes before its name, the size at byte 24.
  const name = bomb.lastIndexOf('xl/worksheets/sheet1.xml');
  bomb.writeUInt32LE(1000, name - 46 + 24);
  expect(await faultOf(bomb)).toEqual({ code: 'FILE_BROKEN' });
});

test('BLK-01 a document type and entities are refused', async () => {
  const dtd = '<!DOCTYPE x [<!ENTITY a "aaaa">]>';
  expect(await faultOf(planted({ sheets: { s: dtd + sheet('<row/>') } }))).toEqual({ code: 'DTD_REFUSED' });
  const entity = sheet(`<row r="1">${text('A1', '&a;')}</row>`);
  expect(await faultOf(planted({ sheets: { s: entity } }))).toEqual({ code: 'FILE_BROKEN' });
});

test('BLK-01 too many parts, duplicate parts, truncated archives and archives with bytes around them are refused', async () => {
  const rows = sheet(`<row r="1">${text('A1', 'a')}</row>`);
  const many = Object.fromEntries(Array.from({ length: 2001 }, (_, at) => [`x/${at}`, '']));
  expect(await faultOf(planted({ sheets: { s: rows }, more: many }))).toEqual({ code: 'TOO_MANY_PARTS' });
  const whole = Buffer.from(planted({ sheets: { s: rows } }));
  expect(await faultOf(whole.subarray(0, whole.length / 2))).toEqual({ code: 'FILE_BROKEN' });
  expect(await faultOf(Buffer.concat([whole, Buffer.from('<script>')]))).toEqual({ code: 'FILE_BROKEN' });
  expect(await faultOf(Buffer.concat([Buffer.from('%PDF-1.7\n'), whole]))).toEqual({
    code: 'NOT_A_TABLE',
    detail: 'pdf',
  });
});

test('BLK-01 the content decides, not the name: other archives are refused by their kind', async () => {
  const csv = await readTable([Buffer.from('a,b\n1,2\n')], { fileName: 'people.xlsx' });
  expect(csv.format).toBe('csv');
  await csv.close();
  const zip = (files: Record<string, string>) =>
    zipSync(Object.fromEntries(Object.entries(files).map(([name, content]) => [name, strToU8(content)])));
  const kinds = {
    ods: { mimetype: 'x', 'content.xml': '' },
    numbers: { 'Index/Document.iwa': '' },
    zip: { 'a.txt': 'a' },
  };
  for (const [detail, files] of Object.entries(kinds))
    expect(await faultOf(zip(files), { fileName: 'people.xlsx' })).toEqual({ code: 'NOT_A_TABLE', detail });
});

test('BLK-01 shared texts beyond the memory limit are read from an encrypted temporary file', async () => {
  const words = Array.from({ length: 5000 }, (_, at) => `이름 ${at}`);
  const strings = words.map((word) => `<si><t>${word}</t></si>`).join('');
  const rows = words.map(
    (_, at) => `<row r="${at + 1}"><c r="A${at + 1}" t="s"><v>${(at * 7919) % 5000}</v></c></row>`,
  );
  const file = planted({ strings, sheets: { s: sheet(rows.join('')) } });
  const bounds = { stringBytesInMemory: 10_000, archiveBytesInMemory: 100 };
  const table = await read(file, { bounds, headerLine: 0 });
  expect(table.rows.map(({ cells }) => cells[0])).toEqual(words.map((_, at) => words[(at * 7919) % 5000]));
  const wrong = sheet('<row r="1"><c r="A1" t="s"><v>5000</v></c></row>');
  expect(await faultOf(planted({ strings, sheets: { s: wrong } }), { bounds })).toEqual({ code: 'FILE_BROKEN' });
});

const letters = fc.string({ unit: 'binary', maxLength: 10 });
const value = fc.oneof(
  letters,
  fc.constantFrom('00123', '=1+1', "'=1", "''@x", '_x000D_', ' a ', 'a\r\nb', '<&">', '1e5'),
);

test('BLK-06 every value written as a workbook is read back the same, in all sheets', async () => {
  const row = fc.tuple(fc.constant('x'), value, value);
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 6 }), async (written) => {
      const sheets = [
        {
          name: '사람',
          header: ['a', 'b', 'c'],
          rows: written,
          chosen: [{ column: 1, fromSheet: 1, fromColumn: 0, count: 2 }],
        },
        { name: "목록's [1]", header: ['부서'], rows: [['영업'], ['개발']] },
      ];
      const file = Buffer.concat(await all(xlsxFile(sheets)));
      const table = await read(file, { headerLine: 1 });
      expect(table.header).toEqual(['a', 'b', 'c']);
      expect(table.rows.map(({ cells }) => cells)).toEqual(written);
      expect((await read(file, { sheet: table.sheets[1]?.name })).rows.map(({ cells }) => cells)).toEqual([
        ['영업'],
        ['개발'],
      ]);
    }),
    { numRuns: 60 },
  );
});

test('BLK-06 rows of a workbook are produced as fast as its reader takes them', async () => {
  let asked = 0;
  function* rows() {
    for (; asked < 100_000; asked += 1) yield [`kim${asked}`, String(Math.sin(asked))];
  }
  const file = xlsxFile([{ name: 's', header: ['a', 'b'], rows: rows() }]);
  let bytes = 0;
  while (bytes < 50_000) bytes += (await file.next()).value?.length ?? 0;
  expect(asked).toBeLessThan(20_000);
  await file.return(undefined);
});
