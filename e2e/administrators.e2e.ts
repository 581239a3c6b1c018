import type { Page } from '@playwright/test';
import { en as sharedEn } from '../contract/src/people/role-assignments/messages/en.ts';
import { ko as sharedKo } from '../contract/src/people/role-assignments/messages/ko.ts';
import { en } from '../web/src/features/people/role-assignments/messages/en.ts';
import { ko } from '../web/src/features/people/role-assignments/messages/ko.ts';
import { en as enAccess } from '../web/src/features/access/sign-in-policies/messages/en.ts';
import { ko as koAccess } from '../web/src/features/access/sign-in-policies/messages/ko.ts';
import { en as enDepartments } from '../web/src/features/organisation/departments/messages/en.ts';
import { ko as koDepartments } from '../web/src/features/organisation/departments/messages/ko.ts';
import { en as enInvitations } from '../web/src/features/joining/invitations/messages/en.ts';
import { ko as koInvitations } from '../web/src/features/joining/invitations/messages/ko.ts';
import { en as enProfiles } from '../web/src/features/views/profiles/messages/en.ts';
import { ko as koProfiles } from '../web/src/features/views/profiles/messages/ko.ts';
import { en as enTickets } from '../web/src/app/desk-ticket/messages/en.ts';
import { ko as koTickets } from '../web/src/app/desk-ticket/messages/ko.ts';
import { enterAs } from './support/accounts.ts';
import { AdministratorsPage } from './support/pages/administrators-page.ts';
import { sharedProduct } from './support/one-account.ts';
import { type Account, PortalProduct } from './support/portal-pages.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/watched-page.ts';
import { walked } from './support/walked.ts';

const portal = new PortalProduct();
test.describe.configure({ mode: 'serial' });
sharedProduct(portal);

const section = '/console/administrators';
const departments = { ko: koDepartments, en: enDepartments };
const access = { ko: koAccess, en: enAccess };
const invitations = { ko: koInvitations, en: enInvitations };
const tickets = { ko: koTickets, en: enTickets };
const undo = { ko: '실행 취소', en: 'Undo' };
const filled = (text: string, role: string) => text.replace('{{role}}', role);

async function expectSound(page: Page) {
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}

type Language = keyof typeof tickets;

/** Opens a person: a wrong ticket is refused by the popup, a right one finds the person. */
async function findByTicket(page: Page, person: Account, language: Language) {
  await page.goto(portal.at(`/console/employees#q=${person.loginId.split('@')[0]}`));
  const { title, go } = tickets[language];
  const asked = page.getByRole('dialog', { name: title });
  await asked.locator('[name=ticket]').fill('우리 창구');
  await asked.getByRole('button', { name: go }).click();
  await expect(asked.locator('[aria-invalid=true]')).toBeVisible();
  await expectSound(page);
  await asked.locator('[name=ticket]').fill('HD-2041');
  await asked.getByRole('button', { name: go }).click();
  await expect(asked).toHaveCount(0);
  await page.getByRole('link', { name: person.fullName }).first().press('Enter');
  await expect(page.getByRole('dialog').getByText(person.loginId).first()).toBeVisible();
  await expectSound(page);
}

/** Ends the ticket, which was asked for once, and reads on with the consent of the member; the log has looks by both. */
async function readOnByConsent(page: Page, leader: Account, language: Language) {
  await expectSound(page);
  const { title, go } = tickets[language];
  await page.getByRole('button', { name: /HD-2041/ }).click();
  const asked = page.getByRole('dialog', { name: title });
  await asked.getByRole('checkbox').check();
  await asked.getByRole('button', { name: go }).click();
  await expect(page.getByRole('table', { name: access[language].list.title })).toBeVisible();
  const beside = await portal.signInBeside(leader);
  const looks = async () => (await beside.get('/api/v1/records?kind=access&operation=list-company-sessions')).text;
  await expect.poll(async () => (await looks()).replaceAll(/[\s"{}]/g, '')).toContain('consent:true');
  expect(await looks()).toContain('HD-2041');
}

const journeys = [
  ['ko', { ...ko, ...sharedKo }, 1440],
  ['en', { ...en, ...sharedEn }, 360],
] as const;
for (const [language, texts, width] of walked(journeys)) {
  test.describe(`administrators, in ${language} at ${width}`, () => {
    test.use({ locale: language === 'ko' ? 'ko-KR' : 'en-US', viewport: { width, height: 800 } });

    const { closing } = language === 'ko' ? koProfiles : enProfiles;

    test('MEM-01 a second administrator is granted, shown with history, revoked and undone', async ({
      watched: page,
    }) => {
      const leader = await portal.newAccount();
      const colleague = await portal.newColleague(leader);
      await enterAs(page, leader, portal.at(section), language);
      await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
      await expect(page.getByText(texts.roles.representative).last()).toBeVisible();
      await expectSound(page);
      await page.getByRole('link', { name: texts.rights.title }).click();
      await expect(page.getByText('departments.create', { exact: true })).toBeVisible();
      await expectSound(page);
      await page.getByRole('link', { name: texts.title }).last().click();
      await new AdministratorsPage(page, texts).grant(colleague.loginId, 'administrator', () => expectSound(page));
      const panel = page.getByRole('dialog');
      await expect(panel.getByText(filled(texts.history.granted, texts.roles.administrator))).toBeVisible();
      await expectSound(page);
      const beside = await portal.signInBeside(colleague);
      expect((await beside.get('/api/v1/departments/TOP')).status).toBe(200);
      await panel.getByRole('button', { name: filled(texts.revoke, texts.roles.administrator) }).click();
      await expect(page.getByText(filled(texts.revoked, texts.roles.administrator))).toBeVisible();
      expect((await beside.get('/api/v1/departments/TOP')).status).toBe(403);
      // The toast of the grant offers its undo too.
      await page.getByRole('button', { name: undo[language] }).last().click();
      await expect.poll(async () => (await beside.get('/api/v1/departments/TOP')).status).toBe(200);
    });

    test('MEM-01 a service desk reads departments, helps people and ends sessions, and sees no other actions', async ({
      watched: page,
      awaitFaults,
    }) => {
      awaitFaults(/status of 403/);
      const leader = await portal.newAccount();
      const [desk, colleague] = [await portal.newColleague(leader), await portal.newColleague(leader)];
      await portal.grantBeside(leader, desk, 'serviceDesk');
      await enterAs(page, desk, portal.at('/console/departments'), language);
      await expect(page.getByRole('heading', { level: 1, name: departments[language].title })).toBeVisible();
      await expect(page.getByRole('button', { name: departments[language].add, exact: true })).toHaveCount(0);
      await expectSound(page);
      await findByTicket(page, colleague, language);
      await page.goto(portal.at('/console/access'));
      await expect(page.getByRole('table', { name: access[language].list.title })).toBeVisible();
      const network = page.getByRole('columnheader', { name: access[language].list.network, exact: true });
      await expect(network).toHaveCount(width < 640 ? 0 : 1); // a phone's rows have two lines, and no head
      await readOnByConsent(page, leader, language);
    });

    test('MEM-01 a manager invites and resends, sees no revocation, and opens only the pages of the role', async ({
      watched: page,
      awaitFaults,
    }) => {
      awaitFaults(/status of 403/);
      const says = invitations[language];
      const leader = await portal.newAccount();
      const manager = await portal.newColleague(leader);
      await portal.grantBeside(leader, manager, 'manager');
      await enterAs(page, manager, portal.at('/console/invitations'), language);
      await page.getByRole('button', { name: says.invite, exact: true }).first().click();
      const panel = page.getByRole('dialog');
      await panel.locator('input[type=email]').fill('saebom.yun@outside.example');
      await expectSound(page);
      await panel.getByRole('button', { name: says.form.send }).click();
      await expect(page.getByText(says.sent)).toBeVisible();
      await page.getByRole('link', { name: 'saebom.yun@outside.example' }).first().press('Enter');
      await expect(panel.getByRole('button', { name: says.resend, exact: true })).toBeVisible();
      await expect(panel.getByRole('button', { name: says.revoke, exact: true })).toHaveCount(0);
      await expectSound(page);
      await panel.getByRole('button', { name: says.resend, exact: true }).click();
      await expect(page.getByText(says.resent)).toBeVisible();
      await page.goto(portal.at(section));
      await expect(page.getByRole('main')).toBeVisible();
      await expect(page.getByRole('button', { name: texts.grant, exact: true })).toHaveCount(0);
      await expectSound(page);
    });

    test('MEM-01 a role manager sees the one section of the console and grants fewer roles', async ({
      watched: page,
    }) => {
      const leader = await portal.newAccount();
      const [manager, colleague] = [await portal.newColleague(leader), await portal.newColleague(leader)];
      await enterAs(page, leader, portal.at(section), language);
      await new AdministratorsPage(page, texts).grant(manager.loginId, 'membershipManager', () => expectSound(page));
      await page.context().clearCookies({ name: 'sid' });
      await enterAs(page, manager, portal.at('/console'), language);
      await expect(page).toHaveURL(portal.at(section));
      await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
      await new AdministratorsPage(page, texts).grant(colleague.loginId, 'manager', () => expectSound(page));
      // On a phone the panel stands over the list.
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await new AdministratorsPage(page, texts).openGrant();
      await expect(page.getByRole('dialog').getByRole('option', { name: texts.roles.administrator })).toHaveCount(0);
    });

    test('MEM-08 ACC-11 closing the account leads the company owner to the transfer: offered, and accepted by password', async ({
      watched: page,
    }) => {
      const leader = await portal.newAccount();
      const candidate = await portal.newColleague(leader);
      await enterAs(page, leader, portal.at('/portalapp/account/data'), language);
      await expect(page.getByRole('link', { name: closing.handOver })).toBeVisible();
      await expect(page.getByRole('button', { name: closing.open })).toHaveCount(0);
      await expectSound(page);
      await page.getByRole('link', { name: closing.handOver }).click();
      const panel = page.getByRole('dialog');
      await new AdministratorsPage(page, texts).choose(candidate.loginId);
      await panel.locator('input[type=password]').fill(leader.password);
      await expectSound(page);
      await panel.getByRole('button', { name: texts.handover.offer }).click();
      await expect(panel.getByRole('button', { name: texts.handover.withdraw })).toBeVisible();
      await expectSound(page);
      await page.context().clearCookies({ name: 'sid' });
      await enterAs(page, candidate, portal.at('/portalapp/account/handover'), language);
      await page.locator('input[type=password]').fill(candidate.password);
      await expectSound(page);
      await page.getByRole('button', { name: texts.handover.accept, exact: true }).click();
      await expect(page.getByText(texts.handover.accepted)).toBeVisible();
      await page.getByRole('link', { name: texts.title }).click();
      await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
    });
  });
}
