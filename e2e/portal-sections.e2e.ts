import type { Locator, Page } from '@playwright/test';
import type { Language } from '../contract/src/kernel/languages.ts';
import { en as leapEn } from '../contract/src/workplace/anniversaries/messages/en.ts';
import { ko as leapKo } from '../contract/src/workplace/anniversaries/messages/ko.ts';
import { en as anniversaries } from '../web/src/features/workplace/anniversaries/messages/en.ts';
import { en as departments } from '../web/src/features/organisation/departments/messages/en.ts';
import { en as invitations } from '../web/src/features/joining/invitations/messages/en.ts';
import { en as links } from '../web/src/features/workplace/quick-links/messages/en.ts';
import { en as menus } from '../web/src/features/workplace/menus/messages/en.ts';
import { enterAs } from './support/accounts.ts';
import { colourOf } from './support/colours.ts';
import { portalWithOneAccount } from './support/one-account.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, expectWithinSides, test } from './support/watched-page.ts';
import { walked } from './support/walked.ts';

// One product with one company, whose sections are empty until the first journey has been through them.
const { portal, account: administrator } = portalWithOneAccount();

async function enter(page: Page, path: string, language: Language) {
  await enterAs(page, administrator, portal.at(path), language);
  await page.locator('h1').waitFor();
}

async function fill(page: Page, fields: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(fields)) await page.locator(`[name=${name}]`).fill(value);
}

/** Saved, and the panel gone. */
async function save(page: Page) {
  await page.locator('dialog[open] button[type=submit]').click();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
}

/** Deletes the item in the panel with its own button. The item's row is gone, and a keyboard user does not lose the focus. */
async function deleteByKeyboard(page: Page) {
  // On a phone what was said before stands in the panel too, with a button of its own.
  await page.locator('dialog[open] form [data-apart] button').last().press('Enter');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(page.locator('main h1')).toBeFocused();
}

async function undoByKeyboard(page: Page, undone: string) {
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('status').getByText(undone)).toBeVisible();
  await expect(page.locator('main h1')).toBeFocused();
}

/** Expects a dialog body that scrolls to be a stop of the Tab key, and one that does not to be none. */
async function expectStopsWhereItScrolls(page: Page) {
  const body = page.locator('dialog[open] > [role=group]');
  await expect(async () => {
    expect(
      await body.evaluate((it) => it.scrollHeight > it.clientHeight === (it.getAttribute('tabindex') === '0')),
    ).toBe(true);
  }).toPass();
}

async function expectSound(page: Page) {
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}

const words = {
  ko: {
    up: '둘째 위로 이동',
    down: '둘째 아래로 이동',
    moved: '둘째 항목을 이동했습니다.',
    undo: '실행 취소',
    undone: '변경을 되돌렸습니다.',
    names: ['첫째', '둘째'],
    lunar: '음력 8월 15일',
    address: /주소 만들기/,
  },
  en: {
    up: 'Move Second up',
    down: 'Move Second down',
    moved: 'Second was moved.',
    undo: 'Undo',
    undone: 'The change was undone.',
    names: ['First', 'Second'],
    lunar: 'Solar date: 2026-09-25',
    address: /^Create (new )?address$/,
  },
} as const;

test.describe('empty sections', () => {
  test.use({ refusedCalls: ['/api/v1/session'] });

  test('ACS-01 each state possible entries, and one button starts an entry', async ({ watched: page }) => {
    await enter(page, '/console/menus', 'en');
    for (const [path, { emptyText }, name] of [
      ['/console/departments', departments, departments.add],
      ['/console/invitations', invitations, invitations.invite],
      ['/console/menus', menus, menus.add],
      ['/console/quick-links', links, links.add],
      ['/console/anniversaries', anniversaries, anniversaries.add],
    ] as const) {
      await page.goto(portal.at(path));
      const add = page.getByText(emptyText).locator('..').getByRole('button', { name });
      await expect(add).toBeVisible();
      await expect(page.getByRole('button', { name, exact: true })).toHaveCount(1);
      await expectAccessible(page);
      await add.press('Enter');
      await expect(page.getByRole('dialog', { name }).locator('input').first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(add).toBeFocused();
    }
  });
});

const leapTexts = { ko: leapKo, en: leapEn };

const ways = walked(
  [
    ['ko', 1440],
    ['en', 360],
  ] as const,
  'last',
);
for (const [language, width] of ways) {
  // What one way has made, the next one finds.
  const isFirst = language === ways[0]?.[0];
  const said = words[language];
  const walk = (sections: string, journeys: () => void) =>
    test.describe(`${sections} of the portal in ${language} at ${width}`, () => {
      // Asked before the sign-in: the session's call is refused then.
      test.use({ refusedCalls: ['/api/v1/session', '/api/v1/undo/'] });
      test.beforeEach(({ watched: page }) => page.setViewportSize({ width, height: 900 }));
      journeys();
    });

  walk('the menus and links', () => {
    test('POR-01 ACS-01 ACS-07 menus are created and ordered by button', async ({ watched: page }) => {
      await enter(page, '/console/menus', language);
      if (isFirst) {
        for (const [koreanTitle, englishTitle] of [
          ['첫째', 'First'],
          ['둘째', 'Second'],
        ] as const) {
          await page.goto(portal.at('/console/menus?panel=menu'));
          await expect(page.locator('[name=koreanTitle]')).toBeFocused();
          await page.locator('dialog[open] button[type=submit]').click();
          await expect(page.locator('dialog[open] [aria-invalid=true]')).toHaveCount(3);
          await fill(page, { koreanTitle, englishTitle, url: 'https://news.hanbit.example' });
          await expectSound(page);
          await save(page);
        }
      }
      const rows = page.locator('ol[aria-label] > li a');
      await expect(rows).toHaveText([...said.names]);
      await expectSound(page);
      const spoken = page.getByRole('status');
      const moveUp = async () => {
        await page.getByRole('button', { name: said.up }).click();
        await expect(spoken.getByText(said.moved, { exact: true })).toBeVisible();
        await expect(rows).toHaveText(said.names.toReversed());
      };
      await moveUp();
      await page.reload();
      await expect(rows).toHaveText(said.names.toReversed());
      await page.getByRole('button', { name: said.down }).click();
      await expect(spoken.getByText(said.moved, { exact: true })).toBeVisible();
      await page.reload();
      await moveUp();
      // Taken back, and that is said: as it was, for the next journey.
      await spoken.getByRole('button', { name: said.undo }).click();
      await expect(spoken.getByText(said.undone)).toBeVisible();
      await expect(rows).toHaveText([...said.names]);
      // On a phone that stands in the panel too, and a form as long as the panel keeps its buttons free of it.
      if (width > 1000) return;
      await page.setViewportSize({ width, height: 640 });
      await rows.first().click();
      const foot = await page.locator('dialog[open] button[type=submit]').boundingBox();
      const toast = await spoken.getByText(said.undone).boundingBox();
      expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThan(foot?.y ?? 0);
    });

    test('POR-01 WIZ-08 a group takes its lower menus from the page list', async ({ watched: page }) => {
      await enter(page, '/console/menus?panel=group', language);
      await fill(page, { koreanTitle: '모음', englishTitle: 'Collection' });
      await page.locator('[name=lowerMenus]').selectOption('/portalapp/home');
      await expectSound(page);
      await expectStopsWhereItScrolls(page);
      await save(page);
      const rows = page.locator('ol[aria-label] > li');
      const deleteLast = async () => {
        await page.goto(portal.at('/console/menus'));
        await rows.last().getByRole('link').press('Enter');
        await expect(page.locator('dialog[open] [name=englishTitle]')).toHaveValue('Collection');
        await expect(rows.last()).toHaveCSS('background-color', await colourOf(page, '--accent-soft'));
        await deleteByKeyboard(page);
        await expect(rows).toHaveCount(2);
      };
      await deleteLast();
      await undoByKeyboard(page, said.undone);
      await expect(rows.last()).toContainText(language === 'ko' ? '모음' : 'Collection');
      await page.goto(portal.at('/portalapp/home'));
      // In the bar, or on a phone behind the last tab.
      await page.locator('nav [aria-expanded]:visible').click();
      await expectWithinSides(page.locator('nav > div > div > [role=group], nav > div > [role=group]').first());
      await expect(page.getByRole('link', { name: language === 'ko' ? /^포털 홈/ : /^Home \(/ })).toBeVisible();
      await deleteLast();
    });

    test('POR-03 ACS-01 a quick link is created with a picture', async ({ watched: page }) => {
      await enter(page, '/console/quick-links?panel=new', language);
      await expectStopsWhereItScrolls(page);
      await fill(page, { koreanTitle: '규정', englishTitle: 'Rules', url: '/portalapp/home' });
      const content = Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        'base64',
      );
      await page.locator('[name=image]').setInputFiles({ name: 'rules.png', mimeType: 'image/png', buffer: content });
      await expectSound(page);
      await save(page);
      const rows = page.locator('ol[aria-label] > li');
      const expectPicture = (of: Locator) => expect(of.locator('img')).not.toHaveJSProperty('naturalWidth', 0);
      await expectPicture(rows);
      await expectSound(page);
      // The only row: its list goes with it.
      const deleteOnly = async () => {
        await page.goto(portal.at('/console/quick-links'));
        await rows.getByRole('link').press('Enter');
        await deleteByKeyboard(page);
        await expect(rows).toHaveCount(0);
      };
      await deleteOnly();
      await undoByKeyboard(page, said.undone);
      await expectPicture(rows);
      await page.goto(portal.at('/portalapp/home'));
      await expectPicture(page.locator('main').getByRole('link', { name: language === 'ko' ? '규정' : 'Rules' }));
      await deleteOnly();
      // Refused for a reason that goes away, it is offered again.
      const refusal = { errorCode: 'LINK_LIMIT', errorMessage: '', params: { 0: 30 }, fields: [], requestId: '' };
      await page.route('**/api/v1/undo/*', (route) => route.fulfill({ status: 409, json: refusal }), { times: 1 });
      await expect(page.getByRole('button', { name: said.undo }).last()).toBeVisible();
      await page.keyboard.press('Control+z');
      await page.getByRole('alertdialog').getByRole('button').last().press('Enter');
      await expect(page.getByRole('button', { name: said.undo }).last()).toBeVisible();
      await undoByKeyboard(page, said.undone);
      await expect(rows).toHaveCount(1);
      await deleteOnly();
    });
  });

  walk('the days and the approval', () => {
    test('CAL-01 CAL-02 ACS-01 a lunar day is entered, listed by year, and the feed has an address', async ({
      watched: page,
    }) => {
      await enter(page, '/console/anniversaries?panel=new&year=2026', language);
      await fill(page, { subject: '추석', date: language === 'ko' ? '20260925' : '20260815' });
      if (language === 'en') await page.locator('[name=isLunar]').check();
      await expect(page.getByText(said.lunar)).toBeVisible();
      await expectSound(page);
      await save(page);
      await expect(page.getByRole('link', { name: '추석' }).first()).toBeVisible();
      await expectSound(page);
      await page.goto(portal.at('/console/anniversaries?panel=feed'));
      await page.getByRole('button', { name: said.address }).click();
      if (!isFirst) await page.locator('dialog:modal button').last().click();
      await expect(page.locator('dialog[open] input[readonly]')).toHaveValue(
        /\/calendar-feeds\/a~[\w-]{43}\/anniversaries\.ics$/,
      );
      await expectSound(page);
    });

    test.describe('a leap month missing from its year', () => {
      test.use({ refusedCalls: ['/api/v1/session', '/lunar-dates', '/api/v1/anniversaries'] });

      test('CAL-02 ACS-01 ERR-02 is reported before saving, until the year is changed', async ({ watched: page }) => {
        await enter(page, '/console/anniversaries?panel=new&year=2025', language);
        await fill(page, { subject: '윤달', date: '2024-06-15' });
        await page.locator('[name=isLunar]').check();
        const box = page.locator('[name=isLeapMonth]');
        await box.check();
        const { ANNIVERSARY_LEAP_MONTH: missing } = leapTexts[language].errors;
        const isMissing = async () => {
          await expect(box).toHaveAccessibleDescription(new RegExp(missing));
          await expect(page.getByRole('status').getByText(missing)).toHaveCount(1);
        };
        await isMissing();
        await expectSound(page);
        await page.locator('dialog [type=submit]').click();
        await expect(box).toBeFocused();
        await isMissing();
        // The year after has it, and the server's word is past.
        await page.locator('[name=date]').fill('2025-06-15');
        await expect(page.getByRole('status').getByText('2025-08-08')).toBeVisible();
        await expect(page.getByText(missing)).toHaveCount(0);
        await expect(box).not.toHaveAttribute('aria-invalid');
      });
    });

    test('CAL-01 POR-04 an anniversary deleted by keyboard is restored on the home', async ({ watched: page }) => {
      const soon = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
      const year = soon.slice(0, 4);
      await enter(page, `/console/anniversaries?panel=new&year=${year}`, language);
      await fill(page, { subject: '창립', date: soon });
      await save(page);
      const row = page.getByRole('link', { name: '창립' });
      const deleteIt = async () => {
        await page.goto(portal.at(`/console/anniversaries?year=${year}`));
        await row.press('Enter');
        await deleteByKeyboard(page);
        await expect(row).toHaveCount(0);
      };
      await deleteIt();
      await undoByKeyboard(page, said.undone);
      await expect(row).toHaveCount(1);
      await page.goto(portal.at('/portalapp/home'));
      await expect(page.getByRole('listitem').getByText('창립', { exact: true })).toBeVisible();
      await deleteIt();
    });

    test('APR-01 ACS-01 the approval settings are changed and remain', async ({ watched: page }) => {
      await enter(page, '/console/approval', language);
      const submit = page.locator('form button[type=submit]');
      await expect(submit).toBeInViewport({ ratio: 1 });
      await fill(page, { keptDays: language === 'ko' ? '3650' : '4015' });
      await submit.click();
      await expect(async () => {
        await page.reload();
        await expect(page.locator('[name=keptDays]')).toHaveValue(language === 'ko' ? '3650' : '4015', {
          timeout: 2_000,
        });
      }).toPass();
      await expectSound(page);
    });
  });
}
