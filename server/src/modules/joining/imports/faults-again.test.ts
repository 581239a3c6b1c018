import { languages } from '@madang/contract/kernel/languages.ts';
import { expect, test } from 'vitest';
import { readTable } from '../../../kernel/tables/read-table.ts';
import { xlsxFile } from '../../../kernel/tables/write/xlsx-file.ts';
import { importsOf, type ImportingBrowser } from '../../../testing/imports/import-browser.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { importKindsOf } from './kinds-offered.ts';
import { recognise } from './recognise.ts';

const app = await startTestApp({ work: false });
const { kernel } = app;
const { company, sent, check, rowsOf, applied } = importsOf(app);

async function workbookOf(header: readonly string[], rows: readonly (readonly string[])[]): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of xlsxFile([{ name: '오류', header, rows }])) pieces.push(piece);
  return Buffer.concat(pieces);
}

async function tableOf(content: Buffer) {
  await using table = await readTable([content]);
  const rows: (readonly string[])[] = [];
  for await (const { cells } of table.rows) rows.push(cells);
  return { header: table.header, rows };
}

const faultsOf = async (by: ImportingBrowser, importId: string, format: string) =>
  (await by.post(`/api/v1/imports/${importId}/faults/file`, { reason: '바로잡기', format })).bytes;

test.each(['csv', 'xlsx'] as const)(
  'BLK-03 BLK-06 the file of refused rows, corrected, is loaded and applied again as %s',
  async (format) => {
    const by = await company(`AGAIN${format.toUpperCase()}`, 'ko');
    const mail = (n: number) => `${format}${n}@people.example`;
    const content = [
      '사번,성명,이메일,휴대폰,부서',
      `00101,홍길동,${mail(1)},010-0000-0001,`,
      `00102,김하늘,wrong,010-0000-0002,`,
      `00103,남궁민,${mail(3)},,없는 부서`,
    ].join('\r\n');
    const first = await sent(by, { name: 'people.csv', content, kind: 'people' });
    expect(await check(by, first.importId)).toMatchObject({ new: 1, refused: 2 });
    await applied(by, first.importId);
    const { header, rows } = await tableOf(await faultsOf(by, first.importId, format));
    expect([header.at(-1), rows.length]).toEqual(['오류 이유', 2]);
    expect(rows.map((cells) => cells.at(-1))).not.toContain('');
    // As a person mends it: their cells, and nothing of what the product wrote.
    const mended = rows.map((cells) => cells.map((cell) => cell.replace('wrong', mail(2)).replace('없는 부서', '')));
    const sheet = format === 'csv' ? [header, ...mended].map((cells) => cells.join(',')).join('\n') : undefined;
    const again = await sent(by, { name: `faults.${format}`, content: sheet ?? (await workbookOf(header, mended)) });
    expect(again.detail.columns.map(({ column }) => column)).toEqual([
      'employeeNumber',
      'fullName',
      'externalMail',
      'mobile',
      'departmentCode',
      '',
    ]);
    const found = await check(by, again.importId);
    expect([(await rowsOf(by, again.importId)).flatMap(({ issues }) => issues), found]).toMatchObject([
      [],
      { kind: 'people', new: 2, refused: 0 },
    ]);
    await applied(by, again.importId);
    expect(
      await check(by, (await sent(by, { name: 'x.csv', content: content.replace('wrong', mail(2)) })).importId),
    ).toMatchObject({ left: 2, refused: 1 });
  },
);

test('BLK-03 the column of reasons is ignored, in every language and of every kind', () => {
  for (const kind of importKindsOf(kernel)) {
    for (const language of languages) {
      const headings = [kind.items[0]?.name ?? '', kernel.translator.text(language, 'importFile.reason')];
      const sample = [['1', 'The mail address is not valid.']];
      const [, reason] = recognise(kernel, kind, { headings, sample, remembered: new Map() });
      expect([kind.kind, language, reason?.column]).toEqual([kind.kind, language, '']);
    }
  }
});
