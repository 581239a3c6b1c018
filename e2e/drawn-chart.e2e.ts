import { en } from '../web/src/features/people/organisation-charts/messages/en.ts';
import { ko } from '../web/src/features/people/organisation-charts/messages/ko.ts';
import { enterAs } from './support/accounts.ts';
import { sharedProduct } from './support/one-account.ts';
import { PortalProduct } from './support/portal-pages.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/watched-page.ts';
import type { MemberCard } from '@madang/contract/people/organisation-charts/routes.ts';

const portal = new PortalProduct();
test.describe.configure({ mode: 'serial' });
sharedProduct(portal);

/** A company of two branches, whose sales have a head. */
async function makeCompany() {
  const leader = await portal.newAccount();
  const colleague = await portal.newColleague(leader);
  const session = await portal.signInBeside(leader);
  const departments = [
    ['SALES', '영업본부', 'Sales Division', 'TOP'],
    ['HOMES', '국내영업팀', 'Domestic Sales', 'SALES'],
    ['ABROAD', '해외영업팀', 'Overseas Sales', 'SALES'],
    ['GOODS', '상품본부', 'Product Division', 'TOP'],
    ['DESIGN', '디자인팀', 'Design', 'GOODS'],
  ] as const;
  for (const [departmentCode, departmentName, englishDepartmentName, parentDepartmentCode] of departments) {
    const names = { departmentName, englishDepartmentName, language: 'ko', beforeDepartmentCode: '' };
    const body = { departmentCode, parentDepartmentCode, ...names };
    expect((await session.post('/api/v1/departments', body)).status).toBe(200);
  }
  const { items } = (await session.get('/api/v1/organisation/departments/TOP/members')).json<{ items: MemberCard[] }>();
  const personIds = items.filter(({ loginId }) => loginId === colleague.loginId).map(({ personId }) => personId);
  expect((await session.put('/api/v1/organisation/departments/SALES/heads', { personIds })).status).toBe(200);
  const post = await session.post(`/api/v1/employees/${personIds[0]}/posts`, {
    departmentCode: 'DESIGN',
    jobTitleCode: '',
  });
  expect(post.status).toBe(200);
  return { leader, colleague };
}

test.describe('the drawn chart, in ko at 1440', () => {
  test.use({ locale: 'ko-KR', viewport: { width: 1440, height: 900 } });

  test('DEP-05 ACS-01 the chart is navigated, zoomed, searched, printed and downloaded', async ({
    watched: page,
  }, info) => {
    const { leader, colleague } = await makeCompany();
    await enterAs(page, leader, portal.at('/portalapp/organisation'), 'ko');
    const chart = page.getByRole('tree', { name: ko.title });
    const cards = chart.getByRole('treeitem');
    await expect(cards).toHaveCount(3);
    await expect(cards.filter({ hasText: '영업본부' })).toContainText(colleague.fullName);
    await page.getByRole('button', { name: ko.openAll }).click();
    await expect(cards).toHaveCount(6);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.screenshot({ path: info.outputPath('chart.png') });

    // By keyboard, as the tree.
    await chart.focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowLeft');
    await expect(cards).toHaveCount(4);
    await page.keyboard.press('ArrowRight');
    await expect(cards).toHaveCount(6);
    await page.keyboard.press('-');
    await expect(page.getByRole('status', { name: ko.zoom.label })).toHaveText('80%');
    await page.keyboard.press('+');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/department=SALES/);
    await expect(page.getByRole('list', { name: ko.heads.title })).toContainText(colleague.fullName);
    await expectAccessible(page);
    await page.screenshot({ path: info.outputPath('chart-department.png') });
    await page.getByRole('button', { name: ko.close }).click();
    await expect(page).not.toHaveURL(/department=/);

    // What is found is flown to, with the face of the person.
    await page.getByRole('button', { name: ko.closeAll }).click();
    const term = page.getByRole('search').getByRole('searchbox');
    await term.fill('해외');
    await term.press('Enter');
    await page.getByRole('button', { name: /해외영업팀/ }).click();
    await expect(cards.filter({ hasText: '해외영업팀' })).toHaveAttribute('aria-selected', 'true');
    await expect(chart).toBeFocused();
    await term.fill(colleague.fullName);
    await term.press('Enter');
    await page.getByRole('region', { name: ko.people }).getByRole('button').first().click();
    // The person has a card below the one of their department, whose own stays; the keyboard goes on there.
    const person = cards.filter({ hasText: ko.foundHere });
    await expect(person).toContainText(colleague.fullName);
    await expect(person).toBeInViewport();
    await expect(chart).toBeFocused();
    await expect(chart).toHaveAttribute('aria-activedescendant', (await person.getAttribute('id')) ?? '');
    await expectAccessible(page);
    await page.screenshot({ path: info.outputPath('chart-found.png') });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toContainText(colleague.fullName);
    await page.keyboard.press('Escape');
    await expect(chart).toBeFocused();

    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(page.locator('svg text').filter({ hasText: '영업본부' })).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(chart).toBeHidden();
    await page.screenshot({ path: info.outputPath('chart-printed.png') });
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('button', { name: ko.takeAway }).click();
    for (const [text, ending] of [
      [ko.picture, 'png'],
      [ko.vectorPicture, 'svg'],
    ] as const) {
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: text }).click();
      const file = await saved;
      expect(file.suggestedFilename()).toBe(`${ko.title}.${ending}`);
      await file.saveAs(info.outputPath(`saved.${ending}`));
    }

    await page.getByRole('button', { name: ko.views.list, exact: true }).click();
    await expect(page.getByRole('table')).toContainText(colleague.fullName);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.screenshot({ path: info.outputPath('list.png') });
    await page.getByRole('button', { name: ko.views.tree, exact: true }).click();
    await expect(page.getByRole('tree')).toBeVisible();
    await expectAccessible(page);
  });

  test('DEP-05 few of ten thousand departments are drawn', async ({ watched: page }, info) => {
    const leader = await portal.newAccount();
    await stubLargeChart(page);
    await enterAs(page, leader, portal.at('/portalapp/organisation'), 'ko');
    const chart = page.getByRole('tree', { name: ko.title });
    await page.getByRole('button', { name: ko.openAll }).click();
    await expect(chart.getByRole('treeitem').nth(20)).toBeVisible();
    const frames = await chart.evaluate(async (stage) => {
      const lengths: number[] = [];
      let before = performance.now();
      const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
      await frame();
      for (let step = 0; step < 120; step += 1) {
        stage.scrollBy(step % 2 === 0 ? 180 : 120, step % 3 === 0 ? 40 : -20);
        const now = await frame();
        lengths.push(now - before);
        before = now;
      }
      return lengths.slice(2).toSorted((a, b) => a - b);
    });
    await info.attach('frames', { body: JSON.stringify(frames) });
    console.log(`frames while scrolling: median ${frames[59]}, 95 % ${frames[112]}, longest ${frames.at(-1)} ms`);
    expect(await chart.getByRole('treeitem').count()).toBeLessThan(300);
    for (let press = 0; press < 8; press += 1) await page.getByRole('button', { name: ko.zoom.out }).click();
    expect(await chart.getByRole('treeitem').count()).toBeLessThan(1_200);
    await page.screenshot({ path: info.outputPath('chart-large.png') });
  });
});

test.describe('the drawn chart, in en at 360', () => {
  test.use({ locale: 'en-US', viewport: { width: 360, height: 740 }, colorScheme: 'dark' });

  test('DEP-05 ACS-01 a phone shows branches with the path upwards', async ({ watched: page }, info) => {
    const { leader, colleague } = await makeCompany();
    await enterAs(page, leader, portal.at('/portalapp/organisation'), 'en');
    const below = page.getByRole('region', { name: en.below });
    await expect(below.getByRole('button')).toHaveCount(2);
    await expect(below).toContainText(colleague.fullName);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.screenshot({ path: info.outputPath('branches.png'), fullPage: true });
    await below.getByRole('button', { name: /Sales Division/ }).press('Enter');
    await expect(below.getByRole('button')).toHaveCount(2);
    await expect(page.getByRole('list', { name: en.heads.title })).toContainText(colleague.fullName);
    await expectAccessible(page);
    await page.screenshot({ path: info.outputPath('branch.png'), fullPage: true });
    await page.getByRole('navigation', { name: en.above }).getByRole('button').first().press('Enter');
    await expect(below).toContainText('Product Division');
    await page.getByRole('button', { name: en.views.list, exact: true }).click();
    await expect(page.getByRole('table')).toContainText(colleague.fullName);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.screenshot({ path: info.outputPath('list-phone.png'), fullPage: true });
  });
});

/** The chart of a company that no test fills: a hundred divisions of a hundred teams. */
async function stubLargeChart(page: Parameters<typeof enterAs>[0]) {
  const named = (departmentCode: string, parentDepartmentCode: string) => ({
    departmentCode,
    departmentName: `부서 ${departmentCode}`,
    englishDepartmentName: `Department ${departmentCode}`,
    parentDepartmentCode,
  });
  const codes = Array.from({ length: 100 }, (_, at) => `D${String(at).padStart(3, '0')}`);
  const items = [
    named('TOP', ''),
    ...codes.map((code) => named(code, 'TOP')),
    ...codes.flatMap((code) => codes.slice(1).map((below) => named(`${code}${below}`, code))),
  ];
  await page.route('**/api/v1/organisation', (route) =>
    route.fulfill({ json: { items, total: { count: items.length, isExact: true }, next: null } }),
  );
}
