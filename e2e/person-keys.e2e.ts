import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { en } from '../web/src/features/access/person-keys/messages/en.ts';
import { ko } from '../web/src/features/access/person-keys/messages/ko.ts';
import { en as peopleEn } from '../web/src/features/people/people/messages/en.ts';
import { ko as peopleKo } from '../web/src/features/people/people/messages/ko.ts';
import { enterAs } from './support/accounts.ts';
import { portalWithOneAccount } from './support/one-account.ts';
import { walked } from './support/walked.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/watched-page.ts';

const { portal, at, account } = portalWithOneAccount();

async function expectSound(page: Page) {
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}

const journeys = [
  ['ko', ko, peopleKo, 1440, 'light'],
  ['en', en, peopleEn, 360, 'dark'],
] as const;
for (const [language, texts, people, width, colorScheme] of walked(journeys)) {
  test.describe(`a personal key, in ${language} at ${width}`, () => {
    test.use({ locale: language === 'ko' ? 'ko-KR' : 'en-US', viewport: { width, height: 900 }, colorScheme });

    test('REQ-03 STA-05 is registered, seals and opens the own data, is requested back and released', async ({
      watched: page,
    }, info) => {
      const shot = (name: string) => page.screenshot({ path: info.outputPath(`${name}.png`), fullPage: true });
      const colleague = await portal.newColleague(account);
      const withPassword = async (act: 'register' | 'askRelease', { password } = colleague) => {
        await page.getByRole('button', { name: texts.titles[act], exact: true }).press('Enter');
        const popup = page.getByRole('dialog', { name: texts.titles[act] });
        await popup.locator('[name=password]').fill(password);
        await shot(act);
        await expectSound(page);
        await popup.locator('[name=password]').press('Enter');
        await expect(page.getByText(texts.done[act])).toBeVisible();
        await expect(popup).toHaveCount(0);
      };
      await enterAs(page, colleague, at('/portalapp/account/data'), language);
      await withPassword('register');
      const sealing = page.waitForEvent('download');
      await page.getByRole('button', { name: texts.seal, exact: true }).press('Enter');
      const sealed = await (await sealing).path();
      const content = await readFile(sealed, 'utf8');
      expect(content).toContain('madang-sealed-1');
      expect(content).not.toContain(colleague.loginId);
      await shot('registered');
      await expectSound(page);
      const opening = page.waitForEvent('download');
      await page.getByLabel(texts.open, { exact: true }).setInputFiles(sealed);
      expect(await readFile(await (await opening).path(), 'utf8')).toContain(colleague.loginId);
      await withPassword('askRelease');
      await expect(page.getByText(texts.states.readyForRelease)).toBeVisible();

      // A matter of the console, which leads to the people it is about.
      await enterAs(page, account, at('/console'), language);
      const waiting = page.getByRole('link', { name: texts.notice.title.replace('{{number}}', '1') }).first();
      await expect(waiting).toBeVisible();
      await shot('waiting');
      await waiting.press('Enter');
      await expect(page.locator('[data-row-link]')).toHaveCount(1);
      await shot('filtered');
      await expectSound(page);
      await page.locator('[data-row-link]').first().press('Enter');
      await page.getByRole('tab', { name: people.tabs.access }).click();
      await page.getByRole('button', { name: texts.titles.release, exact: true }).scrollIntoViewIfNeeded();
      await shot('release');
      await expectSound(page);
      await page.getByRole('button', { name: texts.titles.release, exact: true }).press('Enter');
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: texts.titles.release, exact: true })
        .press('Enter');
      await expect(page.getByText(texts.done.release)).toBeVisible();

      await enterAs(page, colleague, at('/portalapp/account/data'), language);
      await expect(page.getByText(texts.releasedText)).toBeVisible();
      await shot('released');
      await expectSound(page);
      await page.waitForLoadState('networkidle');

      // The company's only administrator releases the own key alone.
      await enterAs(page, account, at('/portalapp/account/data'), language);
      await withPassword('register', account);
      await withPassword('askRelease', account);
      await expect(page.getByText(texts.waitsForYou)).toBeVisible();
      await shot('own-release');
      await expectSound(page);
      await page.getByRole('button', { name: texts.titles.release, exact: true }).press('Enter');
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: texts.titles.release, exact: true })
        .press('Enter');
      await expect(page.getByText(texts.releasedText)).toBeVisible();
      await page.waitForLoadState('networkidle');
    });
  });
}
