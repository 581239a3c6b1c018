import type { Page } from '@playwright/test';
import { en as contractEn } from '../contract/src/workplace/approval-requests/messages/en.ts';
import { ko as contractKo } from '../contract/src/workplace/approval-requests/messages/ko.ts';
import { en as portalEn } from '../web/src/features/views/portal/messages/en.ts';
import { ko as portalKo } from '../web/src/features/views/portal/messages/ko.ts';
import { en } from '../web/src/features/workplace/approval-requests/messages/en.ts';
import { ko } from '../web/src/features/workplace/approval-requests/messages/ko.ts';
import { enterAs } from './support/accounts.ts';
import { portalWithOneAccount } from './support/one-account.ts';
import type { Account } from './support/portal-pages.ts';
import { filled } from './support/texts.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/watched-page.ts';
import { walked } from './support/walked.ts';

const { portal, at, account } = portalWithOneAccount();

async function expectSound(page: Page) {
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}

/** Sends every document to the colleague, by a policy as an administrator writes it. */
async function approveBy(approver: Account) {
  const leader = await portal.signInBeside(account);
  const personIds = [await portal.personIdOf(account, approver)];
  const approvalSteps = [{ source: 'person', rule: 'one', personIds, jobCode: '' }];
  const answer = await leader.post('/api/v1/approval-policies', {
    approvalPolicyName: `All ${approver.fullName}`.slice(0, 40),
    approvalSteps,
  });
  expect(answer.status, answer.text).toBe(200);
}

const journeys = [
  ['ko', { ...ko, home: portalKo.home, fields: contractKo.fields }, 1440, 'light'],
  ['en', { ...en, home: portalEn.home, fields: contractEn.fields }, 360, 'dark'],
] as const;
for (const [language, texts, width, colorScheme] of walked(journeys)) {
  test.describe(`approval requests, in ${language} at ${width}`, () => {
    test.use({ locale: language === 'ko' ? 'ko-KR' : 'en-US', viewport: { width, height: 900 }, colorScheme });

    test('APR-02 POR-05 ACS-01 an expense is requested, returned, changed, approved in bulk, and printed', async ({
      watched: page,
    }, info) => {
      const shot = async (name: string) => page.screenshot({ path: info.outputPath(`${name}.png`), fullPage: true });
      const press = async (name: string) => page.getByRole('button', { name, exact: true }).press('Enter');
      const [asker, approver] = [await portal.newColleague(account), await portal.newColleague(account)];
      await approveBy(approver);
      await enterAs(page, asker, at('/portalapp/approvals'), language);
      await expect(page.getByText(texts.empty.waiting)).toBeVisible();
      await shot('empty');
      await expectSound(page);
      await page.getByRole('link', { name: texts.new }).press('Enter');
      const forms = page.getByRole('main').getByRole('listitem').getByRole('link');
      await expect(forms).toHaveCount(3);
      await shot('forms');
      await expectSound(page);
      await forms.first().press('Enter');
      await page.locator('[name=requestTitle]').waitFor();
      await expect(page.getByRole('list', { name: texts.route.title }).getByRole('listitem').first()).toBeVisible();
      await press(texts.submit);
      await expect(page.locator('[name=requestTitle]')).toBeFocused();
      await page.locator('[name=requestTitle]').fill('Busan');
      await page.locator('[name="formContent.f1"]').fill('2026-11-30');
      await page.locator('[name="formContent.f2"]').fill('KTX');
      await page.locator('[name="formContent.f3"]').fill('3000000');
      await page.locator('[name="formContent.f4"]').setInputFiles({
        name: 'receipt.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.4\n%%EOF'),
      });
      await expect(page.getByText('receipt.pdf')).toBeVisible();
      await shot('filled');
      await expectSound(page);
      await press(texts.submit);
      await expect(page.getByText(texts.submitted)).toBeVisible();
      await expect(page.getByRole('link', { name: 'receipt.pdf' })).toBeVisible();
      await shot('submitted');
      await expectSound(page);

      await enterAs(page, approver, at('/portalapp/home'), language);
      const card = page.getByRole('region', { name: texts.home.approvals });
      await expect(card.getByRole('heading', { name: `${texts.home.approvals} 1`, exact: true })).toBeVisible();
      await expect(card.getByRole('link', { name: 'Busan' })).toContainText(asker.fullName);
      // Where the card stands under the posts, a line above them says so too.
      const line = page.getByRole('link', { name: filled(texts.waitingNotice, { count: '1' }), exact: true });
      await expect(line).toBeVisible({ visible: width < 1_000 });
      await shot('home');
      await expectSound(page);
      await card.getByRole('link', { name: texts.home.allApprovals }).press('Enter');
      await page.getByRole('link', { name: 'Busan' }).waitFor();
      await shot('inbox');
      await expectSound(page);
      await page.getByRole('link', { name: 'Busan' }).press('Enter');
      await press(texts.decide.return);
      await expect(page.locator('[name=decisionComment]')).toBeFocused();
      await page.locator('[name=decisionComment]').fill('Which train?');
      await shot('deciding');
      await expectSound(page);
      await press(texts.decide.return);
      await expect(page.getByText(texts.decided.return).first()).toBeVisible();

      await enterAs(page, asker, at('/portalapp/approvals?box=own'), language);
      await page.getByRole('link', { name: 'Busan' }).press('Enter');
      await expect(page.getByText('Which train?')).toBeVisible();
      await press(texts.acts.change);
      await page.locator('[name="formContent.f2"]').fill('KTX 101');
      await press(texts.submit);
      // The text alone would be found in the field that it was typed into, before anything is sent.
      await expect(page.getByText(texts.submitted)).toBeVisible();
      await expect(page.getByRole('definition').getByText('KTX 101')).toBeVisible();

      await enterAs(page, approver, at('/portalapp/approvals'), language);
      await page.getByRole('checkbox', { name: texts.bulk.all }).press('Space');
      await press(filled(texts.bulk.approve, { count: '1' }));
      await expect(page.getByText(texts.empty.waiting)).toBeVisible();
      await page.locator('summary', { hasText: texts.standIn.title }).press('Enter');
      await page.locator('[name=standInId]').waitFor();
      await shot('stand-in');
      await expectSound(page);
      await page.getByRole('tab', { name: texts.boxes.decided }).press('Enter');
      await page.getByRole('link', { name: 'Busan' }).press('Enter');
      await expect(page.getByText(texts.states.approved).first()).toBeVisible();
      await page.locator('[name=requestComment]').fill('Have a good trip');
      await press(texts.acts.comment);
      await expect(page.getByRole('listitem').getByText('Have a good trip')).toBeVisible();
      await shot('approved');
      await expectSound(page);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('button', { name: texts.acts.print })).toBeHidden();
      await shot('print');
      await page.emulateMedia({ media: 'screen' });
      await page.goto(at('/portalapp/home'));
      await expect(card.getByText(texts.home.noApprovals)).toBeVisible();
      await shot('home-empty');
    });
  });
}
