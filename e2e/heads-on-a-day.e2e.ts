import pg from 'pg';
import { daySeconds } from '../contract/src/kernel/durations.ts';
import { en as asOfEn } from '../web/src/features/views/as-of/messages/en.ts';
import { ko as asOfKo } from '../web/src/features/views/as-of/messages/ko.ts';
import { en } from '../web/src/features/people/organisation-charts/messages/en.ts';
import { ko } from '../web/src/features/people/organisation-charts/messages/ko.ts';
import { en as plansEn } from '../web/src/features/views/planned-changes/messages/en.ts';
import { ko as plansKo } from '../web/src/features/views/planned-changes/messages/ko.ts';
import { enterAs } from './support/accounts.ts';
import { portalWithOneAccount } from './support/one-account.ts';
import { walked } from './support/walked.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/watched-page.ts';

const journeys = [
  ['ko', { charts: ko, plans: plansKo, asOf: asOfKo }, 1440, 'light'],
  ['en', { charts: en, plans: plansEn, asOf: asOfEn }, 360, 'dark'],
] as const;
for (const [language, { charts, plans, asOf }, width, colorScheme] of walked(journeys)) {
  test.describe(`heads of a department on a day, in ${language} at ${width}`, () => {
    test.use({
      locale: language === 'ko' ? 'ko-KR' : 'en-US',
      viewport: { width, height: 900 },
      colorScheme,
      refusedCalls: ['/api/v1/session'],
    });
    // A product of its own: its clock is moved.
    const {
      portal,
      at,
      account: administrator,
    } = portalWithOneAccount({
      isAlone: true,
      prepare: async (product, account) => {
        const caller = await product.signInBeside(account);
        const names = { departmentName: '영업본부', englishDepartmentName: 'Sales Division', language: 'ko' };
        const body = { departmentCode: 'SALES', ...names, parentDepartmentCode: 'TOP', beforeDepartmentCode: '' };
        expect((await caller.post('/api/v1/departments', body)).status).toBe(200);
      },
    });

    /** Tomorrow by the product's clock and the company's zone, and what it counts as heads now. */
    async function asked() {
      const client = new pg.Client(portal.product.connection);
      await client.connect();
      try {
        const { rows } = await client.query<{ tomorrow: string; heads: number }>(
          `select to_char(app_now() at time zone 'Asia/Seoul' + interval '1 day', 'YYYY-MM-DD') as tomorrow,
             (select count(*)::integer from department_heads) as heads`,
        );
        return rows[0] ?? { tomorrow: '', heads: 0 };
      } finally {
        await client.end();
      }
    }

    test('DEP-05 STA-10 ACS-01 a head is planned for tomorrow by keyboard, shown in planned changes and in the chart of that day, and in office from then on', async ({
      watched: page,
    }, info) => {
      const expectSound = async (picture: string) => {
        await page.screenshot({ path: info.outputPath(`${picture}.png`), fullPage: true });
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
      };
      const colleague = await portal.newColleague(administrator);
      const { tomorrow } = await asked();
      const department = language === 'ko' ? '영업본부' : 'Sales Division';
      await enterAs(page, administrator, at('/console/departments?item=SALES'), language);
      const opener = page.getByRole('button', { name: charts.heads.change, exact: true });
      await expect(page.getByText(charts.heads.none)).toBeVisible();
      await expectSound('department');
      await opener.press('Enter');
      const popup = page.getByRole('dialog', { name: charts.heads.change });
      const search = popup.getByRole('combobox', { name: charts.heads.add });
      await search.fill(colleague.loginId);
      await page.getByRole('listbox').getByRole('option', { name: colleague.loginId }).waitFor();
      await search.press('Enter');
      await expect(popup.getByRole('list', { name: charts.heads.title })).toContainText(colleague.loginId);
      await popup.getByRole('radio', { name: charts.heads.when.dated }).check();
      // Without a day it is not sent.
      await popup.getByRole('button', { name: charts.save, exact: true }).press('Enter');
      const day = popup.getByRole('textbox', { name: charts.heads.when.day });
      await expect(day).toHaveAttribute('aria-invalid', 'true');
      await expectSound('popup-error');
      await day.fill(tomorrow);
      await popup.getByRole('textbox', { name: charts.heads.when.note }).fill('조직 개편');
      await expectSound('popup');
      await popup.getByRole('button', { name: charts.save, exact: true }).press('Enter');
      await expect(popup).toBeHidden();
      const said = charts.heads.planned.split('{{day}}').map((part) => part.replaceAll('.', String.raw`\.`));
      await expect(page.getByText(new RegExp(`^${said.join('.+')}$`))).toBeVisible();
      await expect(page.getByText(charts.heads.none)).toBeVisible();
      await expectSound('planned');
      expect((await asked()).heads).toBe(0);

      await page.goto(at('/console/planned-changes'));
      const waiting = page.getByRole('row').filter({ hasText: plans.states.waiting });
      await expect(waiting).toHaveCount(1);
      await expect(waiting).toContainText(department);
      await expectSound('plans');

      await page.goto(at(`/portalapp/organisation?department=SALES&on=${tomorrow}`));
      await expect(page.getByRole('list', { name: asOf.heads }).getByRole('button')).toHaveCount(1);
      await expectSound('chart-tomorrow');

      await portal.product.moveClock(2 * daySeconds);
      await expect.poll(async () => (await asked()).heads, { timeout: 90_000 }).toBe(1);
      await enterAs(page, administrator, at('/portalapp/organisation?department=SALES'), language);
      await expect(page.getByRole('list', { name: charts.heads.title }).getByRole('button')).toHaveCount(1);
      await expectSound('chart');
      await page.goto(at('/console/planned-changes?state=ended'));
      await expect(page.getByRole('row').filter({ hasText: plans.states.done })).toHaveCount(1);
    });
  });
}
