import type { Page } from '@playwright/test';
import { en as employmentEn } from '../web/src/features/people/employment/messages/en.ts';
import { ko as employmentKo } from '../web/src/features/people/employment/messages/ko.ts';
import { en as peopleEn } from '../web/src/features/people/people/messages/en.ts';
import { ko as peopleKo } from '../web/src/features/people/people/messages/ko.ts';
import { en as asOfEn } from '../web/src/features/views/as-of/messages/en.ts';
import { ko as asOfKo } from '../web/src/features/views/as-of/messages/ko.ts';
import { en as shellEn } from '../web/src/features/views/console/messages/en.ts';
import { ko as shellKo } from '../web/src/features/views/console/messages/ko.ts';
import { en as plansEn } from '../web/src/features/views/planned-changes/messages/en.ts';
import { ko as plansKo } from '../web/src/features/views/planned-changes/messages/ko.ts';
import { enterAs } from './support/accounts.ts';
import { portalWithOneAccount } from './support/one-account.ts';
import { filled } from './support/texts.ts';
import { walked } from './support/walked.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/watched-page.ts';

const { portal, at, account: administrator } = portalWithOneAccount();

const pad = (part: number) => String(part).padStart(2, '0');
/** A day of the company, so many days from today. */
function dayFrom(days: number): string {
  const day = new Date(Date.now() + 9 * 3_600_000 + days * 86_400_000);
  return `${day.getUTCFullYear()}-${pad(day.getUTCMonth() + 1)}-${pad(day.getUTCDate())}`;
}

/** A person who was moved, is on leave, will be moved again and retires. */
async function personWithPlans() {
  const colleague = await portal.newColleague(administrator);
  const caller = await portal.signInBeside(administrator);
  for (const [departmentCode, departmentName, englishDepartmentName] of [
    ['SALES', '영업본부', 'Sales Division'],
    ['CARE', '고객지원팀', 'Customer Care'],
  ]) {
    const names = { departmentName, englishDepartmentName, language: 'ko', parentDepartmentCode: 'TOP' };
    // Each journey asks for them.
    await caller.post('/api/v1/departments', { departmentCode, ...names });
  }
  const found = await caller.post('/api/v1/employees/search', { keyword: colleague.loginId.split('@')[0] ?? '' });
  const personId = found.json<{ items: { personId: string }[] }>().items[0]?.personId ?? '';
  const done = async (path: string, body: unknown) => {
    const answer = await caller.post(path, body);
    expect(answer.status, answer.text).toBe(200);
  };
  const plan = (dueOn: string, name: string, input: object, note: string) =>
    done('/api/v1/planned-changes', { dueOn, note, step: { name, input: { personId, ...input } } });
  await done(`/api/v1/employees/${personId}/changes`, { change: { departmentCode: 'SALES' } });
  await done(`/api/v1/employees/${personId}/leave`, { kind: 'childcare', note: '', from: null, until: dayFrom(10) });
  await plan(dayFrom(20), 'change-employee-place', { departmentCode: 'CARE' }, '조직 개편');
  const retirement = { reason: 'personal', note: '', when: 'now', handovers: 'proposed' };
  await plan(dayFrom(60), 'retire-person', retirement, '');
  return { colleague, personId };
}

const ways = [
  [
    'ko',
    1440,
    { employment: employmentKo, people: peopleKo, asOf: asOfKo, plans: plansKo, shell: shellKo, care: '고객지원팀' },
  ],
  [
    'en',
    360,
    { employment: employmentEn, people: peopleEn, asOf: asOfEn, plans: plansEn, shell: shellEn, care: 'Customer Care' },
  ],
  [
    'ko',
    768,
    { employment: employmentKo, people: peopleKo, asOf: asOfKo, plans: plansKo, shell: shellKo, care: '고객지원팀' },
  ],
] as const;

for (const [language, width, texts] of walked(ways)) {
  const { employment, people, asOf, plans } = texts;
  const move = filled(plans.kindsTo.moveEmployee, { subject: texts.care });

  test.describe(`the timeline, in ${language} at ${width}`, () => {
    const locale = language === 'ko' ? 'ko-KR' : 'en-US';
    test.use({ locale, viewport: { width, height: 900 } });

    test('STA-07 STA-10 ACS-01 planned, present and past of a person are one timeline; a change is moved and cancelled on it by keyboard', async ({
      watched: page,
    }) => {
      const { personId } = await personWithPlans();
      await enterAs(page, administrator, at(`/console/employees?item=${personId}&tab=history`), language);
      const planned = page.getByRole('region', { name: people.time.planned });
      const entries = planned.getByRole('listitem');
      // The latest at the top, the end of the leave among the planned changes.
      await expect(entries).toHaveCount(3);
      await expect(entries.nth(0)).toContainText(plans.kinds.retireEmployee);
      await expect(entries.nth(1)).toContainText(move);
      await expect(entries.nth(1)).toContainText('조직 개편');
      await expect(entries.nth(2)).toContainText(employment.coming.returns);
      const now = page.getByRole('region', { name: people.time.now });
      await expect(now).toContainText(people.states.onLeave);
      const past = page.getByRole('region', { name: people.time.past });
      await expect(past).toContainText(employment.story.leaveBegun);
      await expectSound(page);
      await look(page, `line-${language}-${width}`);

      const change = entries.nth(1).getByRole('button', { name: filled(plans.person.change, { change: move }) });
      await change.press('Enter');
      const popup = page.getByRole('dialog', { name: filled(plans.person.change, { change: move }) });
      await popup.getByRole('textbox', { name: plans.panel.dueOn }).fill(dayFrom(25));
      await expectSound(page);
      await look(page, `line-change-${language}-${width}`);
      await popup.getByRole('button', { name: plans.panel.save }).press('Enter');
      await expect(popup).toBeHidden();
      await expect(entries.nth(1).locator(`time[datetime="${dayFrom(25)}"]`)).toBeVisible();
      await expect(change).toBeFocused();

      const retirement = filled(plans.person.cancel, { change: plans.kinds.retireEmployee });
      await entries.nth(0).getByRole('button', { name: retirement }).press('Enter');
      await page.getByRole('alertdialog').getByRole('button', { name: plans.panel.cancel }).press('Enter');
      await expect(entries).toHaveCount(2);
      // The end of the leave has the act that ends it sooner.
      await entries.nth(1).getByRole('button', { name: employment.acts.return }).press('Enter');
      await expect(entries).toHaveCount(1);
      await expect(now).toContainText(people.states.inService);
      await expectSound(page);

      await entries.nth(0).getByRole('link').first().press('Enter');
      await expect(page).toHaveURL(new RegExp(`on=${dayFrom(25)}`));
      await expect(page.getByRole('definition').first()).toHaveText(texts.care);
      await expectSound(page);
      await look(page, `line-as-of-${language}-${width}`);
      await page.getByRole('button', { name: asOf.back }).press('Enter');
      await expect(planned).toBeVisible();
      await page.keyboard.press('Tab');
    });

    test('STA-07 the timeline shows a failure with a retry, and an empty state without plans', async ({
      watched: page,
      awaitFaults,
    }) => {
      const colleague = await portal.newColleague(administrator);
      awaitFaults(/planned-changes/, /status of 500/);
      await enterAs(page, administrator, at(`/console/employees#q=${colleague.loginId.split('@')[0]}`), language);
      await page.route('**/api/v1/planned-changes?**', (route) =>
        route.fulfill({ status: 500, contentType: 'application/json', body: '{}' }),
      );
      await page.locator('[data-row-link]').first().click();
      await page.getByRole('tab', { name: people.tabs.history }).click();
      const planned = page.getByRole('region', { name: people.time.planned });
      const again = planned.getByRole('button', { name: texts.shell.section.retry });
      await expect(again).toBeVisible();
      await expectSound(page);
      await look(page, `line-failed-${language}-${width}`);
      await page.unroute('**/api/v1/planned-changes?**');
      await again.press('Enter');
      await expect(planned.getByText(plans.person.none)).toBeVisible();
      await expectSound(page);
      await look(page, `line-empty-${language}-${width}`);
    });

    test('STA-10 a person reads announced changes in their account, without planner and reason', async ({
      watched: page,
    }) => {
      const { colleague } = await personWithPlans();
      await enterAs(page, colleague, at('/portalapp/account'), language);
      const own = page.getByRole('list', { name: plans.own.title });
      await expect(own.getByRole('listitem')).toHaveCount(2);
      await expect(own).toContainText(move);
      await expect(own).not.toContainText('조직 개편');
      await expectSound(page);
      await look(page, `account-${language}-${width}`);
    });

    test('STA-10 USR-01 the list of people is shown as of a day, filtered, and leads to a person as of it and back', async ({
      watched: page,
    }) => {
      const { personId } = await personWithPlans();
      await enterAs(page, administrator, at('/console/employees'), language);
      await page.getByRole('button', { name: people.time.list }).click();
      await expect(page).toHaveURL(/on=/);
      await page.getByRole('textbox', { name: asOf.day }).fill(dayFrom(61));
      await expect(page).toHaveURL(new RegExp(`on=${dayFrom(61)}`));
      const rows = page.locator('[data-row]');
      await expect(rows.filter({ hasText: asOf.states.retired }).first()).toBeVisible();
      await expectSound(page);
      await look(page, `list-${language}-${width}`);
      await page.getByRole('combobox', { name: new RegExp(`^${asOf.state}`) }).selectOption('onLeave');
      await expect(page.getByText(asOf.noneListed)).toBeVisible();
      await expectSound(page);
      await look(page, `list-empty-${language}-${width}`);
      await page.getByRole('button', { name: asOf.clear }).click();
      await page.getByRole('button', { name: `${asOf.department}: ${asOf.all}` }).click();
      await page.getByRole('dialog').getByRole('treeitem').filter({ hasText: texts.care }).click();
      await expect(page).toHaveURL(/department=CARE/);
      await expect(rows.filter({ hasNotText: texts.care })).toHaveCount(0);
      await expectSound(page);
      await look(page, `list-branch-${language}-${width}`);
      await page.goto(at(`/console/employees?on=${dayFrom(61)}&item=${personId}`));
      await expect(page.getByRole('definition').first()).toHaveText(texts.care);
      await expectSound(page);
      await look(page, `list-person-${language}-${width}`);
      await page.getByRole('button', { name: asOf.back }).click();
      await expect(page).not.toHaveURL(/on=/);
      await expect(page.getByRole('tab', { name: people.tabs.profile })).toBeVisible();
    });
  });
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
