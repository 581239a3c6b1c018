import type { Locator, Page } from '@playwright/test';
import iconv from 'iconv-lite';
import pg from 'pg';
import { ko as runsKo } from '../web/src/features/views/runs/messages/ko.ts';
import { ko } from '../web/src/features/joining/imports/messages/ko.ts';
import { enterAs } from './support/accounts.ts';
import { portalWithOneAccount } from './support/one-account.ts';
import { filled } from './support/texts.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/watched-page.ts';

const people = 300;
const divisions = ['영업', '경영지원', '생산', '연구', '물류', '고객', '디지털', '해외'];
/** 8 divisions of 4 teams each: 40 departments. */
const teams = divisions.flatMap((division) =>
  ['1', '2', '3', '4'].map((team) => `${division}본부 > ${division}${team}팀`),
);

/** Headings of a sheet whose words are not the product's. */
const headings = ['인사 번호', '직원', '업무용 편지함', '손전화', '일하는 곳'];
const wanted = ['employeeNumber', 'fullName', 'externalMail', 'mobile', 'departmentCode'];
const badRows = [20, 120, 220];

/** An invented sheet in CP949: three bad mails, two people twice, and phones that lost their zero. */
function sheet(): Buffer {
  const rows = Array.from({ length: people }, (_, at) => [
    `S${String(at + 1).padStart(4, '0')}`,
    `${'김이박최정강조윤'.charAt(at % 8)}${'가나다라마바사아'.charAt(Math.floor(at / 8) % 8)}${'온솔람빛결샘봄찬'.charAt(Math.floor(at / 64) % 8)}`,
    badRows.includes(at) ? `메일없음${at}` : `move${at}@people.example`,
    `10${String(20_000_000 + at)}`,
    teams[at % teams.length] ?? '',
  ]);
  const twice = [rows[5], rows[6]].map((row) => row ?? []);
  return iconv.encode([headings, ...rows, ...twice].map((row) => row.join(',')).join('\r\n'), 'cp949');
}

test.use({ refusedCalls: ['/api/v1/session'], viewport: { width: 1440, height: 900 } });
const started = portalWithOneAccount({ isAlone: true });
const { portal, at, account } = started;
const countOf = async (question: string) => {
  const client = new pg.Client(portal.product.connection);
  await client.connect();
  try {
    return (await client.query<{ count: number }>(question)).rows[0]?.count;
  } finally {
    await client.end();
  }
};
const countPeople = () => countOf(`select count(*)::integer as count from people where employee_number like 'S0%'`);
const countDepartments = () =>
  countOf(`select count(*)::integer as count from departments where department_code like 'DEPT%'`);

test('BLK-02 BLK-03 BLK-09 BLK-10 300 people and 40 departments of another system’s sheet in CP949 are imported within 25 actions, and one action undoes them', async ({
  watched: page,
}, info) => {
  test.setTimeout(300_000);
  let acts = 0;
  const act = async (doing: Promise<unknown>) => {
    acts += 1;
    await doing;
  };
  await enterAs(page, account, at('/console/imports'), 'ko');
  await expect(page.getByText(ko.history.empty)).toBeVisible();
  await expectSound(page);
  const file = { name: '직원명부.csv', mimeType: 'text/csv', buffer: sheet() };
  await act(page.locator('input[type=file]').setInputFiles(file));

  const go = page.getByRole('button', { name: ko.columns.go });
  await expect(go).toBeVisible({ timeout: 30_000 });
  await expect(page.getByLabel(ko.reading.encoding)).toHaveValue('cp949');
  await expect(page.getByText('김가온').first()).toBeVisible();
  for (const [place, heading] of headings.entries()) {
    const select = page.getByLabel(filled(ko.columns.itemOf, { name: heading }));
    const item = wanted[place] ?? '';
    // oxlint-disable-next-line no-await-in-loop
    if ((await select.inputValue()) !== item) await act(select.selectOption(item));
  }
  await expectSound(page);
  await act(go.click());

  // Every department is missing, and is made by one act.
  const makeAll = page.getByRole('button', { name: ko.tree.makeAll });
  await act(makeAll.click({ timeout: 60_000 }));
  const chip = (label: string, count: number) => page.getByRole('button', { name: new RegExp(`^${label} ${count}$`) });
  await expect(chip(ko.marks.new, people - badRows.length)).toBeVisible({ timeout: 60_000 });
  await expectSound(page);
  expect(await countPeople()).toBe(0);
  await act(chip(ko.marks.refused, badRows.length + 2).click());
  for (const row of badRows) {
    // oxlint-disable-next-line no-await-in-loop
    await mend(page.getByRole('gridcell', { name: `메일없음${row}` }), `mended${row}@people.example`, act);
  }
  // People who are there twice are left as they are: their second rows alone.
  await expect(chip(ko.marks.new, people)).toBeVisible({ timeout: 60_000 });
  await act(chip(ko.grid.all, people + 2).click());
  await expectSound(page);
  const apply = page.getByRole('button', { name: filled(ko.apply.go_other, { number: String(people) }) });
  await act(apply.click());

  const dialog = page.getByRole('dialog');
  await page.setViewportSize({ width: 360, height: 780 });
  await expect(dialog).toBeVisible();
  await expectSound(page);
  const undo = dialog.getByRole('button', { name: runsKo.result.undo, exact: true });
  await expect(undo).toBeVisible({ timeout: 120_000 });
  expect(await countPeople()).toBe(people);
  expect(await countDepartments()).toBe(40);
  expect(
    await countOf(`select count(*)::integer as count from departments where department_code like 'DEPT%'
      and upper_department_code like 'DEPT%'`),
  ).toBe(32);
  await expectSound(page);
  expect(acts).toBeLessThan(25);

  await undo.click();
  await page.getByRole('alertdialog').getByRole('button', { name: runsKo.result.undo, exact: true }).click();
  await expect.poll(countPeople, { timeout: 120_000 }).toBe(0);
  await expect.poll(countDepartments, { timeout: 60_000 }).toBe(0);
  // The page says so, as its line in the history does.
  await page.keyboard.press('Escape');
  await expect(page.getByText(ko.result.takenBack)).toBeVisible({ timeout: 30_000 });
  await page.screenshot({ path: info.outputPath('taken-back.png') });
  await expectSound(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('link', { name: ko.all }).click();
  await expect(page.getByRole('table').getByText(ko.states.takenBack)).toBeVisible();
  await page.screenshot({ path: info.outputPath('history.png') });
  await expectSound(page);
});

test('BLK-02 BLK-03 departments without codes get free ones shown in the grid, and one of two names is refused in its cell', async ({
  watched: page,
}, info) => {
  await enterAs(page, account, at('/console/imports'), 'ko');
  await page.getByLabel(ko.start.kind).selectOption('departments');
  const lines = [
    '부서명\t상위부서',
    '개발본부\t',
    '영업본부\t',
    '개발팀\t개발본부',
    '개발팀\t영업본부',
    '일파트\t개발팀',
  ];
  await page.getByLabel(ko.start.paste).fill(lines.join('\n'));
  await page.getByRole('button', { name: ko.start.go }).click();
  await page.getByRole('button', { name: ko.columns.go }).click({ timeout: 30_000 });
  const grid = page.getByRole('grid');
  await expect(grid.getByText('DEPT0004')).toBeVisible({ timeout: 30_000 });
  await expect(grid.getByText('‘부서 코드’ 열', { exact: false })).toBeVisible();
  await page.screenshot({ path: info.outputPath('proposed-codes.png') });
  await expectSound(page);
  await page.setViewportSize({ width: 360, height: 780 });
  await page.screenshot({ path: info.outputPath('proposed-codes-360.png'), fullPage: true });
  await expectSound(page);
});

test('ACC-04 USR-10 a second sheet of initial passwords keeps the first, and ends it only on request', async ({
  watched: page,
}, info) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enterAs(page, account, at('/console/imports'), 'ko');
  await page.getByLabel(ko.start.paste).fill(['사번\t성명\t이메일', 'PW1\t홍길동\tsheet@people.example'].join('\n'));
  await page.getByRole('button', { name: ko.start.go }).click();
  await page.getByRole('button', { name: ko.columns.go }).click({ timeout: 30_000 });
  await page.getByRole('radio', { name: ko.letIn.ways.passwords }).check({ timeout: 30_000 });
  await page.getByRole('button', { name: filled(ko.apply.go_one, { number: '1' }) }).click({ timeout: 30_000 });
  await expect(page.getByText(filled(ko.result.applied_one, { number: '1' }))).toBeVisible({ timeout: 60_000 });
  await page.keyboard.press('Escape');
  const dialog = page.getByRole('dialog');
  const print = async () => {
    await page.getByRole('button', { name: ko.passwords.open }).press('Enter');
    await dialog.getByRole('button', { name: ko.passwords.make }).press('Enter');
  };
  await print();
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await expectSound(page);
  await page.keyboard.press('Escape');
  await print();
  await expect(dialog.getByText(ko.passwords.keptText)).toBeVisible();
  await page.screenshot({ path: info.outputPath('kept.png') });
  await expectSound(page);
  await page.setViewportSize({ width: 360, height: 780 });
  await page.screenshot({ path: info.outputPath('kept-360.png') });
  await expectSound(page);
  await dialog.getByRole('button', { name: ko.passwords.renew }).press('Enter');
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
});

test('BLK-07 BLK-10 leaving an unapplied import asks first, returning keeps every row, and quitting discards it', async ({
  watched: page,
}) => {
  const waiting = () => countOf(`select count(*)::integer as count from imports where state = 'checked'`);
  const before = await waiting();
  await page.setViewportSize({ width: 1440, height: 900 });
  await enterAs(page, account, at('/console/imports'), 'ko');
  await page.getByLabel(ko.start.paste).fill(['사번\t성명\t이메일', 'Q1\t홍길동\tq1@people.example'].join('\n'));
  await page.getByRole('button', { name: ko.start.go }).click();
  await page.getByRole('button', { name: ko.columns.go }).click({ timeout: 30_000 });
  const grid = page.getByRole('grid');
  await expect(grid.getByRole('gridcell', { name: '홍길동' })).toBeVisible({ timeout: 30_000 });
  const leave = page.getByRole('link', { name: ko.all });
  await leave.click();
  const question = page.getByRole('alertdialog');
  await expectAccessible(page);
  await question.getByRole('button', { name: ko.leaving.return, exact: true }).click();
  await expect(grid.getByRole('gridcell', { name: '홍길동' })).toBeVisible();
  // The keyboard alone corrects a cell, and brings it back.
  await grid.locator('[data-column]').first().click();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.keyboard.type('홍길순');
  await page.keyboard.press('Enter');
  await expect(grid.getByRole('gridcell', { name: '홍길순' })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(grid.getByRole('gridcell', { name: '홍길동' })).toBeVisible();
  await expect(page.getByText(ko.states.checked)).toBeVisible({ timeout: 30_000 });
  await leave.click();
  await question.getByRole('button', { name: ko.leaving.quit }).click();
  await expect(page.getByLabel(ko.start.paste)).toBeVisible();
  expect(await waiting()).toBe(before);
});

async function mend(cell: Locator, value: string, act: (doing: Promise<unknown>) => Promise<void>): Promise<void> {
  await act(cell.dblclick());
  const field = cell.page().getByRole('grid').getByRole('textbox');
  await field.fill(value);
  await act(field.press('Enter'));
}

async function expectSound(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}
