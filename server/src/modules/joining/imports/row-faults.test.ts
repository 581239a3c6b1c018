import { expect, test } from 'vitest';
import { importsOf, type ImportingBrowser } from '../../../testing/imports/import-browser.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp({ work: false });
const { company, sent, check, applied, rowsOf } = importsOf(app);

async function found(by: ImportingBrowser, lines: readonly string[], kind = 'people') {
  const { importId } = await sent(by, { name: `${kind}.csv`, content: lines.join('\r\n'), kind });
  await check(by, importId);
  return { importId, rows: (await rowsOf(by, importId)).map(({ mark, issues }) => ({ mark, issues })) };
}

const places = ({ issues }: { readonly issues: readonly { code: string; column: number | null }[] }) =>
  issues.map(({ code, column }) => `${code} ${column}`);

test('BLK-03 a row reports all of its errors at once: of its cells, of the form, and of existing registrations', async () => {
  const by = await company('ROWFA', 'ko');
  const head = '비고란,사번,성,이름,이메일,아이디,부서,직급';
  const { importId } = await found(by, [head, ',R1,홍,길동,rowfa1@people.example,rowfaone,,']);
  await applied(by, importId);
  const { rows } = await found(by, [
    head,
    // An unknown department and rank, no given name, and an ID that is someone's.
    ',R2,홍,길동,rowfa2@people.example,rowfaone,없는 부서,없는 직급',
    ',R3,홍,길동,no mail,rowfathree,없는 부서,',
    ',R4,김,하늘,rowfa4@people.example,rowfafour,,',
    ',R4,김,바다,rowfa5@people.example,rowfafive,,',
  ]);
  expect(rows.map(({ mark }) => mark)).toEqual(['refused', 'refused', 'new', 'refused']);
  expect(places(rows[0]!)).toEqual(expect.arrayContaining(['MB915 6', 'MB917 7']));
  expect(places(rows[1]!)).toEqual(['MB915 6', expect.stringMatching(/ 4$/)]);
});

test('BLK-03 MB912 is reported at the duplicate number or ID, also for an ID derived from the mail', async () => {
  const by = await company('ROWFB', 'ko');
  const head = '비고란,성,이름,이메일,다른 열';
  const { rows } = await found(by, [head, ',홍,길동,same@people.example,', ',김,하늘,same@other.example,']);
  expect(places(rows[1]!)).toEqual(['MB912 3']);
  const short = await found(by, [head, ',홍,길동,@people.example,', ',홍,길동,a@people.example,']);
  expect(short.rows.flatMap(({ issues }) => issues.map(({ column, message }) => `${column} ${message}`))).toContain(
    '3 로그인 아이디: 3~20자로 입력해 주세요.',
  );
  const keyed = await found(by, ['비고란,사번,휴직 구분', ',ROWX,', ',ROWX,'], 'leaves');
  expect(keyed.rows.map(places)).toEqual([['MB913 1'], ['MB913 1']]);
});
