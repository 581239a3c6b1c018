import { randomInt } from 'node:crypto';
import { daySeconds } from '@madang/contract/kernel/durations.ts';
import type { Page } from '@playwright/test';
import { en } from '../web/src/features/access/login-ids/messages/en.ts';
import { ko } from '../web/src/features/access/login-ids/messages/ko.ts';
import { enterAs } from './support/accounts.ts';
import { portalWithOneAccount } from './support/one-account.ts';
import { walked } from './support/walked.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/watched-page.ts';

// Alone: its clock moves by a day.
const { portal, at, account } = portalWithOneAccount({ isAlone: true });

async function expectSound(page: Page) {
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}

const letters = () => Array.from({ length: 6 }, () => String.fromCharCode(97 + randomInt(26))).join('');
const filled = (text: string, values: Readonly<Record<string, string>>) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_part, name: string) => values[name] ?? '');

/** Opens the period in which the company's IDs may be changed. */
async function openPeriod() {
  const leader = await portal.signInBeside(account);
  const listed = await leader.get('/api/v1/id-change-periods');
  const [own] = listed.json<{ items: { subOrganisationCode: string }[] }>().items;
  const period = { from: '2020-01-01', to: '2099-12-31' };
  const set = await leader.put('/api/v1/id-change-periods', { subOrganisationCode: own?.subOrganisationCode, period });
  expect(set.status, set.text).toBe(200);
}

const journeys = [
  ['ko', ko, 1440, 'light'],
  ['en', en, 360, 'dark'],
] as const;
for (const [language, texts, width, colorScheme] of walked(journeys)) {
  test.describe(`ID requests, in ${language} at ${width}`, () => {
    test.use({ locale: language === 'ko' ? 'ko-KR' : 'en-US', viewport: { width, height: 900 }, colorScheme });

    test('REQ-01 STA-06 IDR-02 a person requests an ID, an administrator approves, the person confirms, and it is undone', async ({
      watched: page,
    }, info) => {
      // Three people at ten pages: on a slow machine the usual time is over before the end.
      test.slow();
      const shot = (name: string, fullPage = false) =>
        page.screenshot({ path: info.outputPath(`${name}.png`), fullPage });
      const colleague = await portal.newColleague(account);
      const [, domain = ''] = colleague.loginId.split('@');
      const wanted = `wed${letters()}q@${domain}`;
      await enterAs(page, colleague, at('/portalapp/account'), language);
      const heading = page.getByRole('heading', { name: texts.own.title, exact: true });
      await heading.scrollIntoViewIfNeeded();
      if (language === 'ko') await expect(page.getByText(texts.own.closed)).toBeVisible();
      await openPeriod();
      await page.reload();
      await page.getByRole('button', { name: texts.own.change }).press('Enter');
      const popup = page.getByRole('dialog');
      await popup.getByRole('button', { name: texts.own.send, exact: true }).click();
      await shot('ask-errors');
      await expectSound(page);
      await popup.locator('[name=loginId]').fill(wanted.split('@')[0] ?? '');
      await popup.getByRole('button', { name: texts.own.send, exact: true }).press('Enter');
      await expect(page.getByText(filled(texts.own.waits, { loginId: wanted }))).toBeVisible();
      await heading.scrollIntoViewIfNeeded();
      await shot('waits');
      await expectSound(page);

      await enterAs(page, account, at('/console/id-requests'), language);
      await expect(page.getByText(wanted).first()).toBeVisible();
      await shot('list', true);
      await expectSound(page);
      // Each way by file opens the import with its kind.
      for (const [way, kind] of [
        [texts.decideByFile, 'idDecisions'],
        [texts.byFile, 'loginIdChanges'],
      ] as const) {
        await page.getByRole('link', { name: way, exact: true }).press('Enter');
        await expect(page.getByRole('main').getByRole('combobox').first()).toHaveValue(kind);
        await page.waitForLoadState('networkidle');
        await page.goto(at('/console/id-requests'));
        await expect(page.getByText(wanted).first()).toBeVisible();
      }
      await page.locator('[data-row-link]').first().press('Enter');
      const panel = page.getByRole('dialog').or(page.getByRole('complementary')).last();
      await panel.getByRole('button', { name: texts.refuse, exact: true }).click();
      await shot('refuse');
      await expectSound(page);
      await panel.locator('[name=reason]').fill('-');
      await page.keyboard.press('Escape');
      await page.goto(at('/console/id-requests'));
      await page.locator('[data-row-link]').first().click();
      await page.getByRole('button', { name: texts.approve, exact: true }).last().press('Enter');
      await expect(page.getByText(texts.approved)).toBeVisible();
      await page.waitForLoadState('networkidle');

      await enterAs(page, colleague, at('/portalapp/home'), language);
      await expect(page.getByText(filled(texts.home.approved, { loginId: wanted }))).toBeVisible();
      await page.goto(at('/portalapp/account'));
      await page.getByRole('button', { name: texts.own.confirm, exact: true }).press('Enter');
      await shot('confirm');
      await expectSound(page);
      await page.getByRole('alertdialog').getByRole('button', { name: texts.own.confirm, exact: true }).press('Enter');
      await expect(page.getByText(filled(texts.own.changed, { loginId: wanted }))).toBeVisible();
      // Read again: the former ID is shown, and nothing of this page is under way when the next person enters.
      await expect(page.getByText(texts.own.former, { exact: true })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await heading.scrollIntoViewIfNeeded();
      await shot('changed');
      await expectSound(page);
      // The change is written to each of the person's mailboxes, once.
      const written = () => portal.outbox.receiversOf(wanted, colleague.loginId);
      await expect.poll(async () => (await written()).length).toBeGreaterThan(0);
      // Both IDs open on the next day, and the home says so.
      await portal.product.moveClock(daySeconds);
      await enterAs(page, colleague, at('/portalapp/home'), language);
      await expect(page.locator('[data-waiting]').getByText(colleague.loginId)).toBeVisible();
      await shot('home');
      await expectNoSidewaysScroll(page);
      await page.waitForLoadState('networkidle');
      await enterAs(page, { ...colleague, loginId: wanted }, at('/portalapp/home'), language);
      await page.waitForLoadState('networkidle');
      const receivers = await written();
      expect(new Set(receivers).size).toBe(receivers.length);

      await enterAs(page, account, at('/console/id-requests?state=completed'), language);
      await page.locator('[data-row-link]').first().press('Enter');
      await expect(page.getByRole('button', { name: texts.takeBack, exact: true })).toBeVisible();
      await shot('completed', true);
      await expectSound(page);
      await page.getByRole('button', { name: texts.takeBack, exact: true }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: texts.takeBack, exact: true }).click();
      await expect(page.getByText(filled(texts.takenBack, { loginId: colleague.loginId }))).toBeVisible();
      await page.waitForLoadState('networkidle');
      await enterAs(page, colleague, at('/portalapp/home'), language);
      await page.waitForLoadState('networkidle');

      // Of several former IDs each is shown, and the chosen one is given up.
      const leader = await portal.signInBeside(account);
      const session = await (await portal.signInBeside(colleague)).get('/api/v1/session');
      const { personId } = session.json<{ personId: string }>();
      const third = `third${letters()}q@${domain}`;
      for (const wantedLoginId of [third, `fourth${letters()}q@${domain}`]) {
        const answer = await leader.post('/api/v1/login-ids', { personId, wantedLoginId });
        expect(answer.status, answer.text).toBe(200);
      }
      await enterAs(page, colleague, at('/portalapp/account'), language);
      await expect(page.getByText(third)).toBeVisible();
      await expect(page.getByText(colleague.loginId).first()).toBeVisible();
      await page.getByRole('button', { name: texts.own.release }).press('Enter');
      const release = page.getByRole('dialog');
      await shot('release');
      await expectSound(page);
      await release.getByRole('combobox').selectOption(colleague.loginId);
      await release.getByRole('button', { name: texts.own.send, exact: true }).press('Enter');
      await expect(page.getByText(filled(texts.own.releaseWaits, { loginId: colleague.loginId }))).toBeVisible();
      await page.waitForLoadState('networkidle');
    });
  });
}
