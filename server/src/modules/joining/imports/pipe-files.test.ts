import { expect, test } from 'vitest';
import { importsOf } from '../../../testing/imports/import-browser.ts';
import { sendFile } from '../../../testing/files/send-file.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp({ work: false });
const { company, check, read, rowsOf } = importsOf(app);
const by = await company('PIPES', 'ko');

/** The state of a pipe file of ranks after its reading. */
async function sent(lines: readonly string[], { selected, end = '\r\n' }: { selected?: number; end?: string } = {}) {
  const query = `kind=jobRanks${selected === undefined ? '' : `&selectedCount=${selected}`}`;
  const answer = await sendFile(by, `/api/v1/imports/file?${query}`, { name: 'ranks.txt', content: lines.join(end) });
  const { importId } = answer.json<{ importId: string }>();
  const { state, refusal, total } = await read(by, importId);
  return { importId, state, refusal, total };
}

/** Marks and first codes of its rows. */
async function found(lines: readonly string[], options = {}) {
  const { importId } = await sent(lines, options);
  await check(by, importId);
  return (await rowsOf(by, importId)).map(({ line, mark, issues }) => [line, mark, issues[0]?.code, issues[0]?.params]);
}

test('BLK-01 MB905 a heading without the delimiter refuses the file, and a line without it only itself', async () => {
  expect(await sent(['코드 직급 영문명', 'P1 | 사원 | Staff'])).toMatchObject({
    state: 'failed',
    refusal: { code: 'MB905', params: { 0: 1 } },
  });
  expect(await found(['코드|직급', 'P1|사원', 'P2 대리', 'P3|과장'])).toEqual([
    [2, 'new', undefined, undefined],
    [3, 'refused', 'MB905', { 0: 3 }],
    [4, 'new', undefined, undefined],
  ]);
});

test('BLK-01 MB904 the count of selected items must equal the uploaded ones; without a count it is not checked', async () => {
  const lines = ['코드|직급|영문명', 'P1|사원|Staff'];
  const outcomes = [await sent(lines, { selected: 3 }), await sent(lines)].map(({ state }) => state);
  expect(outcomes).toEqual(['read', 'read']);
  for (const selected of [2, 4]) {
    expect((await sent(lines, { selected })).refusal).toEqual({ code: 'MB904', params: { 0: selected, 1: 3 } });
  }
  // A delimiter at the end of every line is no item.
  expect(await sent(['코드|직급|영문명|', 'P1|사원|Staff|'], { selected: 3 })).toMatchObject({ state: 'read' });
});

test('BLK-01 MB903 each line has exactly as many attributes as the heading', async () => {
  expect(await found(['코드|직급|영문명', 'P1|사원', 'P2|대리|Senior|', 'P3|과장|Lead|more', 'P4||'])).toEqual([
    [2, 'refused', 'MB903', { 0: 2, 1: 2, 2: 3 }],
    [3, 'refused', 'MB903', { 0: 3, 1: 4, 2: 3 }],
    [4, 'refused', 'MB903', { 0: 4, 1: 4, 2: 3 }],
    [5, 'refused', expect.any(String), expect.anything()],
  ]);
});

test('BLK-01 if the heading ends with the delimiter, every line does', async () => {
  expect(await found(['코드|직급|', 'P1|사원|', 'P2|대리', 'P3|과장|more|'])).toEqual([
    [2, 'new', undefined, undefined],
    [3, 'refused', 'MB905', { 0: 3 }],
    [4, 'refused', 'MB903', { 0: 4, 1: 3, 2: 2 }],
  ]);
});

test('BLK-01 quotes are literal, blank lines are skipped, and every kind of line end works', async () => {
  const lines = ['코드|직급', 'P1|"사원"', '', 'P2|대리"', ''];
  for (const end of ['\r\n', '\n', '\r']) {
    const { importId, total } = await sent(lines, { end });
    expect([end, total]).toEqual([end, 2]);
    expect((await rowsOf(by, importId)).map(({ cells }) => cells)).toEqual([
      ['P1', '"사원"'],
      ['P2', '대리"'],
    ]);
  }
});

test('MB911 a duplicate heading refuses the file', async () => {
  expect((await sent(['코드|직급|코드', 'P1|사원|P1'])).refusal).toMatchObject({ code: 'MB911' });
});

test('BLK-01 the template as a pipe file has the delimiter on its line, and its lines can be read', async () => {
  const template = await by.get('/api/v1/import-kinds/jobRanks/template?format=txt');
  expect(template.headers['content-disposition']).toContain('.txt');
  const heading = template.text.replace('\u{feff}', '').trimEnd();
  expect(heading).toBe('코드|이름|영문 이름');
  expect(await found([heading, 'P9|사원|Staff'])).toEqual([[2, 'new', undefined, undefined]]);
});
