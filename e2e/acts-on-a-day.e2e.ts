import type { Page, TestInfo } from '@playwright/test';
import { en as departmentsEn } from '../web/src/features/organisation/departments/messages/en.ts';
import { ko as departmentsKo } from '../web/src/features/organisation/departments/messages/ko.ts';
import { en as employmentEn } from '../web/src/features/people/employment/messages/en.ts';
import { ko as employmentKo } from '../web/src/features/people/employment/messages/ko.ts';
import { en as plansEn } from '../web/src/features/views/planned-changes/messages/en.ts';
import { ko as plansKo } from '../web/src/features/views/planned-changes/messages/ko.ts';
import { enterAs } from './support/accounts.ts';
import { portalWithOneAccount } from './support/one-account.ts';
import { LeavingPage } from './support/pages/leaving-page.ts';
import type { Account } from './support/portal-pages.ts';
import { filled } from './support/texts.ts';
import { walked } from './support/walked.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/watched-page.ts';

const departmentCodes = { ko: 'STORES', en: 'SHOPS' } as const;
const {
  portal,
  at,
  account: administrator,
} = portalWithOneAccount({
  isAlone: true,
  prepare: async (product, account) => {
    const caller = await product.signInBeside(account);
    const names = { departmentName: '매장운영실', englishDepartmentName: 'Store Operations', language: 'ko' };
    for (const departmentCode of Object.values(departmentCodes)) {
      const department = { departmentCode, ...names, parentDepartmentCode: 'TOP' };
      const answer = await caller.post('/api/v1/departments', department);
      expect(answer.status, answer.text).toBe(200);
    }
  },
});

/** A day from today, as fields have it. */
const dayLater = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const listOf = ({ loginId }: Account) => at(`/console/employees#q=${loginId.split('@')[0]}`);

async function personIdOf({ loginId }: Account): Promise<string> {
  const caller = await portal.signInBeside(administrator);
  const found = await caller.post('/api/v1/employees/search', { keyword: loginId.split('@')[0] });
  return found.json<{ items: { personId: string }[] }>().items[0]?.personId ?? '';
}

/** Plans a change beside the page. */
async function planBeside(name: string, input: object, days: number): Promise<void> {
  const caller = await portal.signInBeside(administrator);
  const answer = await caller.post('/api/v1/planned-changes', {
    step: { name, input },
    dueOn: dayLater(days),
    note: '',
  });
  expect(answer.status, answer.text).toBe(200);
}

const ways = [
  ['ko', 1440, 'light', { ...employmentKo, plans: plansKo, departments: departmentsKo }],
  ['en', 360, 'dark', { ...employmentEn, plans: plansEn, departments: departmentsEn }],
] as const;
interface Way {
  readonly language: 'ko' | 'en';
  readonly texts: (typeof ways)[number][3];
  /** Keeps a picture, and looks for what is cut off or cannot be reached. */
  readonly expectSound: (picture: string) => Promise<void>;
}

for (const [language, width, colorScheme, texts] of walked(ways)) {
  test.describe(`actions on one person on a day, in ${language} at ${width}`, () => {
    const locale = language === 'ko' ? 'ko-KR' : 'en-US';
    const refusedCalls = ['/api/v1/session', '/api/v1/departments/'];
    test.use({ locale, colorScheme, refusedCalls, viewport: { width, height: 900 } });
    const way = (page: Page, info: TestInfo) => ({
      language,
      texts,
      expectSound: async (picture: string) => {
        await page.screenshot({ path: info.outputPath(`${picture}.png`), fullPage: true });
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
      },
    });

    test('STA-10 STA-02 USR-13 one person is retired and locked on a date in separate dialogs; a refused change shows its reason until the cause is cancelled', async ({
      watched: page,
    }, info) => actsOfOne(page, way(page, info)));

    test('STA-04 STA-10 USR-08 a retired person is reinstated on a date; a planned leave shows kind and last day, and a running one its end', async ({
      watched: page,
    }, info) => leavesInTheList(page, way(page, info)));

    test('DEP-03 STA-10 a department named by planned changes is deleted after a notice and an agreement', async ({
      watched: page,
    }, info) => departmentThatGoes(page, way(page, info)));
  });
}

async function actsOfOne(page: Page, { language, texts, expectSound }: Way): Promise<void> {
  const person = await portal.newColleague(administrator);
  const personId = await personIdOf(person);
  await enterAs(page, administrator, listOf(person), language);
  const leaving = new LeavingPage(page, texts);
  await leaving.openPerson();
  await leaving.openFromMenu('retire');
  const sheet = leaving.sheet;
  await sheet.getByRole('radio', { name: new RegExp(`^${texts.when.dated}`) }).check();
  await leaving.choose('reason', 'personal');
  await sheet.getByRole('button', { name: texts.retire.submitDated, exact: true }).press('Enter');
  const day = sheet.getByRole('textbox', { name: texts.when.day });
  await expect(day).toHaveAttribute('aria-invalid', 'true');
  await day.fill(dayLater(10));
  await expect(sheet.getByText(texts.retire.datedLeft)).toBeVisible();
  await expectSound('retire');
  await sheet.getByRole('button', { name: texts.retire.submitDated, exact: true }).press('Enter');
  await expect(leaving.button(texts.retire.submitDated)).toHaveCount(0);

  await leaving.openFromMenu('suspend');
  await leaving.choose('reason', 'investigation');
  await leaving.sheet.getByText(texts.suspend.dated, { exact: true }).click();
  await leaving.sheet.getByRole('textbox', { name: texts.suspend.day }).fill(dayLater(15));
  await leaving.sheet.getByRole('radio', { name: new RegExp(`^${texts.when.dated}`) }).check();
  const on = leaving.sheet.getByRole('textbox', { name: texts.when.day });
  await on.fill(dayLater(20));
  const suspend = leaving.sheet.getByRole('button', { name: texts.acts.suspend, exact: true });
  await suspend.press('Enter');
  // It would end before it begins.
  const end = leaving.sheet.getByRole('textbox', { name: texts.suspend.day });
  await expect(end).toHaveAttribute('aria-invalid', 'true');
  await expectSound('suspend-error');
  await end.fill(dayLater(30));
  await suspend.press('Enter');
  const refused = page.getByRole('alertdialog');
  await expect(refused.getByText(texts.when.refused)).toBeVisible();
  await expectSound('refused');
  await refused.getByRole('button').last().press('Enter');

  await page.goto(at(`/console/planned-changes?person=${personId}`));
  await expect(page.getByText(texts.plans.states.stopped, { exact: true })).toHaveCount(1);
  await expectSound('plans');
  const rows = page.locator('[data-row-link]');
  await rows.last().click();
  await expect(page.getByRole('dialog').getByText(texts.plans.panel.stopped)).toBeVisible();
  await expectSound('plan');
  await page.keyboard.press('Escape');
  await rows.first().click();
  await page.getByRole('dialog').getByRole('button', { name: texts.plans.panel.cancel, exact: true }).press('Enter');
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: texts.plans.panel.cancel, exact: true })
    .press('Enter');
  await expect(page.getByText(texts.plans.states.stopped, { exact: true })).toHaveCount(0);
  await expect(rows).toHaveCount(1);
}

async function leavesInTheList(page: Page, { language, texts, expectSound }: Way): Promise<void> {
  const [left, away, leaver] = [
    await portal.newColleague(administrator),
    await portal.newColleague(administrator),
    await portal.newColleague(administrator),
  ];
  const caller = await portal.signInBeside(administrator);
  const post = async (account: Account, path: string, body: object) => {
    const answer = await caller.post(`/api/v1/employees/${await personIdOf(account)}/${path}`, body);
    expect(answer.status, answer.text).toBe(200);
  };
  await post(left, 'retirement', { reason: 'personal', note: '', when: 'now', handovers: [] });
  await post(away, 'leave', { kind: 'sick', note: '', from: null, until: dayLater(12) });
  const leave = { personId: await personIdOf(leaver), kind: 'childcare', note: '', until: dayLater(40) };
  await planBeside('put-on-leave', leave, 8);
  await enterAs(page, administrator, listOf(left), language);
  const leaving = new LeavingPage(page, texts);
  await leaving.openPerson();
  await leaving.button(texts.acts.reinstate).first().click();
  await leaving.sheet.getByRole('radio', { name: new RegExp(`^${texts.when.dated}`) }).check();
  await leaving.sheet.getByRole('textbox', { name: texts.when.day }).fill(dayLater(5));
  await expectSound('reinstate');
  await leaving.sheet.getByRole('button', { name: texts.acts.reinstate, exact: true }).press('Enter');
  await expect(page.getByRole('radio', { name: new RegExp(`^${texts.when.dated}`) })).toHaveCount(0);

  await page.goto(at('/console/planned-changes'));
  const list = page.getByRole('main');
  await expect(list).toContainText(texts.reasons.childcare);
  await expect(list).toContainText(texts.plans.kinds.returnFromLeave);
  await expectSound('leaves');
  await page.goto(at(`/console/planned-changes?person=${await personIdOf(away)}`));
  await page.locator('[data-row-link]').click();
  await expect(page.getByRole('dialog').getByText(texts.plans.panel.leaveEnd)).toBeVisible();
  await expectSound('leave-end');
}

async function departmentThatGoes(page: Page, { language, texts, expectSound }: Way): Promise<void> {
  const departmentCode = departmentCodes[language];
  const person = await portal.newColleague(administrator);
  await planBeside('change-employee-place', { personId: await personIdOf(person), departmentCode }, 6);
  await enterAs(page, administrator, at(`/console/departments?item=${departmentCode}`), language);
  const remove = page.getByRole('button', { name: texts.departments.delete, exact: true });
  await remove.press('Enter');
  const ask = page.getByRole('alertdialog');
  await expect(ask.getByText(filled(texts.departments.deletePlanned_one, { number: 1 }))).toBeVisible();
  await expectSound('ask');
  await page.keyboard.press('Escape');
  await expect(remove).toBeVisible();
  await remove.press('Enter');
  await ask.getByRole('button', { name: texts.departments.deletePlannedOk, exact: true }).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto(at('/console/planned-changes?state=ended'));
  await expect(page.getByText(texts.plans.states.cancelled, { exact: true }).first()).toBeVisible();
}
