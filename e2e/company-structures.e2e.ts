import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import pg from 'pg';
import { en as sharedEn } from '../contract/src/company-life/company-structures/messages/en.ts';
import { ko as sharedKo } from '../contract/src/company-life/company-structures/messages/ko.ts';
import { en as tieFieldsEn } from '../contract/src/access/linked-accounts/messages/en.ts';
import { ko as tieFieldsKo } from '../contract/src/access/linked-accounts/messages/ko.ts';
import { en as appEn } from '../web/src/app/messages/en.ts';
import { ko as appKo } from '../web/src/app/messages/ko.ts';
import { en } from '../web/src/features/company-life/company-structures/messages/en.ts';
import { ko } from '../web/src/features/company-life/company-structures/messages/ko.ts';
import { en as tiesEn } from '../web/src/features/access/linked-accounts/messages/en.ts';
import { ko as tiesKo } from '../web/src/features/access/linked-accounts/messages/ko.ts';
import { enterAs } from './support/accounts.ts';
import { sharedProduct } from './support/one-account.ts';
import { type Account, PortalProduct } from './support/portal-pages.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/watched-page.ts';
import { walked } from './support/walked.ts';

const portal = new PortalProduct();
test.describe.configure({ mode: 'serial' });
sharedProduct(portal);
const section = '/console/company-structure';

async function expectSound(page: Page) {
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}

async function codeOf(account: Account): Promise<string> {
  const caller = await portal.signInBeside(account);
  const { companyCode } = (await caller.get('/api/v1/session')).json<{ companyCode: string }>();
  return companyCode;
}

/** Creates a group with its leading company, as the operator's page does in journeys of its own. */
async function makeGroup(headCode: string) {
  const client = new pg.Client(portal.product.connection);
  await client.connect();
  const code = `G${randomUUID().replaceAll('-', '').slice(0, 8)}`.toUpperCase();
  const made = `insert into company_structures (structure_code, head_code, name, english_name)
    values ($1, $2, '한빛그룹', 'Hanbit Group')`;
  await client.query(made, [code, headCode]);
  await client.query('insert into structure_members (company_code, structure_code) values ($1, $2)', [headCode, code]);
  await client.end();
}

const filled = (text: string, values: Readonly<Record<string, string>>) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_whole, name: string) => values[name] ?? '');

const journeys = [
  ['ko', { ...ko, tie: tiesKo, account: appKo.account, fields: { ...sharedKo.fields, ...tieFieldsKo.fields } }, 1440],
  ['en', { ...en, tie: tiesEn, account: appEn.account, fields: { ...sharedEn.fields, ...tieFieldsEn.fields } }, 360],
] as const;
for (const [language, texts, width] of walked(journeys)) {
  test.describe(`a company group, in ${language} at ${width}`, () => {
    const look = { locale: language === 'ko' ? 'ko-KR' : 'en-US', viewport: { width, height: 800 } };
    test.use(look);
    const { tie } = texts;
    let leader: Account;
    let other: Account;

    const confirm = (page: Page, { password }: Account) =>
      page.getByRole('dialog').locator('[name=password]').fill(password);
    const press = (page: Page, name: string) =>
      page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

    test('DEP-06 a company without a group reads the way to join one', async ({ watched: page }) => {
      leader = await portal.newAccount();
      other = await portal.newAccount();
      await enterAs(page, leader, portal.at(section), language);
      await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
      await expect(page.getByText(texts.empty)).toBeVisible();
      await expect(page.getByText(texts.emptyText)).toBeVisible();
      await expect(page.getByRole('button', { name: texts.invite })).toHaveCount(0);
      await expectSound(page);
    });

    test('DEP-06 one company invites another, which accepts in its own browser', async ({
      watched: page,
      newContext,
    }) => {
      await makeGroup(await codeOf(leader));
      const otherCode = await codeOf(other);
      await enterAs(page, leader, portal.at(section), language);
      await page.getByRole('button', { name: texts.invite }).click();
      await page.getByLabel(texts.companyCode).fill(otherCode);
      await confirm(page, leader);
      await expectSound(page);
      await press(page, texts.send);
      await expect(page.getByText(texts.sent)).toBeVisible();
      const context = await newContext(look);
      const beside = await context.newPage();
      await enterAs(beside, other, portal.at(section), language);
      await expect(beside.getByText(texts.offers)).toBeVisible();
      await expectSound(beside);
      await beside.getByRole('button', { name: texts.accept, exact: true }).click();
      await confirm(beside, other);
      await expectSound(beside);
      await press(beside, texts.accept);
      await expect(beside.getByText(texts.accepted.join)).toBeVisible();
      await expect(beside.getByRole('rowheader')).toHaveCount(2);
      await page.reload();
      await expect(page.getByRole('rowheader', { name: other.companyName })).toBeVisible();
      // What happened stands below, with who did it.
      for (const happened of [texts.history.events.joinOffered, texts.history.events.joined]) {
        await expect(page.getByText(happened, { exact: true })).toBeVisible();
      }
      await expect(page.getByText(texts.history.otherCompany)).toBeVisible();
      await expectSound(page);
    });

    test('MEM-04 a group administrator is invited, accepts, changes company by keyboard and is removed', async ({
      watched: page,
      newContext,
      awaitFaults,
    }) => {
      awaitFaults(/status of 401/);
      const context = await newContext(look);
      const beside = await context.newPage();
      await enterAs(beside, other, portal.at(section), language);
      await beside.getByRole('button', { name: tie.invite }).click();
      await beside.getByLabel(texts.fields.askedLoginId).fill(leader.loginId);
      await confirm(beside, other);
      await expectSound(beside);
      await press(beside, tie.send);
      await expect(beside.getByRole('rowheader', { name: leader.loginId })).toBeVisible();
      await enterAs(page, leader, portal.at(section), language);
      await page
        .getByRole('button', { name: filled(tie.actOn, { action: tie.accept, person: leader.loginId }) })
        .click();
      await expectSound(page);
      await confirm(page, leader);
      await press(page, tie.accept);
      // The other company's job makes the person.
      const toOther = filled(texts.account.changeTo, { company: other.companyName });
      const companies = page.getByRole('button', { name: leader.companyName }).first();
      await expect(async () => {
        await page.reload();
        await expect(companies).toBeVisible({ timeout: 2_000 });
      }).toPass();
      await companies.focus();
      await page.keyboard.press('Enter');
      const list = page.getByRole('group', { name: texts.account.companies });
      await expect(list.getByRole('button')).toHaveCount(2);
      await expectSound(page);
      await list.getByRole('button', { name: toOther }).focus();
      await page.keyboard.press('Enter');
      await page.waitForURL('**/console');
      await page.goto(portal.at(section));
      await expect(page.getByRole('rowheader', { name: leader.loginId })).toBeVisible();
      await expect(page.getByRole('button', { name: other.companyName }).first()).toBeVisible();
      await expectSound(page);
      // And back to the first company, in which the same person goes on.
      await page.getByRole('button', { name: other.companyName }).first().click();
      const toFirst = filled(texts.account.changeTo, { company: leader.companyName });
      await page.getByRole('group', { name: texts.account.companies }).getByRole('button', { name: toFirst }).click();
      await page.waitForURL('**/console');
      await page.goto(portal.at(section));
      await expect(page.getByRole('button', { name: leader.companyName }).first()).toBeVisible();
      await page.getByRole('button', { name: leader.companyName }).first().click();
      await page.getByRole('group', { name: texts.account.companies }).getByRole('button', { name: toOther }).click();
      await page.waitForURL('**/console');
      await page.goto(portal.at(section));
      await expect(page.getByRole('rowheader', { name: leader.loginId })).toBeVisible();
      await beside.reload();
      const removing = filled(tie.actOn, { action: tie.remove, person: leader.loginId });
      await beside.getByRole('button', { name: removing }).click();
      await beside.getByRole('alertdialog').getByRole('button', { name: tie.remove, exact: true }).click();
      await expect(beside.getByText(tie.removed)).toBeVisible();
      // Where the session was it is no more.
      await page.reload();
      await page.waitForURL('**/loginapp**');
    });
  });
}
