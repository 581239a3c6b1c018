import type { Page } from '@playwright/test';
import { en as sharedEn } from '../contract/src/people/role-assignments/messages/en.ts';
import { ko as sharedKo } from '../contract/src/people/role-assignments/messages/ko.ts';
import { en as groupsEn } from '../web/src/features/company-life/company-structures/messages/en.ts';
import { ko as groupsKo } from '../web/src/features/company-life/company-structures/messages/ko.ts';
import { en } from '../web/src/features/views/operators/messages/en.ts';
import { ko } from '../web/src/features/views/operators/messages/ko.ts';
import { enterAs } from './support/accounts.ts';
import { Caller } from './support/caller.ts';
import { type Account, PortalProduct } from './support/portal-pages.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/watched-page.ts';
import { walked } from './support/walked.ts';

const portal = new PortalProduct();
const operator = { loginId: 'sol@platform.example', password: 'a yard of quiet stones' };
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  // The second factor has journeys of its own.
  const properties = {
    'policy.second_factor': 'optional',
    'signup.per_address_hour': 1000,
    'otp.sends_per_address_ten_minutes': 1000,
  };
  await portal.product.start({ SMTP_URL: '', SMS_GATEWAY_URL: '' }, [], properties);
  const printed = () => /token \(1 hour\): +(\S+)/.exec(portal.product.output)?.[1] ?? '';
  await expect.poll(printed).not.toBe('');
  const token = printed();
  const { password } = operator;
  const person = { token, ...operator, surname: 'Sol', givenName: 'Hana', confirmation: password };
  const made = await new Caller(portal.product.baseUrl).post('/api/v1/operator/setup', person);
  expect(made.status).toBe(200);
});
test.afterAll(() => portal.product.stop());

async function expectSound(page: Page) {
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}

async function codeOf(account: Account): Promise<string> {
  const caller = await portal.signInBeside(account);
  return (await caller.get('/api/v1/session')).json<{ companyCode: string }>().companyCode;
}

const journeys = [
  ['ko', { ...ko, groups: groupsKo, fields: sharedKo.fields, errors: sharedKo.errors }, 1440],
  ['en', { ...en, groups: groupsEn, fields: sharedEn.fields, errors: sharedEn.errors }, 360],
] as const;
for (const [language, texts, width] of walked(journeys)) {
  test.describe(`pages of the operator, in ${language} at ${width}`, () => {
    test.use({ locale: language === 'ko' ? 'ko-KR' : 'en-US', viewport: { width, height: 800 } });
    const { representatives, groups, fields } = texts;

    test('MEM-08 the operator replaces a company owner by the ID of a person of that company', async ({
      watched: page,
      awaitFaults,
    }) => {
      awaitFaults(/status of 40[49]/);
      const former = await portal.newAccount();
      const colleague = await portal.newColleague(former);
      const stranger = await portal.newAccount();
      const code = await codeOf(former);
      await enterAs(page, operator, portal.at('/operator'), language);
      await page.getByRole('searchbox').fill(code);
      await page.keyboard.press('Enter');
      await expect(page.getByText(code)).toBeVisible();
      const open = page.getByRole('button', { name: representatives.title.replace('{{company}}', '') });
      await expect(open).toHaveCount(1);
      await open.click();
      const dialog = page.getByRole('dialog');
      await expectSound(page);
      await dialog.getByRole('button', { name: representatives.save }).click();
      await expect(dialog.getByLabel(fields.newLoginId)).toBeFocused();
      await dialog.getByLabel(fields.newLoginId).fill(stranger.loginId);
      await dialog.getByLabel(fields.replacementReason).fill('이전 대표 관리자의 퇴사');
      await dialog.getByRole('button', { name: representatives.save }).click();
      await expect(dialog.getByLabel(fields.newLoginId)).toHaveAttribute('aria-invalid', 'true');
      await expectSound(page);
      await dialog.getByLabel(fields.newLoginId).fill(colleague.loginId);
      await dialog.getByRole('button', { name: representatives.save }).click();
      await expect(page.getByText(representatives.saved)).toBeVisible();
      const desk = await portal.signInBeside(colleague);
      const holders = await desk.get('/api/v1/memberships?role=representative');
      expect(holders.json<{ items: { loginId: string }[] }>().items).toMatchObject([{ loginId: colleague.loginId }]);
    });

    test('DEP-06 the operator changes the leading company of a group, and reads its history', async ({
      watched: page,
      awaitFaults,
    }) => {
      // Until a job has brought the news, the company that leads now has no history of the group.
      awaitFaults(/structure\/history/);
      const [leader, other] = [await portal.newAccount(), await portal.newAccount()];
      const [leading, joining] = [await codeOf(leader), await codeOf(other)];
      await enterAs(page, operator, portal.at('/operator/company-structures'), language);
      await page.getByRole('button', { name: groups.make }).click();
      const form = page.getByRole('dialog');
      const group = { code: `GROUP${language.toUpperCase()}`, name: '한빛그룹', english: 'Hanbit Group' };
      await form.locator('[name=companyStructureCode]').fill(group.code);
      await form.locator('[name=companyStructureName]').fill(group.name);
      await form.locator('[name=englishCompanyStructureName]').fill(group.english);
      await form.locator('[name=companyCode]').fill(leading);
      await form.getByRole('button', { name: groups.make }).click();
      const shown = language === 'ko' ? group.name : group.english;
      await expect(page.getByRole('heading', { name: shown })).toBeVisible();
      const [ofLeader, ofOther] = [await portal.signInBeside(leader), await portal.signInBeside(other)];
      const path = '/api/v1/company-structure';
      const offer = { kind: 'join', companyCode: joining, password: leader.password };
      const made = await ofLeader.post(`${path}/offers`, offer);
      const { structureOfferId } = made.json<{ structureOfferId: string }>();
      const { password } = other;
      expect((await ofOther.post(`${path}/offers/${structureOfferId}/acceptance`, { password })).status).toBe(200);
      await page.reload();
      await page.getByRole('button', { name: groups.leadAnewOne.replace('{{name}}', shown) }).click();
      await expectSound(page);
      await page.getByRole('dialog').getByRole('button', { name: groups.leadAnew, exact: true }).click();
      await expect(page.getByText(groups.ledAnew)).toBeVisible();
      const history = page.getByRole('dialog');
      const ledAnew = history.getByText(groups.history.events.ledAnew, { exact: true });
      // A job brings the news into the log of the company that leads now.
      await expect(async () => {
        await page.getByRole('button', { name: groups.history.showOne.replace('{{name}}', shown) }).click();
        const isShown = await ledAnew.waitFor({ timeout: 1_000 }).then(
          () => true,
          () => false,
        );
        if (!isShown) await page.keyboard.press('Escape');
        expect(isShown).toBe(true);
      }).toPass();
      await expectSound(page);
    });
  });
}
