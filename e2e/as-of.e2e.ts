import pg from 'pg';
import type { Page } from '@playwright/test';
import { en as charts } from '../web/src/features/people/organisation-charts/messages/en.ts';
import { ko as koreanCharts } from '../web/src/features/people/organisation-charts/messages/ko.ts';
import { en } from '../web/src/features/views/as-of/messages/en.ts';
import { ko } from '../web/src/features/views/as-of/messages/ko.ts';
import { enterAs } from './support/accounts.ts';
import { sharedProduct } from './support/one-account.ts';
import { PortalProduct, type Account } from './support/portal-pages.ts';
import { walked } from './support/walked.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/watched-page.ts';

const portal = new PortalProduct();
test.describe.configure({ mode: 'serial' });
sharedProduct(portal);

const pad = (part: number) => String(part).padStart(2, '0');
/** A day of the company, so many days from today. */
function dayFrom(days: number): string {
  const day = new Date(Date.now() + 9 * 3_600_000 + days * 86_400_000);
  return `${day.getUTCFullYear()}-${pad(day.getUTCMonth() + 1)}-${pad(day.getUTCDate())}`;
}

/** Lets the company be a month old, with everything that happened until now a week ago: a journey cannot wait. */
async function setBack({ companyName }: Account) {
  const client = new pg.Client(portal.product.connection);
  await client.connect();
  try {
    const { rows } = await client.query<{ code: string }>(
      'select company_code as code from companies where name = $1',
      [companyName],
    );
    await client.query("select set_config('app.company_code', $1, false)", [rows[0]?.code]);
    await client.query(`
      update companies set created_at = created_at - interval '30 days' where name = '${companyName}';
      update people set created_at = created_at - interval '20 days', applied_at = applied_at - interval '20 days'
        where company_code = app_company();
      update history set changed_at = changed_at - interval '7 days' where company_code = app_company();
      update person_changes set changed_at = changed_at - interval '7 days' where company_code = app_company();
      update department_heads set created_at = created_at - interval '7 days' where company_code = app_company()`);
  } finally {
    await client.end();
  }
}

async function organisation() {
  const leader = await portal.newAccount();
  const colleague = await portal.newColleague(leader);
  const session = await portal.signInBeside(leader);
  const make = async (departmentCode: string, departmentName: string, englishDepartmentName: string) => {
    const names = { departmentName, englishDepartmentName, language: 'ko', parentDepartmentCode: 'TOP' };
    expect((await session.post('/api/v1/departments', { departmentCode, ...names })).status).toBe(200);
  };
  await make('SALES', '영업본부', 'Sales Division');
  await make('CARE', '고객지원팀', 'Customer Care');
  const personId = await portal.personIdOf(leader, colleague);
  const move = (departmentCode: string) =>
    session.post(`/api/v1/employees/${personId}/changes`, { change: { departmentCode } });
  expect((await move('SALES')).status).toBe(200);
  const heads = { personIds: [personId] };
  expect((await session.put('/api/v1/organisation/departments/SALES/heads', heads)).status).toBe(200);
  await setBack(leader);
  expect((await move('CARE')).status).toBe(200);
  expect((await session.put('/api/v1/organisation/departments/SALES/heads', { personIds: [] })).status).toBe(200);
  const body = { reason: 'personal', note: '', when: 'endOfDay', handovers: [] };
  expect((await session.post(`/api/v1/employees/${personId}/retirement`, body)).status).toBe(200);
  return { leader, colleague, personId };
}

const journeys = [
  ['ko', ko, koreanCharts, 1440],
  ['en', en, charts, 360],
  ['ko', ko, koreanCharts, 768],
] as const;
for (const [language, texts, chartTexts, width] of walked(journeys)) {
  test.describe(`the organisation as of a day, in ${language} at ${width}`, () => {
    test.use({ locale: language === 'ko' ? 'ko-KR' : 'en-US', viewport: { width, height: 800 } });

    test('STA-10 ACS-01 tree, chart and person are shown as of a past and a planned day, and return to today', async ({
      watched: page,
      awaitFaults,
    }) => {
      const { leader, personId } = await organisation();
      const [past, planned] = [dayFrom(-1), dayFrom(1)];
      await enterAs(page, leader, portal.at('/console/departments'), language);
      const day = page.getByRole('textbox', { name: texts.day });
      await day.fill(past);
      await expect(page).toHaveURL(new RegExp(`on=${past}`));
      await expectDay(page, texts.past);
      await page.getByRole('tree').getByRole('treeitem').nth(1).click();
      await expect(page).toHaveURL(/item=SALES/);
      await expect(page.getByRole('list', { name: texts.heads }).getByRole('button')).toHaveCount(1);
      await expectSound(page);
      await look(page, `departments-${language}-${width}`);
      await page.getByRole('list', { name: texts.heads }).getByRole('button').click();
      await expect(page).toHaveURL(new RegExp(`employees\\?item=${personId}&on=${past}`));
      await expect(page.getByRole('definition').first()).toHaveText(language === 'ko' ? '영업본부' : 'Sales Division');
      await expectSound(page);
      await look(page, `person-${language}-${width}`);
      await page.getByRole('button', { name: texts.back }).click();
      await expect(page).not.toHaveURL(/on=/);
      await page.goto(portal.at(`/portalapp/organisation?department=CARE&on=${planned}`));
      await expectDay(page, texts.planned);
      await expect(page.getByText(texts.nobody)).toBeVisible();
      await expectSound(page);
      await look(page, `chart-${language}-${width}`);
      await page.getByRole('button', { name: texts.back }).click();
      await expect(page.getByRole('list', { name: chartTexts.people })).toBeVisible();
      awaitFaults(/status of 400.*as-of/);
      await page.goto(portal.at(`/portalapp/organisation?on=${dayFrom(-40)}`));
      await expect(page.getByText(new RegExp(dayFrom(-30))).first()).toBeVisible();
    });
  });
}

async function expectDay(page: Page, text: string) {
  const [before = '', after = ''] = text.split('{{date}}');
  const escaped = [before, after].map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  await expect(page.getByRole('status').getByText(new RegExp(`^${escaped.join('.+')}$`))).toBeVisible();
}

async function expectSound(page: Page) {
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
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
