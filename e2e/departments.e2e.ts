import type { Page } from '@playwright/test';
import type { Language } from '../contract/src/kernel/languages.ts';
import { logOutEverywhere } from '../contract/src/access/accounts/routes.ts';
import { en as base } from '../contract/src/kernel/messages/en.ts';
import { en as againEn } from '../web/src/app/sign-in-again/messages/en.ts';
import { ko as againKo } from '../web/src/app/sign-in-again/messages/ko.ts';
import { en as enAccounts } from '../web/src/features/access/accounts/messages/en.ts';
import { ko as koAccounts } from '../web/src/features/access/accounts/messages/ko.ts';
import { enterAs } from './support/accounts.ts';
import { portalWithOneAccount } from './support/one-account.ts';
import { signInFormOf } from './support/portal-pages.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/watched-page.ts';
import { walked } from './support/walked.ts';

const { portal, at, account: administrator } = portalWithOneAccount();

const again = { ko: againKo, en: againEn };

async function enter(page: Page, path: string, language: Language) {
  await enterAs(page, administrator, at(path), language);
  await page.locator('h1').waitFor();
}

async function expectSound(page: Page) {
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}

const words = {
  ko: {
    add: '부서 추가',
    save: '저장',
    cancel: '취소',
    undo: '실행 취소',
    remove: '삭제',
    place: '위치',
    history: '변경 이력',
    move: '이동',
    search: '부서 검색',
    target: '상위 부서',
    nobodyIn: (name: string) => `${name} 0명`,
    refusal: '하위 부서가 1개 있습니다',
    addEntry: '직급 추가',
    settings: '목록 설정',
    titles: '직책',
    hide: '이 목록 숨기기',
    hidden: '(숨김)',
    up: '위로',
  },
  en: {
    add: 'Add department',
    save: 'Save',
    cancel: 'Cancel',
    undo: 'Undo',
    remove: 'Delete',
    place: 'Move',
    history: 'History',
    move: 'Move',
    search: 'Search departments',
    target: 'Parent department',
    nobodyIn: (name: string) => `${name} 0 members`,
    refusal: 'This department has sub-departments (1).',
    addEntry: 'Add to Job ranks',
    settings: 'List settings',
    titles: 'Job titles',
    hide: 'Hide this list',
    hidden: '(hidden)',
    up: 'Move',
  },
} as const;

for (const [language, width] of walked(
  [
    ['ko', 1440],
    ['en', 360],
  ] as const,
  'last',
)) {
  const said = words[language];
  const code = (name: string) => `${name}${language}`.toUpperCase();

  async function addDepartment(page: Page, name: string) {
    await page.getByRole('button', { name: said.add, exact: true }).first().click();
    const panel = page.getByRole('dialog');
    await panel.locator('[name=departmentName]').fill(name);
    await panel.locator('[name=englishDepartmentName]').fill(name);
    await panel.locator('[name=departmentCode]').fill(code(name).toLowerCase());
    await panel.getByRole('button', { name: said.save, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`item=${code(name)}$`));
    await expect(panel.getByRole('heading', { name })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
  }

  test.describe(`the organisation's sections in ${language} at ${width}`, () => {
    // Asked before the sign-in: the session's call is refused then. The third is the refusal that is looked for.
    test.use({ refusedCalls: ['/api/v1/session', `/api/v1/departments/${code('Sales')}`] });

    test('DEP-01 DEP-03 DEP-09 ACS-07 RTE-12 departments are created, moved by keyboard and button, undone, and refused with a number', async ({
      watched: page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await enter(page, '/console/departments', language);
      for (const name of ['Sales', 'Seoul', 'Plan']) await addDepartment(page, name);
      const row = (name: string) => page.getByRole('treeitem', { name: `${name} ${code(name)}` });
      await expect(row('Plan')).toHaveAttribute('aria-level', '2');
      await expectSound(page);
      // Alt and an arrow put Seoul under Sales, which stands above it.
      await page.getByRole('tree').focus();
      await row('Seoul').click();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await page.getByRole('tree').focus();
      await page.keyboard.press('Alt+ArrowRight');
      await expect(row('Seoul')).toHaveAttribute('aria-level', '3');
      await page.keyboard.press('Control+z');
      await expect(row('Seoul')).toHaveAttribute('aria-level', '2');
      // The same by button and search, for those who drag nothing.
      await row('Seoul').click();
      const panel = page.getByRole('dialog');
      await panel.getByRole('tab', { name: said.place }).click();
      const chooseSales = async () => {
        await panel.getByRole('combobox', { name: said.target }).fill(code('Sales'));
        await panel.getByRole('option', { name: said.nobodyIn('Sales') }).click();
      };
      await chooseSales();
      await expectSound(page);
      await panel.getByRole('button', { name: said.move, exact: true }).press('Enter');
      await expect(row('Seoul')).toHaveAttribute('aria-level', '3');
      // Over a narrow screen the panel is a layer of its own: the focus stays in it, and the undo stands in it too.
      await expect(panel.locator(':focus')).toHaveCount(1);
      await page.getByRole('button', { name: said.undo }).last().click();
      await expect(row('Seoul')).toHaveAttribute('aria-level', '2');
      await expect(panel.locator(':focus')).toHaveCount(1);
      await chooseSales();
      await panel.getByRole('button', { name: said.move, exact: true }).click();
      await expect(row('Seoul')).toHaveAttribute('aria-level', '3');
      await panel.getByRole('tab', { name: said.history }).click();
      await expect(panel.getByRole('listitem').first()).toContainText('Sales');
      await expectSound(page);
      await page.keyboard.press('Escape');
      // One foot has all that is done with a department, and a way out.
      await row('Sales').click();
      const ways = panel.getByRole('button', { name: new RegExp(`^(${said.save}|${said.cancel}|${said.remove})$`) });
      await expect(ways).toHaveText([said.remove, said.cancel, said.save]);
      for (const way of await ways.all()) await expect(way).toBeInViewport({ ratio: 1 });
      await ways.nth(1).click();
      await expect(panel).toBeHidden();
      // A department with another one under it stays, and the alert says how many.
      await row('Sales').click();
      await panel.getByRole('button', { name: said.remove }).click();
      await expect(page.getByRole('alertdialog')).toContainText(said.refusal);
      await page.getByRole('alertdialog').getByRole('button').last().click();
      await page.keyboard.press('Escape');
      await row('Plan').click();
      await panel.getByRole('button', { name: said.remove }).click();
      await expect(row('Plan')).toHaveCount(0);
      await page.getByRole('button', { name: said.undo }).last().click();
      await expect(row('Plan')).toHaveAttribute('aria-level', '2');
      // One to choose says the way down to it, and how many people are there.
      await row('Plan').click();
      await panel.getByRole('tab', { name: said.place }).click();
      await panel.getByRole('combobox', { name: said.target }).fill(code('Seoul'));
      await expect(panel.getByRole('option', { name: `Seoul ${said.nobodyIn('Sales')}`, exact: true })).toBeVisible();
      await panel.getByRole('combobox', { name: said.target }).press('Escape');
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await page.getByRole('textbox', { name: said.search }).fill('seo');
      await expect(page).toHaveURL(/#q=seo/);
      await expect(page.getByRole('row').filter({ hasText: code('Seoul') })).toContainText('Sales');
      await expectSound(page);
    });

    test('RNK-01 RNK-02 job ranks and titles are two lists that can be ordered, renamed and hidden', async ({
      watched: page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await enter(page, '/console/job-ranks', language);
      const panel = page.getByRole('dialog');
      for (const name of ['Alpha', 'Beta']) {
        await page.getByRole('button', { name: said.addEntry, exact: true }).first().click();
        await panel.locator('[name=jobRankName]').fill(name);
        await panel.locator('[name=jobRankCode]').fill(code(name));
        await panel.getByRole('button', { name: said.save, exact: true }).click();
        await expect(panel).toBeHidden();
      }
      const rows = page.getByRole('row').filter({ hasText: new RegExp(`${code('Alpha')}|${code('Beta')}`) });
      await expect(rows.first()).toContainText('Alpha');
      await rows
        .last()
        .getByRole('button', { name: new RegExp(said.up) })
        .first()
        .press('Enter');
      await expect(rows.first()).toContainText('Beta');
      // At the top the arrow stays, and so does the focus.
      await expect(rows.first().getByRole('button').first()).toBeFocused();
      await rows.last().dragTo(rows.first());
      await expect(rows.first()).toContainText('Alpha');
      await expectSound(page);
      await page.getByRole('tab').nth(1).click();
      await expect(page).toHaveURL(/list=titles/);
      await page.getByRole('button', { name: said.settings }).click();
      await panel.getByLabel(said.hide).check();
      await panel.getByRole('button', { name: said.save, exact: true }).click();
      await expect(page.getByRole('tab').nth(1)).toContainText(said.hidden);
      await expectSound(page);
      await page.getByRole('button', { name: said.undo }).last().click();
      await expect(page.getByRole('tab').nth(1)).toHaveText(said.titles);
    });
  });
}

test.describe('an unknown address', () => {
  test.use({ refusedCalls: ['/api/v1/session', '/api/v1/departments/GONE', '/api/v1/employees/'] });

  test('DEP-01 ACS-01 an address without a result shows it as missing, whatever is wrong with it', async ({
    watched: page,
  }) => {
    await enter(page, '/console/departments?item=GONE', 'en');
    await expect(page.getByRole('dialog')).toBeVisible();
    for (const path of [
      'departments?item=GONE',
      'departments?item=no%20code',
      'employees?item=no-id',
      'employees?item=01890000-0000-7000-8000-000000000000',
    ]) {
      await page.goto(at(`/console/${path}`));
      const panel = page.getByRole('dialog');
      await expect(panel.getByRole('alert')).toHaveText(base.errors.CO404);
      await expectAccessible(page);
    }
  });
});

test.describe('two administrators at one department', () => {
  // The session is asked before the sign-in, and the stale form is refused.
  test.use({ refusedCalls: ['/api/v1/session', '/api/v1/departments/STALE'] });

  test('DEP-01 an outdated form overwrites nothing and offers the present values', async ({ watched: page }) => {
    const other = await portal.signInBeside(administrator);
    const names = { departmentName: '처음', englishDepartmentName: 'First', language: 'ko' };
    await other.post('/api/v1/departments', { departmentCode: 'STALE', ...names, parentDepartmentCode: 'TOP' });
    await page.setViewportSize({ width: 1440, height: 800 });
    await enter(page, '/console/departments?item=STALE', 'ko');
    const panel = page.getByRole('dialog', { name: '처음' });
    const [name, english] = [page.locator('[name=departmentName]'), page.locator('[name=englishDepartmentName]')];
    await expect(name).toHaveValue('처음');
    await other.put('/api/v1/departments/STALE', { ...names, departmentName: '둘째' });
    await english.fill('Second');
    await panel.getByRole('button', { name: '저장' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('그 사이에 다른 변경 사항이 저장되었습니다');
    await expectAccessible(page);
    await question.getByRole('button', { name: '입력한 내용 유지' }).click();
    await expect(english).toHaveValue('Second');
    await panel.getByRole('button', { name: '저장' }).click();
    await question.getByRole('button', { name: '현재 내용 불러오기' }).click();
    await expect(name).toHaveValue('둘째');
    await expect(english).toHaveValue('First');
  });
});

test.describe('a session that ended during input', () => {
  test.use({ refusedCalls: ['/api/v1/session', '/api/v1/departments'] });

  const departmentCalled = (name: string) => ({
    departmentName: name,
    englishDepartmentName: name,
    departmentCode: name.toUpperCase(),
  });

  /** Types a new department and saves it when the session has ended elsewhere: the question stands there now. */
  async function saveTooLate(page: Page, language: keyof typeof words, typed: Record<string, string>) {
    await enter(page, '/console/departments?panel=new', language);
    // All that the section asks for by itself: a call that finds no session any more leads to the sign-in.
    await page.waitForLoadState('networkidle');
    const panel = page.getByRole('dialog');
    for (const [name, value] of Object.entries(typed)) await panel.locator(`[name=${name}]`).fill(value);
    const other = await portal.signInBeside(administrator);
    expect((await other.delete(logOutEverywhere.path)).status).toBe(200);
    const save = panel.getByRole('button', { name: words[language].save, exact: true });
    await save.press('Enter');
    return { panel, save };
  }

  /** Takes the question's way to the sign-in, in a page of its own that knows nothing of this one. */
  async function signInBeside(
    page: Page,
    asked: { readonly title: string; readonly logIn: string },
    { loginId, password }: Pick<typeof administrator, 'loginId' | 'password'>,
  ) {
    const question = page.getByRole('alertdialog', { name: asked.title });
    const [beside] = await Promise.all([
      page.context().waitForEvent('page'),
      question.getByRole('button', { name: asked.logIn }).press('Enter'),
    ]);
    const wayBack = beside.getByText(enAccounts.logIn.reasons.beside);
    await expect(wayBack.or(beside.getByText(koAccounts.logIn.reasons.beside))).toBeVisible();
    await expectAccessible(beside);
    await signInFormOf(beside).logIn(loginId, password);
    await expect(beside).toHaveURL(at('/portalapp/home'));
    expect(await beside.evaluate(() => opener === null)).toBe(true);
    await beside.close();
  }

  test('ACC-01 ACS-01 another user who signs in beside the form saves nothing, and its owner can save it then', async ({
    watched: page,
  }) => {
    const said = again.en;
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/v1/departments')) sent.push(request.url());
    });
    const stranger = await portal.newAccount();
    const { panel, save } = await saveTooLate(page, 'en', departmentCalled('Mine'));
    await signInBeside(page, said, stranger);
    expect(sent).toHaveLength(1);
    await save.press('Enter');
    const question = page.getByRole('alertdialog', { name: said.other.title });
    await expect(question).toContainText(said.other.text);
    // Neither is named to the other by it.
    await expect(question).not.toContainText(stranger.fullName);
    await expectSound(page);
    await page.keyboard.press('Escape');
    await expect(question).toBeVisible();
    // While the stranger cannot be signed out, the sign-in would lead them home: a message says so, and asks once more.
    const logOutRefused = { status: 429, json: { errorCode: 'CO429' } };
    await page.route('**/api/v1/session', (route) =>
      route.request().method() === 'DELETE' ? route.fulfill(logOutRefused) : route.fallback(),
    );
    await question.getByRole('button', { name: said.other.logIn }).press('Enter');
    await expect(page.getByRole('alertdialog')).toContainText(base.errors.CO429);
    await expectSound(page);
    await page.keyboard.press('Escape');
    expect(page.context().pages()).toHaveLength(1);
    await page.unroute('**/api/v1/session');
    await save.press('Enter');
    await signInBeside(page, said.other, administrator);
    expect(sent).toHaveLength(1);
    await expect(panel.locator('[name=departmentName]')).toHaveValue('Mine');
    await save.press('Enter');
    await expect(page).toHaveURL(/item=MINE/);
    expect(sent).toHaveLength(2);
  });

  test('ACS-01 another user who signs in beside the form continues at their own home, on a phone', async ({
    watched: page,
  }) => {
    const said = again.ko;
    await page.setViewportSize({ width: 360, height: 800 });
    const stranger = await portal.newAccount();
    const { save } = await saveTooLate(page, 'ko', departmentCalled('Left'));
    await signInBeside(page, said, stranger);
    await save.press('Enter');
    const question = page.getByRole('alertdialog', { name: said.other.title });
    await expect(question).toBeVisible();
    await expectSound(page);
    // Chosen by name: the browser does not ask once more whether the page may be left.
    await question.getByRole('button', { name: said.other.home }).press('Enter');
    await expect(page).toHaveURL(at('/portalapp/home'));
    await expect(page.getByRole('banner').getByText(stranger.companyName)).toBeVisible();
  });

  for (const [language, width] of walked([
    ['ko', 1440],
    ['en', 360],
  ] as const))
    test(`ACS-01 is renewed by a sign-in beside the form, and the form is saved, in ${language} at ${width}`, async ({
      watched: page,
    }) => {
      const said = again[language];
      await page.setViewportSize({ width, height: 800 });
      const typed = { ...departmentCalled('Late'), departmentCode: `LATE${language}` };
      const { panel, save } = await saveTooLate(page, language, typed);
      const question = page.getByRole('alertdialog', { name: said.title });
      await expect(question).toContainText(said.text);
      await expectSound(page);
      await question.getByText(said.close, { exact: true }).click();
      await expect(question).toBeHidden();
      await save.press('Enter');
      await signInBeside(page, said, administrator);
      await expect(question).toBeHidden();
      for (const [name, value] of Object.entries(typed))
        await expect(panel.locator(`[name=${name}]`)).toHaveValue(value);
      await save.press('Enter');
      await expect(page).toHaveURL(new RegExp(`item=LATE${language}`, 'i'));
      await expect(panel.getByRole('heading', { name: 'Late' })).toBeVisible();
    });
});
