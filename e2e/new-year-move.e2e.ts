import type { Page } from '@playwright/test';
import pg from 'pg';
import { en as asOfEn } from '../web/src/features/views/as-of/messages/en.ts';
import { ko as asOfKo } from '../web/src/features/views/as-of/messages/ko.ts';
import { en as employmentEn } from '../web/src/features/people/employment/messages/en.ts';
import { ko as employmentKo } from '../web/src/features/people/employment/messages/ko.ts';
import { en as actsEn } from '../web/src/features/people/people/selection/messages/en.ts';
import { ko as actsKo } from '../web/src/features/people/people/selection/messages/ko.ts';
import { en as shellEn } from '../web/src/features/views/console/messages/en.ts';
import { ko as shellKo } from '../web/src/features/views/console/messages/ko.ts';
import { en as runsEn } from '../web/src/features/views/runs/messages/en.ts';
import { ko as runsKo } from '../web/src/features/views/runs/messages/ko.ts';
import { enterAs } from './support/accounts.ts';
import { portalWithOneAccount } from './support/one-account.ts';
import { SelectedRows } from './support/pages/selected-rows.ts';
import type { PortalProduct } from './support/portal-pages.ts';
import { filled } from './support/texts.ts';
import { walked } from './support/walked.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/watched-page.ts';

const moved = 40;
const departments = { SALES: ['영업본부', 'Sales Division'], GROWTH: ['성장본부', 'Growth Division'] } as const;

/** The next new year that is some days ahead: a change is planned for a later day. */
const year = new Date(Date.now() + 9 * 3_600_000 + 3 * 86_400_000).getUTCFullYear() + 1;
const [retirementDay, moveDay, dayAfter] = [`${year - 1}-12-31`, `${year}-01-01`, `${year}-01-02`];

async function connected<T>({ product }: PortalProduct, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(product.connection);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** A company of its own, whose clock is moved: forty people in one department, two on leave, one about to retire. */
function companyOfForty() {
  const ids: string[] = [];
  const started = portalWithOneAccount({
    isAlone: true,
    prepare: async (portal, account) => {
      const caller = await portal.signInBeside(account);
      const done = async (path: string, body: unknown) => {
        const answer = await caller.post(path, body);
        expect(answer.status, answer.text).toBe(200);
      };
      for (const [departmentCode, [departmentName, englishDepartmentName]] of Object.entries(departments)) {
        const names = { departmentName, englishDepartmentName, language: 'ko' };
        await done('/api/v1/departments', { departmentCode, ...names, parentDepartmentCode: 'TOP' });
      }
      ids.push(...(await connected(portal, plant)));
      const [one = '', two = '', leaver = ''] = ids;
      for (const personId of [one, two]) {
        await done(`/api/v1/employees/${personId}/leave`, { kind: 'childcare', note: '', from: null, until: null });
      }
      const retirement = { personId: leaver, reason: 'personal', note: '', when: 'now', handovers: 'proposed' };
      await done('/api/v1/planned-changes', {
        dueOn: retirementDay,
        note: '',
        step: { name: 'retire-person', input: retirement },
      });
    },
  });
  const countIn = (departmentCode: string) =>
    connected(started.portal, async (client) => {
      const { rows } = await client.query<{ count: number }>(
        `select count(*)::integer as count from people where department_code = $1`,
        [departmentCode],
      );
      return rows[0]?.count;
    });
  const countRetired = () =>
    connected(started.portal, async (client) => {
      const { rows } = await client.query<{ count: number }>(
        `select count(*)::integer as count from people where employment_status = 'R' and closed_at is null`,
      );
      return rows[0]?.count;
    });
  return { ...started, countIn, countRetired };
}

/** Moves the clock of the product to the noon of one day after the other; answers how many seconds it is ahead. */
function clockOf({ product }: PortalProduct): (day: string) => Promise<number> {
  let ahead = 0;
  return async (day) => {
    const wanted = untilNoonOf(day);
    await product.moveClock(wanted - ahead);
    ahead = wanted;
    return ahead;
  };
}

/** People at work in the old department; no call makes an account that its person has taken in a moment. */
async function plant(client: pg.Client): Promise<string[]> {
  await client.query('begin');
  await client.query('set local session_replication_role = replica');
  const { rows } = await client.query<{ id: string }>(
    `insert into people (company_code, person_id, login_id, surname, given_name, full_name, english_name, language,
       residence_country, time_zone, is_confirmed, applied_at, department_code)
     select company_code, new_id(), 'forty' || n || '@people.example', '한', n::text, '한' || n, 'Han ' || n,
       'ko', 'KR', 'Asia/Seoul', true, app_now(), 'SALES'
     from generate_series(1, $1::integer) n, (select company_code from departments where department_code = 'SALES') of
     returning person_id as id`,
    [moved],
  );
  await client.query('commit');
  await client.query('analyze people');
  return rows.map(({ id }) => id);
}

/** Seconds until noon of a day in Seoul, by the machine's clock. */
const untilNoonOf = (day: string) => Math.round((Date.parse(`${day}T12:00:00+09:00`) - Date.now()) / 1000);

async function expectSound(page: Page) {
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}

const ways = [
  [
    'ko',
    1440,
    'what was planned',
    { acts: actsKo, employment: employmentKo, asOf: asOfKo, runs: runsKo, shell: shellKo },
  ],
  ['en', 360, 'the day', { acts: actsEn, employment: employmentEn, asOf: asOfEn, runs: runsEn, shell: shellEn }],
] as const;
type Texts = (typeof ways)[number][3];

for (const [language, width, takes, texts] of walked(ways)) {
  test.describe(`a move at the new year, in ${language} at ${width}`, () => {
    const locale = language === 'ko' ? 'ko-KR' : 'en-US';
    test.use({ locale, refusedCalls: ['/api/v1/session'], viewport: { width, height: 900 } });
    const { portal, at, account: administrator, countIn, countRetired } = companyOfForty();
    const [old, fresh] = [departments.SALES, departments.GROWTH].map((names) => names[language === 'ko' ? 0 : 1]) as [
      string,
      string,
    ];
    const treeOn = async (page: Page, day: string) => {
      await page.goto(at(`/console/departments?on=${day}`));
      await expect(page.getByRole('tree')).toBeVisible();
    };

    test('STA-10 USR-09 USR-10 BLK-09 forty people move on 1 January by one action, previewed, carried out, and undone by one action', async ({
      watched: page,
      newContext,
    }) => {
      test.slow();
      await enterAs(page, administrator, at('/console/employees?department=SALES&sort=loginId'), language);
      await planMoveOfAll(page, texts, fresh);
      expect(await countIn('SALES')).toBe(moved);

      // Before it happens: the one who retires on the eve is not among them, the two on leave are.
      await treeOn(page, dayAfter);
      await expectCounts(page, texts, { [old]: 0, [fresh]: moved - 1 });
      await expectSound(page);
      await look(page, `new-year-${language}-${width}`);
      await treeOn(page, retirementDay);
      await expectCounts(page, texts, { [old]: moved - 1, [fresh]: 0 });
      await page.goto(at(`/console/employees?on=${dayAfter}&department=GROWTH&state=onLeave`));
      await expect(page.locator('[data-row]')).toHaveCount(2);
      await page.goto(at(`/console/employees?on=${dayAfter}&department=SALES&state=retired`));
      await expect(page.locator('[data-row]')).toHaveCount(1);
      await expectSound(page);

      // Day by day, as it passes: what is carried out is dated with the day on which it was.
      const toDay = clockOf(portal);
      await toDay(retirementDay);
      await expect.poll(countRetired, { timeout: 120_000 }).toBe(1);
      await toDay(moveDay);
      await expect.poll(() => countIn('GROWTH'), { timeout: 120_000 }).toBe(moved - 1);
      const ahead = await toDay(dayAfter);
      const later = await (await newContext({ locale, viewport: { width, height: 900 } })).newPage();
      await later.clock.install({ time: Date.now() + ahead * 1000 });
      await enterAs(later, administrator, at(`/console/departments?on=${dayAfter}`), language);
      await expectCounts(later, texts, { [old]: 0, [fresh]: moved - 1 });
      await later.goto(at(`/console/departments?on=${retirementDay}`));
      await expectCounts(later, texts, { [old]: moved - 1, [fresh]: 0 });

      // One act takes the day back, or what the first act had planned; who retired before it stays so.
      await later.goto(at('/console/runs'));
      const listed = later.locator('[data-row-link]');
      await (takes === 'the day' ? listed.first() : listed.last()).click();
      const undo = later.getByRole('button', { name: texts.runs.result.undo, exact: true });
      await undo.press('Enter');
      await later
        .getByRole('alertdialog')
        .getByRole('button', { name: texts.runs.result.undo, exact: true })
        .press('Enter');
      await expect.poll(() => countIn('GROWTH'), { timeout: 120_000 }).toBe(0);
      expect(await countIn('SALES')).toBe(moved);
      await expectSound(later);
      await look(later, `new-year-undone-${language}-${width}`);
      await later.goto(at(`/console/departments?on=${dayAfter}`));
      await expectCounts(later, texts, { [old]: moved - 1, [fresh]: 0 });
    });
  });
}

/** Selects all that the list finds, and plans their move for the new year. */
async function planMoveOfAll(page: Page, texts: Texts, department: string): Promise<void> {
  const rows = new SelectedRows(page, texts.shell.section);
  await rows.links.first().focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: filled(texts.shell.section.selectAllFound, { count: moved }) }).press('Enter');
  await rows.expectSelected(moved);
  await page.getByRole('button', { name: texts.acts.acts.moveEmployees, exact: true }).press('Enter');
  const field = page.getByRole('combobox', { name: texts.acts.value.department });
  await field.fill(department);
  const found = page.locator('[role=listbox]:not([aria-busy])').getByRole('option');
  await expect(found).toHaveText([new RegExp(department)]);
  await field.press('ArrowDown');
  await field.press('Enter');
  await page.getByRole('radio', { name: texts.employment.when.dated }).check();
  await page.getByRole('textbox', { name: texts.employment.when.day }).fill(moveDay);
  await page.getByRole('button', { name: texts.acts.check, exact: true }).press('Enter');
  const confirm = page.getByRole('button', {
    name: filled(texts.runs.confirm.planned_other, { number: moved }),
    exact: true,
  });
  await expect(confirm).toBeVisible({ timeout: 60_000 });
  await expectSound(page);
  await look(page, `new-year-preview-${department}`);
  await confirm.press('Enter');
  const planned = filled(texts.runs.result.planned_other, { number: moved });
  await expect(page.getByText(planned)).toBeVisible({ timeout: 60_000 });
}

/** The numbers that the tree of a day has beside its departments. */
async function expectCounts(page: Page, { asOf }: Texts, counts: Readonly<Record<string, number>>): Promise<void> {
  const tree = page.getByRole('tree', { name: asOf.departments });
  for (const [department, count] of Object.entries(counts)) {
    const text = new RegExp(count === 0 ? `^${department}\\D*0?\\D*$` : `^${department}\\D*${count}\\D*$`);
    await expect(tree.getByRole('treeitem').filter({ hasText: department })).toHaveText(text);
  }
}

async function look(page: Page, name: string) {
  const folder = process.env['LOOK'];
  if (!folder) return;
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.waitForTimeout(400);
    await page.screenshot({ path: `${folder}/${name}-${colorScheme}.png` });
  }
  await page.emulateMedia({ colorScheme: 'light' });
}
