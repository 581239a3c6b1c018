import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { en as appEn } from '../web/src/app/messages/en.ts';
import { ko as appKo } from '../web/src/app/messages/ko.ts';
import { en } from '../web/src/features/people/locations/messages/en.ts';
import { ko } from '../web/src/features/people/locations/messages/ko.ts';
import { en as shellEn } from '../web/src/features/views/console/messages/en.ts';
import { ko as shellKo } from '../web/src/features/views/console/messages/ko.ts';
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

/** A plan with walls. */
function plan(): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><rect width="1200" height="800" fill="#fff"/>
    <rect x="20" y="20" width="1160" height="760" fill="#fffefb" stroke="#544e43" stroke-width="10"/>
    <path d="M600 20v760M20 400h580" stroke="#8b8475" stroke-width="6"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

const journeys = [
  ['ko', ko, { shell: shellKo, app: appKo }, 1440, 'light'],
  ['en', en, { shell: shellEn, app: appEn }, 360, 'dark'],
] as const;
for (const [language, texts, { shell }, width, colorScheme] of walked(journeys)) {
  test.describe(`locations, in ${language} at ${width}`, () => {
    test.use({
      locale: language === 'ko' ? 'ko-KR' : 'en-US',
      viewport: { width, height: 900 },
      colorScheme,
      refusedCalls: ['/api/v1/session'],
    });
    const code = language === 'ko' ? 'PANGYO' : 'HARBOUR';
    const names =
      language === 'ko' ? (['판교 사옥', 'Pangyo house'] as const) : (['항구 사옥', 'Harbour house'] as const);
    const floors = language === 'ko' ? (['3층', '3F'] as const) : (['2층', '2F'] as const);
    const [building, floor] = language === 'ko' ? [names[0], floors[0]] : [names[1], floors[1]];
    const { undo } = shell.section;

    test('DEP-07 ACS-01 a building and a floor are created by keyboard, get a map and a seat, and a colleague finds it', async ({
      watched: page,
      awaitFaults,
    }, info) => {
      awaitFaults(/status of 400 .*\/map$/);
      const colleague = await portal.newColleague(administrator);
      const personId = await portal.personIdOf(administrator, colleague);
      const shot = (name: string) => page.screenshot({ path: info.outputPath(`${name}.png`), fullPage: true });
      const panel = page.getByRole('dialog');
      const press = (name: string) => page.getByRole('button', { name, exact: true }).first().press('Enter');
      await enterAs(page, administrator, at('/console/locations'), language);
      await expect(page.getByRole('heading', { name: texts.title, level: 1 })).toBeVisible();
      await shot('empty');
      await expectSound(page);

      await press(texts.addBuilding);
      await panel.getByRole('button', { name: texts.save, exact: true }).press('Enter');
      await expect(panel.locator('[name=locationCode]')).toHaveAttribute('aria-invalid', 'true');
      await panel.locator('[name=locationCode]').fill('AB');
      await panel.locator('[name=locationName]').fill(names[0]);
      await shot('errors');
      await expectSound(page);
      await panel.locator('[name=locationCode]').fill(code.toLowerCase());
      await panel.locator('[name=englishLocationName]').fill(names[1]);
      await panel.locator('[name=locationRegion]').selectOption('Gyeonggi');
      await panel.locator('[name=locationAddress]').fill('성남시 분당구 없는길 1');
      await panel.getByRole('button', { name: texts.save, exact: true }).press('Enter');
      await expect(page.getByRole('heading', { name: building, level: 2 })).toBeVisible();
      await shot('building');
      await expectSound(page);

      await press(texts.addFloor);
      await panel.locator('[name=locationCode]').fill(`${code}-3F`);
      await panel.locator('[name=locationName]').fill(floors[0]);
      await panel.locator('[name=englishLocationName]').fill(floors[1]);
      await panel.getByRole('button', { name: texts.save, exact: true }).press('Enter');
      const map = page.getByRole('group', { name: `${building} · ${floor}` });
      await expect(page.getByRole('heading', { name: `${building} · ${floor}` })).toBeVisible();
      await shot('no-map');
      await expectSound(page);

      const file = { name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from('no plan') };
      await page.locator('[name=map]').setInputFiles(file);
      await expect(page.locator('[name=map]')).toHaveAttribute('aria-invalid', 'true');
      await page.locator('[name=map]').setInputFiles({ name: 'plan.png', mimeType: 'image/png', buffer: await plan() });
      await expect(map.locator('img')).toBeVisible({ timeout: 60_000 });

      // By keyboard: larger, moved, and the middle chosen.
      await press(texts.addSeat);
      // From where the focus stands.
      await expect(map).toBeFocused();
      await page.keyboard.press('+');
      await page.keyboard.press('ArrowRight');
      await shot('placing');
      await page.keyboard.press('Enter');
      await panel.locator('[name=seatName]').fill('3-A12');
      await panel.getByRole('combobox').fill(colleague.loginId.split('@')[0] ?? '');
      await page.getByRole('option', { name: colleague.loginId }).click();
      await shot('new-seat');
      await expectSound(page);
      await panel.getByRole('button', { name: texts.save, exact: true }).press('Enter');
      await expect(panel.getByRole('heading', { name: '3-A12' })).toBeVisible();
      await expect(panel.getByText(colleague.fullName).first()).toBeVisible();
      await shot('seat');
      await expectSound(page);
      await panel.getByRole('button', { name: texts.free, exact: true }).press('Enter');
      await expect(page.getByText(texts.freed)).toBeVisible();
      await page.getByRole('button', { name: undo, exact: true }).last().click();
      await expect(panel.getByRole('button', { name: texts.free, exact: true })).toBeVisible();

      // To another place by the pointer.
      await panel.getByRole('button', { name: texts.moveSeat, exact: true }).press('Enter');
      const box = await map.boundingBox();
      await map.click({ position: { x: (box?.width ?? 0) / 2 + 20, y: (box?.height ?? 0) / 2 + 30 } });
      await expect(page.getByText(filled(texts.moved, { name: '3-A12' }))).toBeVisible();
      await page.keyboard.press('Escape');
      await shot('floor');
      await expectSound(page);

      // A colleague opens the person's place from the chart.
      await page.goto(at(`/portalapp/organisation?person=${personId}`));
      await panel.getByRole('link', { name: `${building} · ${floor} · 3-A12` }).press('Enter');
      await expect(page.getByRole('heading', { name: texts.places, level: 1 })).toBeVisible();
      await expect(map.getByRole('button', { pressed: true })).toBeVisible();
      await shot('office-map');
      await expectSound(page);
      await map.hover();
      const sheet = map.locator('img');
      const before = (await sheet.boundingBox())?.width ?? 0;
      await page.mouse.wheel(0, -400);
      await expect.poll(async () => (await sheet.boundingBox())?.width ?? 0).toBeGreaterThan(before);
      await page.getByRole('button', { name: texts.zoom.whole, exact: true }).press('Enter');
      await expect.poll(async () => (await sheet.boundingBox())?.width ?? 0).toBeLessThan(before);

      // Deleted with its seats, and back again.
      await page.goto(at('/console/locations'));
      const tree = page.getByRole('tree');
      await tree.focus();
      await tree.getByText(floor).click();
      await press(texts.change);
      await shot('change');
      await panel
        .getByRole('button', { name: filled(texts.deleteWithSeats_one, { number: 1 }), exact: true })
        .press('Enter');
      await expect(tree.getByText(floor)).toHaveCount(0);
      await page.getByRole('button', { name: undo, exact: true }).last().click();
      await expect(tree.getByText(floor)).toBeVisible();
      await page.goto(at(`/console/employees?item=${personId}`));
      await expect(panel.getByText(`${building} · ${floor} · 3-A12`)).toBeVisible();
      await shot('person');
      await expectSound(page);
    });
  });
}
