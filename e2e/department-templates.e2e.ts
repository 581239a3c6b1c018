import { en as departmentTexts } from '../contract/src/organisation/departments/messages/en.ts';
import { en } from '../web/src/features/organisation/departments/messages/en.ts';
import { englishNames, templates } from '../web/src/features/organisation/departments/templates/template.ts';
import { enterAs } from './support/accounts.ts';
import { portalWithOneAccount } from './support/one-account.ts';
import { filled } from './support/texts.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/watched-page.ts';

const { errors } = departmentTexts;
const { at, account } = portalWithOneAccount();
test.use({ refusedCalls: ['/api/v1/departments'] });

const countOf = (kind: keyof typeof templates) => templates[kind].flatMap(([top, under]) => [top, ...under]).length;

test('DEP-08 ACS-01 a company without departments creates a tree from a template; a refused row remains and the others are saved', async ({
  watched: page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enterAs(page, account, at('/console/departments'), 'en');
  await page.getByRole('button', { name: en.template.open }).click();
  await expect(page).toHaveURL(/panel=template/);
  await page.getByRole('radio', { name: en.suggested.tech }).check();
  const row = (name: string) => page.getByRole('group', { name, exact: true });
  await expect(row(englishNames.BACKEND).locator('[name=departmentCode]')).toHaveValue('BACKEND');
  await row(englishNames.PRODUCT).getByRole('checkbox').uncheck();
  // Those under it go along.
  await expect(row(englishNames.DESIGN).getByRole('checkbox')).toBeDisabled();
  await row(englishNames.PRODUCT).getByRole('checkbox').check();
  await row(englishNames.SUPPORT).getByRole('checkbox').uncheck();
  await row(englishNames.DESIGN).locator('[name=departmentCode]').fill('');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/departments'))
      sent.push(request.postDataJSON().departmentCode);
  });
  const create = (count: number) =>
    page.getByRole('button', { name: filled(en.template.create, { count }), exact: true }).click();
  const all = countOf('tech') - 1;
  await create(all);
  await expect(row(englishNames.DESIGN).locator('[name=departmentCode]')).toBeFocused();
  expect(sent).toEqual([]);
  await row(englishNames.DESIGN).locator('[name=departmentCode]').fill('DESIGN');
  const engineering = row(englishNames.ENGINEERING).locator('[name=departmentCode]');
  await engineering.fill('HRTEAM');
  await expectAccessible(page);
  await create(all);
  await expect(engineering).toBeFocused();
  await expect(engineering).toHaveAttribute('aria-invalid', 'true');
  // Those under a refused one are not made elsewhere.
  const left = ['ENGINEERING', 'FRONTEND', 'BACKEND', 'PLATFORM'];
  await expect(page.getByText(errors.DEPARTMENT_PARENT)).toHaveCount(left.length - 1);
  await expect(page.getByText(en.template.made, { exact: true })).toHaveCount(all - left.length);
  const first = sent.length;
  expect(first).toBe(all - left.length + 1);
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await engineering.fill('ENGINEERING');
  await create(left.length);
  await expect(page.getByText(filled(en.template.done, { count: left.length }))).toBeVisible();
  expect(sent.slice(first)).toEqual(left);
  await expect(page.getByRole('treeitem', { name: englishNames.ENGINEERING })).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(at('/console/departments?panel=template'));
  // What stands right under the company is kept.
  await expect(row(englishNames.CORPORATE).getByText(en.template.there)).toBeVisible();
});
