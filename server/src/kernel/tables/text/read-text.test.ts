import iconv from 'iconv-lite';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvFile } from '../write/csv-file.ts';
import { pipeFile } from '../write/pipe-file.ts';
import { readTable } from '../read-table.ts';
import type { TableEncoding, TableOptions } from '../table.ts';
import { TableFault } from '../table-fault.ts';

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const read: T[] = [];
  for await (const item of items) read.push(item);
  return read;
}

async function read(content: string | Uint8Array, options: TableOptions = {}, portion = Infinity) {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  await using table = await readTable(cut(bytes, portion), options);
  return { ...table, rows: await all(table.rows) };
}

function cut(bytes: Uint8Array, size: number): Uint8Array[] {
  if (bytes.length <= size) return [bytes];
  return [bytes.subarray(0, size), ...cut(bytes.subarray(size), size)];
}

const cellsOf = ({ rows }: Awaited<ReturnType<typeof read>>) => rows.map(({ cells }) => cells);

async function faultOf(content: string | Uint8Array, options: TableOptions = {}) {
  const fault = await read(content, options).catch((error: unknown) => error);
  if (!(fault instanceof TableFault)) throw new Error('the file was read', { cause: fault });
  const { code, line, column, detail } = fault;
  return JSON.parse(JSON.stringify({ code, line, column, detail })) as unknown;
}

test('BLK-01 every | of a pipe file is a delimiter, quotes are letters, and lines count from the header', async () => {
  const table = await read('ID|NAME|MEMO\nkim|"김|철수"\nlee|이|a,b\r\n\npark|박\t|"\n');
  expect(table).toMatchObject({ format: 'pipe', delimiter: '|', header: ['ID', 'NAME', 'MEMO'], headerLine: 1 });
  expect(table.rows).toEqual([
    { line: 2, cells: ['kim', '"김', '철수"'] },
    { line: 3, cells: ['lee', '이', 'a,b'] },
    { line: 5, cells: ['park', '박\t', '"'] },
  ]);
});

test('BLK-01 a line without a delimiter and a line with another count of attributes are errors of the row', async () => {
  const { rows } = await read('a|b|c\n1|2|3\n1|2\nx\n1|2|3|4');
  expect(rows.map(({ line, fault }) => ({ line, fault }))).toEqual([
    { line: 2, fault: undefined },
    { line: 3, fault: 'ATTRIBUTE_COUNT' },
    { line: 4, fault: 'NO_DELIMITER' },
    { line: 5, fault: 'ATTRIBUTE_COUNT' },
  ]);
});

test('BLK-01 if a delimiter follows the last item of the header, one ends every line', async () => {
  const { header, rows } = await read('a|b|\n1|2|\n1|2\n1||\n');
  expect(header).toEqual(['a', 'b']);
  expect(rows.map(({ fault }) => fault)).toEqual([undefined, 'NO_DELIMITER', undefined]);
});

test('BLK-01 the count of selected items must equal the count of the header', async () => {
  expect(await faultOf('a|b|c\n', { itemCount: 2 })).toEqual({ code: 'ITEM_COUNT', line: 1, detail: '3' });
  expect((await read('a|b|c\n1|2|3', { itemCount: 3 })).rows).toHaveLength(1);
  expect(await faultOf('abc\n1|2', { format: 'pipe' })).toEqual({ code: 'NO_DELIMITER', line: 1 });
  expect(await faultOf('a|b|a\n')).toEqual({ code: 'HEADER_REPEATED', line: 1, column: 3 });
});

test.each(['\n', '\r\n', '\r'])('BLK-01 lines end with %j, split at every byte', async (end) => {
  for (const size of [1, 2, 3, 5, 7]) {
    const pipe = await read(['a|b', '1|2', '', '3|4', ''].join(end), {}, size);
    expect(pipe.rows.map(({ line, cells }) => [line, ...cells])).toEqual([
      [2, '1', '2'],
      [4, '3', '4'],
    ]);
    const csv = await read(['a,b', '1,2', '', `"3${end}x",4`, '5,6', ''].join(end), {}, size);
    expect(csv.rows.map(({ line, cells }) => [line, ...cells])).toEqual([
      [2, '1', '2'],
      [4, `3${end}x`, '4'],
      [6, '5', '6'],
    ]);
  }
});

const people: Readonly<Record<TableEncoding, readonly string[]>> = {
  'utf-8': ['ko', '성,이름\n김,똠방\n뷁,철수\n'],
  'utf-16le': ['ko', '성,이름\n김,똠방\n뷁,철수\n'],
  'utf-16be': ['ko', '성,이름\n김,글고\n뷁,철수\n'],
  cp949: ['ko', '성,이름\n김,똠방\n뷁,철수\n'],
  cp932: ['ja', '姓,名,部署\n髙橋,花子,営業部\n鈴木,ハナコ,開発部\n'],
  cp936: ['zh', '姓名,部门\n张伟,销售部\n李娜,研发中心\n'],
  cp950: ['tw', '姓名,部門\n陳志明,業務部\n許功蓋,研發中心\n'],
};

test.each(Object.entries(people))(
  'BLK-01 a file in %s is read right, split at every byte',
  async (encoding, [language, text = '']) => {
    const bytes = iconv.encode(text, encoding);
    for (const size of [1, 2, 3, 1000]) {
      const table = await read(bytes, { language }, size);
      expect(table.encoding).toBe(encoding);
      expect([table.header, ...cellsOf(table)]).toEqual(
        text
          .trim()
          .split('\n')
          .map((line) => line.split(',')),
      );
    }
  },
);

test.each(Object.entries(people))(
  'BLK-01 %s is recognised for an administrator of another language too',
  async (encoding, [, text = '']) => {
    expect((await read(iconv.encode(text, encoding), { language: 'en' })).encoding).toBe(encoding);
  },
);

test('BLK-01 all 17,048 letters of CP949 are read', async () => {
  const letters: string[] = [];
  for (let lead = 0x81; lead <= 0xfe; lead += 1) {
    for (let trail = 0x41; trail <= 0xfe; trail += 1) {
      const letter = iconv.decode(Buffer.from([lead, trail]), 'cp949');
      if (
        letter.length === 1 &&
        letter !== '\ufffd' &&
        iconv.encode(letter, 'cp949').equals(Buffer.from([lead, trail]))
      )
        letters.push(letter);
    }
  }
  expect(letters.length).toBeGreaterThan(17_000);
  const text = `a,b\n${letters.map((letter) => `${letter},${letter}`).join('\n')}\n`;
  const table = await read(iconv.encode(text, 'cp949'), { encoding: 'cp949' });
  expect(
    cellsOf(table)
      .map(([letter]) => letter)
      .join(''),
  ).toBe(letters.join('').replaceAll('\u3000', ''));
});

test.each(['utf-8', 'utf-16le', 'utf-16be'] as const)(
  'BLK-01 the byte order mark of %s is skipped',
  async (encoding) => {
    const table = await read(iconv.encode('\ufeff성,이름\n김,철수\n', encoding), { language: 'ja' }, 1);
    expect(table).toMatchObject({ encoding, header: ['성', '이름'] });
  },
);

test('BLK-01 the chosen encoding is used, and a wrong one is refused with its line and a better one', async () => {
  const bytes = iconv.encode('a,b\n1,2\n김,철수\n', 'cp949');
  expect(await faultOf(bytes, { encoding: 'utf-8', language: 'ko' })).toEqual({
    code: 'ENCODING_WRONG',
    line: 3,
    detail: 'cp949',
  });
  expect((await read(bytes, { encoding: 'cp936' })).encoding).toBe('cp936');
});

test('BLK-01 a file of two encodings is refused at the start of the second', async () => {
  const head = Buffer.from(`a,b\n${'김,철수\n'.repeat(20_000)}`);
  const mixed = Buffer.concat([head, iconv.encode('박,영희\n', 'cp949')]);
  expect(await faultOf(mixed, { language: 'ko' })).toEqual({ code: 'ENCODING_WRONG', line: 20_002, detail: 'cp949' });
});

test('BLK-01 NUL bytes, files of other kinds and empty files are refused by name', async () => {
  expect(await faultOf('a,b\n1,\0\n')).toEqual({ code: 'NUL_FOUND', line: 2 });
  expect(await faultOf('')).toEqual({ code: 'FILE_EMPTY' });
  expect(await faultOf('\ufeff\n\n  \n')).toEqual({ code: 'FILE_EMPTY' });
  expect(await faultOf('%PDF-1.7\n')).toEqual({ code: 'NOT_A_TABLE', detail: 'pdf' });
  expect(await faultOf(Buffer.from('d0cf11e0a1b11ae1', 'hex'))).toEqual({ code: 'NOT_A_TABLE', detail: 'xls' });
  expect(await faultOf(' <html><table><tr><td>a', { fileName: 'people.xls' })).toEqual({
    code: 'NOT_A_TABLE',
    detail: 'html',
  });
});

test('BLK-01 limits of size, columns, rows and letters are refused with their position', async () => {
  expect(await faultOf('a,b\n1,2\n', { bounds: { fileBytes: 5 } })).toEqual({ code: 'FILE_TOO_LARGE' });
  expect(await faultOf(`${'a,'.repeat(10_000)}\n`)).toEqual({ code: 'TOO_MANY_COLUMNS', line: 1 });
  expect(await faultOf(`a,b\n1,${'x'.repeat(32_768)}\n`)).toEqual({ code: 'CELL_TOO_LONG', line: 2, column: 2 });
  expect(await faultOf('a,b\n1,2\n3,4\n5,6\n', { bounds: { rows: 2 } })).toEqual({ code: 'TOO_MANY_ROWS', line: 4 });
});

test.each(['a,b\n1,"', 'a|b\n1|'])(
  'BLK-01 a cell of 100 MB after %j is refused before it is read whole',
  async (begin) => {
    let taken = 0;
    function* source() {
      yield Buffer.from(begin);
      for (; taken < 1600; taken += 1) yield Buffer.alloc(64 * 1024, 'x');
    }
    const reading = readTable(source());
    await expect(reading).rejects.toMatchObject({ code: 'CELL_TOO_LONG', line: 2 });
    expect(taken).toBeLessThan(64);
  },
);

test('BLK-01 an unclosed quote or one within a cell is refused with its line', async () => {
  expect(await faultOf('a,b\n1,2\n3,"4\n5,6\n')).toMatchObject({ code: 'QUOTE_NOT_CLOSED' });
  expect(await faultOf('a,b\n1,2\n3,x"y\n')).toMatchObject({ code: 'QUOTE_MISPLACED', line: 3 });
  expect(await faultOf('a,b\n1,2\n3,"x"y\n')).toMatchObject({ code: 'QUOTE_MISPLACED', line: 3 });
});

test('BLK-10 cells copied from a spreadsheet are read: quotes only for a cell with tabs, quotes or line ends', async () => {
  const copied = '이름\t메모\r\n"김\n""철"" 수"\t5" 모니터\r\n"따옴표" 뒤\t"탭\t안"\r\n';
  const table = await read(copied, { format: 'tsv', encoding: 'utf-8' });
  expect(table).toMatchObject({ format: 'tsv', header: ['이름', '메모'] });
  expect(cellsOf(table)).toEqual([
    ['김\n"철" 수', '5" 모니터'],
    ['"따옴표" 뒤', '탭\t안'],
  ]);
});

test('BLK-10 cells without a header are read from the first line', async () => {
  const table = await read('kim\ta@b.c\nlee\tc@d.e\tmore\n', { headerLine: 0 });
  expect(table).toMatchObject({ header: [], headerLine: 0 });
  expect(cellsOf(table)).toEqual([
    ['kim', 'a@b.c', ''],
    ['lee', 'c@d.e', 'more'],
  ]);
});

test('BLK-01 a title above the header is not a header; a row with cells right of it has an error', async () => {
  const table = await read('2026년 명부,,\n,,\n성,이름,부서\n김,철수\n이,영희,영업,1팀\n');
  expect(table).toMatchObject({ headerLine: 3, header: ['성', '이름', '부서'] });
  expect(table.rows).toEqual([
    { line: 4, cells: ['김', '철수', ''] },
    { line: 5, cells: ['이', '영희', '영업', '1팀'], fault: 'MORE_CELLS' },
  ]);
  expect((await read('a,b\n1,2\n3,4\n', { headerLine: 2 })).header).toEqual(['1', '2']);
});

test.each([
  ['a;b;c\n1;2,5;3\n2;3,5;4\n', ';'],
  ['a\tb\n1\t"x,y,z"\n', '\t'],
  ['a,b\n"1|2|3",x\n"4|5|6",y\n', ','],
])('BLK-01 the delimiter of %j is detected', async (text, delimiter) => {
  expect((await read(text)).delimiter).toBe(delimiter);
});

const value = fc.string({ unit: 'grapheme', maxLength: 12 }).map((text) => text.replaceAll(/[\0\ufeff]/g, ''));
const activeValue = fc
  .tuple(fc.constantFrom('=', '+', '-', '@', '\t', '\r', "'=", "''+", ' ='), value)
  .map((parts) => parts.join(''));

test('BLK-06 every value written as CSV is read back the same, including formulas', async () => {
  const rows = fc.array(fc.tuple(fc.constantFrom('00123', 'x'), fc.oneof(value, activeValue)), {
    minLength: 1,
    maxLength: 8,
  });
  await fc.assert(
    fc.asyncProperty(rows, async (written) => {
      const text = (await all(csvFile(['번호', '이름'], written))).join('');
      expect(cellsOf(await read(text, { encoding: 'utf-8', delimiter: ',', headerLine: 1 }))).toEqual(written);
    }),
    { numRuns: 200 },
  );
});

test('BLK-01 a written pipe file is read back, and a value with a delimiter is refused', async () => {
  const written = [
    ['kim', '=1', ''],
    ['lee', '"', 'x'],
  ];
  const text = (await all(pipeFile(['a', 'b', 'c'], written))).join('');
  expect(cellsOf(await read(text))).toEqual(written);
  await expect(all(pipeFile(['a', 'b'], [['1', '2|3']]))).rejects.toMatchObject({
    code: 'NOT_WRITABLE',
    line: 2,
    column: 2,
  });
});

test('BLK-01 a reader that stops early ends the source', async () => {
  let isEnded = false;
  async function* source() {
    try {
      for (;;) yield Buffer.from('a,b\n'.repeat(1000));
    } finally {
      isEnded = true;
    }
  }
  const table = await readTable(source());
  for await (const row of table.rows) if (row.line > 10_000) break;
  await table.close();
  expect(isEnded).toBe(true);
});

test('BLK-01 other work runs after each 200 rows of a file', async () => {
  let turns = 0;
  let isReading = true;
  const count = () => {
    turns += 1;
    if (isReading) setImmediate(count);
  };
  setImmediate(count);
  const line = 'kim,김철수,010-1234-5678\n';
  await using table = await readTable([Buffer.from(line.repeat(20_000))]);
  let [mostRows, rowsOfTurn, turn] = [0, 0, turns];
  for await (const _ of table.rows) {
    rowsOfTurn = turn === turns ? rowsOfTurn + 1 : 1;
    turn = turns;
    mostRows = Math.max(mostRows, rowsOfTurn);
  }
  isReading = false;
  // The first rows, which were read for the header, come besides.
  expect(mostRows).toBeLessThanOrEqual(220);
});
