import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { en as actsEn } from '../web/src/features/people/people/selection/messages/en.ts';
import { ko as actsKo } from '../web/src/features/people/people/selection/messages/ko.ts';
import { en as appEn } from '../web/src/app/messages/en.ts';
import { ko as appKo } from '../web/src/app/messages/ko.ts';
import { en } from '../web/src/features/people/emblems/messages/en.ts';
import { ko } from '../web/src/features/people/emblems/messages/ko.ts';
import { en as shellEn } from '../web/src/features/views/console/messages/en.ts';
import { ko as shellKo } from '../web/src/features/views/console/messages/ko.ts';
import { en as runsEn } from '../web/src/features/views/runs/messages/en.ts';
import { ko as runsKo } from '../web/src/features/views/runs/messages/ko.ts';
import { enterAs } from './support/accounts.ts';
import { portalWithOneAccount } from './support/one-account.ts';
import { filled } from './support/texts.ts';
import { walked } from './support/walked.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/watched-page.ts';

const { portal, at, account: administrator } = portalWithOneAccount();

async function expectSound(page: Page) {
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}

const picture = (kind: 'png' | 'text') =>
  kind === 'text'
    ? Promise.resolve(Buffer.from('no picture'))
    : sharp({ create: { width: 96, height: 96, channels: 4, background: '#137a56' } })
        .png()
        .toBuffer();

/** Fills the form of a new emblem by keyboard, and sends it. */
async function make(panel: Locator, texts: typeof en, [name, englishName]: readonly [string, string]): Promise<void> {
  const file = { name: 'emblem.png', mimeType: 'image/png', buffer: await picture('png') };
  await panel.locator('[name=image]').setInputFiles(file);
  await panel.locator('[name=emblemName]').fill(name);
  await panel.locator('[name=englishEmblemName]').fill(englishName);
  await panel.locator('[name=englishEmblemDescription]').fill('Trained in first aid, and on call.');
  await panel.getByRole('button', { name: texts.save, exact: true }).press('Enter');
}

const journeys = [
  ['ko', ko, { acts: actsKo, shell: shellKo, runs: runsKo, app: appKo }, 1440, 'light'],
  ['en', en, { acts: actsEn, shell: shellEn, runs: runsEn, app: appEn }, 360, 'dark'],
] as const;
for (const [language, texts, { acts, shell, runs, app }, width, colorScheme] of walked(journeys)) {
  test.describe(`emblems, in ${language} at ${width}`, () => {
    test.use({
      locale: language === 'ko' ? 'ko-KR' : 'en-US',
      viewport: { width, height: 900 },
      colorScheme,
      refusedCalls: ['/api/v1/session'],
    });
    const names = language === 'ko' ? (['응급 처치', 'First aid'] as const) : (['안전 지킴이', 'Safety lead'] as const);
    const name = names[language === 'ko' ? 0 : 1];
    const { undo } = shell.section;

    test('EMB-01 ACS-01 an emblem is created by keyboard, granted, shown, revoked and deleted with the undo', async ({
      watched: page,
    }, info) => {
      const colleague = await portal.newColleague(administrator);
      const searched = at(`/console/employees#q=${colleague.loginId.split('@')[0]}`);
      const panel = page.getByRole('dialog');
      const emblems = page.getByRole('link', { name });
      await enterAs(page, administrator, at('/console/emblems'), language);
      await expect(page.getByText(texts.empty)).toBeVisible();
      await page.screenshot({ path: info.outputPath('empty.png'), fullPage: true });
      await expectSound(page);

      await page.getByRole('button', { name: texts.add }).first().press('Enter');
      await panel.getByRole('button', { name: texts.save, exact: true }).click();
      await expect(panel.locator('[name=emblemName]')).toHaveAttribute('aria-invalid', 'true');
      const wrong = { name: 'note.txt', mimeType: 'text/plain', buffer: await picture('text') };
      await panel.locator('[name=image]').setInputFiles(wrong);
      await page.screenshot({ path: info.outputPath('errors.png'), fullPage: true });
      await expectSound(page);
      await make(panel, texts, names);
      await expect(page.getByText(filled(texts.saved, { name: names[0] }))).toBeVisible();
      await expect(emblems).toBeVisible();
      await page.screenshot({ path: info.outputPath('list.png'), fullPage: true });
      await expectSound(page);
      await emblems.press('Enter');
      await expect(panel.getByText(texts.noHolders)).toBeVisible();
      await page.screenshot({ path: info.outputPath('panel-empty.png'), fullPage: true });
      await expectSound(page);

      await page.goto(searched);
      await page.locator('[data-row-link]').first().press('Enter');
      const held = panel.getByRole('list', { name: texts.title });
      const opener = panel.getByRole('button', { name: texts.grantOne, exact: true });
      await opener.press('Enter');
      await expect(panel.locator('[name=emblemId]')).toBeFocused();
      await panel.getByRole('button', { name: app.ui.cancel, exact: true }).press('Enter');
      await expect(opener).toBeFocused();
      await opener.press('Enter');
      await panel.locator('[name=emblemId]').selectOption({ label: name });
      await page.screenshot({ path: info.outputPath('granting.png'), fullPage: true });
      await expectSound(page);
      await panel.getByRole('button', { name: texts.grant, exact: true }).press('Enter');
      await expect(page.getByText(filled(texts.granted, { name }))).toBeVisible();
      await expect(held).toContainText(name);
      await page.screenshot({ path: info.outputPath('person.png'), fullPage: true });
      await expectSound(page);
      await panel.getByRole('button', { name: filled(texts.takeBackOf, { name }) }).press('Enter');
      await expect(held).toHaveCount(0);
      await page.getByRole('button', { name: undo, exact: true }).last().click();
      await expect(held).toContainText(name);
      await page.keyboard.press('Escape');
      // Beside the name, in the list and in the chart.
      await expect(page.getByRole('table').getByRole('img', { name })).toBeVisible();
      await page.screenshot({ path: info.outputPath('people.png'), fullPage: true });
      await expectSound(page);
      await page.goto(at('/portalapp/organisation?department=TOP'));
      await expect(page.getByRole('main').getByRole('img', { name }).first()).toBeVisible();
      await page.screenshot({ path: info.outputPath('chart.png'), fullPage: true });
      await expectSound(page);

      await page.goto(at('/console/emblems'));
      await emblems.press('Enter');
      await expect(panel.getByRole('table', { name: texts.holders })).toContainText(colleague.fullName);
      await page.screenshot({ path: info.outputPath('panel-holders.png'), fullPage: true });
      await expectSound(page);
      await panel
        .getByRole('button', { name: filled(texts.deleteHeld_one, { number: 1 }), exact: true })
        .press('Enter');
      await expect(page.getByText(texts.empty)).toBeVisible();
      await page.getByRole('button', { name: undo, exact: true }).last().click();
      await expect(emblems).toBeVisible();
      await emblems.press('Enter');
      await expect(panel.getByRole('table', { name: texts.holders })).toContainText(colleague.fullName);
    });

    test('EMB-01 USR-10 an emblem is granted to a selection, and the whole grant is undone', async ({
      watched: page,
    }, info) => {
      await portal.newColleague(administrator);
      await enterAs(page, administrator, at('/console/employees'), language);
      const boxes = page.locator('[data-row] input[type=checkbox]');
      await expect(boxes.nth(1)).toBeVisible();
      const marks = page.getByRole('table').getByRole('img', { name });
      const before = await marks.count();
      await page.locator('[data-row-link]').first().focus();
      await page.keyboard.press('Space');
      await page.keyboard.press('Shift+ArrowDown');
      await page.keyboard.press('Shift+ArrowDown');
      const act = page.getByRole('button', { name: acts.acts.grantEmblem, exact: true });
      await act.press('Enter');
      const dialog = page.getByRole('dialog');
      await dialog.locator('[name="act.emblemId"]').selectOption({ label: name });
      await page.screenshot({ path: info.outputPath('act.png') });
      await expectSound(page);
      await dialog.getByRole('button', { name: acts.check, exact: true }).press('Enter');
      const confirm = dialog.getByRole('button', { name: filled(runs.confirm.grantEmblem_other, { number: 2 }) });
      await expect(confirm).toBeVisible();
      await page.screenshot({ path: info.outputPath('preview.png') });
      await expectSound(page);
      await confirm.press('Enter');
      await expect(dialog.getByText(filled(runs.result.done_other, { number: 2 }))).toBeVisible();
      await page.screenshot({ path: info.outputPath('done.png') });
      await dialog.getByRole('button', { name: runs.result.undo, exact: true }).press('Enter');
      await page.getByRole('alertdialog').getByRole('button', { name: runs.result.undo, exact: true }).press('Enter');
      await expect(dialog.getByText(filled(runs.result.undone_other, { number: 2 }))).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(marks).toHaveCount(before);
    });
  });
}
