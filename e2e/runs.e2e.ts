import type { Page } from '@playwright/test';
import pg from 'pg';
import { daySeconds } from '../contract/src/kernel/durations.ts';
import { en as titlesEn } from '../web/src/features/ground/run-titles/messages/en.ts';
import { ko as titlesKo } from '../web/src/features/ground/run-titles/messages/ko.ts';
import { en as jobsEn } from '../web/src/features/ground/jobs/messages/en.ts';
import { ko as jobsKo } from '../web/src/features/ground/jobs/messages/ko.ts';
import { en as employmentEn } from '../web/src/features/people/employment/messages/en.ts';
import { ko as employmentKo } from '../web/src/features/people/employment/messages/ko.ts';
import { en as actsEn } from '../web/src/features/people/people/selection/messages/en.ts';
import { ko as actsKo } from '../web/src/features/people/people/selection/messages/ko.ts';
import { en as shellEn } from '../web/src/features/views/console/messages/en.ts';
import { ko as shellKo } from '../web/src/features/views/console/messages/ko.ts';
import { en as plansEn } from '../web/src/features/views/planned-changes/messages/en.ts';
import { ko as plansKo } from '../web/src/features/views/planned-changes/messages/ko.ts';
import { en as runsEn } from '../web/src/features/views/runs/messages/en.ts';
import { ko as runsKo } from '../web/src/features/views/runs/messages/ko.ts';
import { enterAs } from './support/accounts.ts';
import { portalWithOneAccount } from './support/one-account.ts';
import type { PortalProduct } from './support/portal-pages.ts';
import { SelectedRows } from './support/pages/selected-rows.ts';
import { filled } from './support/texts.ts';
import { walked } from './support/walked.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/watched-page.ts';

/** People of the first run, and of the one that is held between two chunks. */
const [few, many] = [300, 5000];
const departments = [
  ['SALES', '영업본부', 'Sales Division'],
  ['STRATEGY', '경영전략실', 'Strategy Office'],
  ['STORES', '매장운영실', 'Store Operations'],
] as const;

/** A company of its own for each language: what one moves, the other would miss. Its clock is moved. */
function companyWithPeople() {
  const started = portalWithOneAccount({
    isAlone: true,
    prepare: async (portal, account) => {
      const caller = await portal.signInBeside(account);
      for (const [departmentCode, departmentName, englishDepartmentName] of departments) {
        const names = { departmentName, englishDepartmentName, language: 'ko' };
        const place = { departmentCode, parentDepartmentCode: 'TOP', beforeDepartmentCode: '' };
        expect((await caller.post('/api/v1/departments', { ...names, ...place })).status).toBe(200);
      }
      await connected(portal, (client) => plant(client, few, 'STRATEGY', '한'));
      await connected(portal, (client) => plant(client, many, 'STORES', '표'));
    },
  });
  const { portal } = started;
  const countIn = (departmentCode: string) =>
    connected(portal, async (client) => {
      const { rows } = await client.query<{ count: number }>(
        'select count(*)::integer as count from people where department_code = $1',
        [departmentCode],
      );
      return rows[0]?.count;
    });
  const findTomorrow = () =>
    connected(portal, async (client) => {
      const { rows } = await client.query<{ day: string }>(
        `select to_char(app_now() at time zone 'Asia/Seoul' + interval '1 day', 'YYYY-MM-DD') as day`,
      );
      return rows[0]?.day ?? '';
    });
  return { ...started, countIn, findTomorrow };
}

async function connected<T>({ product }: PortalProduct, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(product.connection);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** People at work in a department, by the thousand. */
async function plant(client: pg.Client, count: number, departmentCode: string, surname: string): Promise<void> {
  await client.query('begin');
  await client.query('set local session_replication_role = replica');
  await client.query(
    `insert into people (company_code, person_id, login_id, surname, given_name, full_name, english_name, language,
       residence_country, time_zone, is_confirmed, applied_at, department_code)
     select company_code, new_id(), 'planted' || lower($2) || n || '@people.example', $3, n::text, $3 || n, $2 || ' ' || n,
       'ko', 'KR', 'Asia/Seoul', true, app_now(), $2
     from generate_series(1, $1::integer) n, (select company_code from departments where department_code = $2) of`,
    [count, departmentCode, surname],
  );
  await client.query('commit');
  await client.query('analyze people');
}

/** Has every change of a person wait, as behind a long transaction, until it is let go. */
async function holdPeople({ product }: PortalProduct): Promise<() => Promise<void>> {
  const client = new pg.Client(product.connection);
  await client.connect();
  await client.query('begin');
  await client.query(`select from people where department_code = 'STORES' order by person_id desc limit 1 for update`);
  return async () => {
    await client.query('commit');
    await client.end();
  };
}

/** Chooses all that the list finds, and asks for a move of them. */
async function askForMove(page: Page, texts: Texts, count: number, department: string): Promise<void> {
  const rows = new SelectedRows(page, texts.shell.section);
  await rows.links.first().focus();
  await page.keyboard.press('Space');
  const all = filled(texts.shell.section.selectAllFound, { count: count.toLocaleString(texts.language) });
  await page.getByRole('button', { name: all }).press('Enter');
  await page.getByRole('button', { name: texts.acts.acts.moveEmployees, exact: true }).press('Enter');
  await chooseDepartment(page, texts, department);
}

async function chooseDepartment(page: Page, texts: Texts, department: string): Promise<void> {
  const field = page.getByRole('combobox', { name: texts.acts.value.department });
  await field.fill(department);
  // While the list is that of an earlier text, Enter takes nothing.
  const found = page.locator('[role=listbox]:not([aria-busy])').getByRole('option');
  await expect(found).toHaveText([new RegExp(department)]);
  await field.press('ArrowDown');
  await field.press('Enter');
}

const check = (page: Page, texts: Texts) =>
  page.getByRole('button', { name: texts.acts.check, exact: true }).press('Enter');

const confirmButton = (page: Page, text: string, count: number, language: string) =>
  page.getByRole('button', { name: filled(text, { number: count.toLocaleString(language) }), exact: true });

async function expectSound(page: Page) {
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}

const ways = [
  [
    'ko',
    1440,
    {
      language: 'ko',
      acts: actsKo,
      employment: employmentKo,
      runs: runsKo,
      plans: plansKo,
      jobs: jobsKo,
      titles: titlesKo,
      shell: shellKo,
    },
  ],
  [
    'en',
    360,
    {
      language: 'en',
      acts: actsEn,
      employment: employmentEn,
      runs: runsEn,
      plans: plansEn,
      jobs: jobsEn,
      titles: titlesEn,
      shell: shellEn,
    },
  ],
] as const;
type Texts = (typeof ways)[number][2];

for (const [language, width, texts] of walked(ways)) {
  const { runs, plans } = texts;
  const [sales] = departments.map((each) => each[language === 'ko' ? 1 : 2]) as [string, string, string];
  const number = (count: number) => count.toLocaleString(language);

  test.describe(`runs in ${language} at ${width}`, () => {
    // Asked before the sign-in: the session's call is refused then. And pages of a list that has become shorter.
    test.use({ refusedCalls: ['/api/v1/session', '/api/v1/employees/search'], viewport: { width, height: 800 } });
    const { portal, at, account: administrator, countIn, findTomorrow } = companyWithPeople();
    const list = (departmentCode: string) => at(`/console/employees?sort=loginId&department=${departmentCode}`);

    test('USR-09 USR-10 BLK-04 BLK-09 300 people of a selection are moved by keyboard, and the move is undone', async ({
      watched: page,
    }) => {
      await enterAs(page, administrator, list('STRATEGY'), language);
      await askForMove(page, texts, few, sales);
      await expectSound(page);
      await check(page, texts);
      const confirm = confirmButton(page, runs.confirm.moveEmployees_other, few, language);
      await expect(confirm).toBeVisible({ timeout: 60_000 });
      // Per person what will happen, and nothing has happened.
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('tabpanel').getByRole('listitem').first()).toContainText(sales);
      expect(await countIn('STRATEGY')).toBe(few);
      await expectSound(page);
      await confirm.press('Enter');
      const done = filled(runs.result.done_other, { number: number(few) });
      await expect(dialog.getByText(done)).toBeVisible({ timeout: 60_000 });
      await expectSound(page);
      expect(await countIn('SALES')).toBe(few);

      await dialog.getByRole('button', { name: runs.result.undo, exact: true }).press('Enter');
      await page.getByRole('alertdialog').getByRole('button', { name: runs.result.undo, exact: true }).press('Enter');
      const undone = filled(runs.result.undone_other, { number: number(few) });
      await expect(dialog.getByText(undone)).toBeVisible({ timeout: 60_000 });
      expect(await countIn('SALES')).toBe(0);
      expect(await countIn('STRATEGY')).toBe(few);
      // Closed, it is in the tray.
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await page.getByRole('button', { name: texts.jobs.title }).press('Enter');
      const tray = page.getByRole('group', { name: texts.jobs.title });
      const title = filled(texts.titles.titlesTo.moveEmployees_other, { number: number(few), subject: sales });
      await expect(tray.getByRole('link', { name: title, exact: true })).toBeVisible();
      await expectSound(page);
    });

    test('BLK-04 USR-10 a run of 5,000 is paused, continued and cancelled, and its report is right', async ({
      watched: page,
    }) => {
      const caller = await portal.signInBeside(administrator);
      await enterAs(page, administrator, list('STORES'), language);
      await askForMove(page, texts, many, sales);
      await check(page, texts);
      const confirm = confirmButton(page, runs.confirm.moveEmployees_other, many, language);
      await expect(confirm).toBeVisible({ timeout: 90_000 });
      const letGo = await holdPeople(portal);
      await confirm.press('Enter');
      const pause = page.getByRole('button', { name: runs.work.pause, exact: true });
      await pause.press('Enter');
      const resume = page.getByRole('button', { name: runs.work.resume, exact: true });
      await expect(resume).toBeVisible();
      await expect(page.getByText(runs.work.paused)).toBeVisible();
      await expectSound(page);
      await resume.press('Enter');
      await expect(pause).toBeVisible();
      await page.getByRole('button', { name: runs.work.cancelTitle, exact: true }).press('Enter');
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: runs.work.cancelTitle, exact: true })
        .press('Enter');
      await letGo();
      await expect(page.getByText(runs.result.cancelled)).toBeVisible({ timeout: 60_000 });
      await expectSound(page);
      // What the report says was moved has moved, and no one else.
      const runId = new URL(page.url()).searchParams.get('run') ?? '';
      const readReport = async () =>
        (await caller.get(`/api/v1/runs/${runId}`)).json<{ state: string; total: number; done: number }>();
      await expect.poll(async () => (await readReport()).done).toBe(await countIn('SALES'));
      const report = await readReport();
      expect(report).toMatchObject({ state: 'cancelled', total: many });
      expect(report.done).toBeLessThan(many);
      expect(await countIn('STORES')).toBe(many - report.done);
      await page.goto(at(`/console/runs?item=${runId}`));
      await expect(page.getByRole('heading', { level: 1 })).toContainText(sales);
      await expect(page.getByText(runs.result.cancelled)).toBeVisible();
      await expectSound(page);
    });

    test('STA-10 USR-10 a move is planned for tomorrow, shown in list and calendar, and made on its day', async ({
      watched: page,
    }) => {
      await enterAs(page, administrator, list('STRATEGY'), language);
      const rows = new SelectedRows(page, texts.shell.section);
      await rows.links.first().focus();
      await page.keyboard.press('Space');
      await page.getByRole('button', { name: texts.acts.acts.moveEmployees, exact: true }).press('Enter');
      await chooseDepartment(page, texts, sales);
      const before = (await countIn('STRATEGY')) ?? 0;
      await page.getByRole('radio', { name: texts.employment.when.dated }).check();
      const tomorrow = await findTomorrow();
      await page.getByRole('textbox', { name: texts.employment.when.day }).fill(tomorrow);
      await page.getByRole('textbox', { name: texts.acts.when.note }).fill('조직 개편');
      await check(page, texts);
      const confirm = confirmButton(page, runs.confirm.planned_one, 1, language);
      await expect(confirm).toBeVisible({ timeout: 60_000 });
      await confirm.press('Enter');
      const planned = filled(runs.result.planned_one, { number: 1 });
      await expect(page.getByText(planned)).toBeVisible({ timeout: 60_000 });
      expect(await countIn('STRATEGY')).toBe(before);

      await page.goto(at('/console/planned-changes'));
      const waiting = page.getByRole('row').filter({ hasText: plans.states.waiting });
      await expect(waiting).toHaveCount(1);
      await expect(waiting).toContainText(filled(plans.kindsTo.moveEmployee, { subject: sales }));
      await expectSound(page);
      await page.getByRole('tab', { name: plans.views.calendar }).click();
      await expect(page).toHaveURL(/view=calendar/);
      // Its month may be the next one.
      await page.goto(at(`/console/planned-changes?view=calendar&day=${tomorrow}`));
      const counted = filled(plans.calendar.day, { day: '', number: 1 }).trim();
      await expect(page.getByRole('gridcell').filter({ hasText: counted })).toHaveCount(1);
      await expectSound(page);

      await portal.product.moveClock(2 * daySeconds);
      await expect.poll(() => countIn('STRATEGY'), { timeout: 90_000 }).toBe(before - 1);
      await enterAs(page, administrator, at('/console/planned-changes?state=ended'), language);
      await expect(page.getByRole('row').filter({ hasText: plans.states.done })).toHaveCount(1);
    });
  });
}
