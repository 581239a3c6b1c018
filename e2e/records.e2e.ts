import { en } from '../web/src/features/views/audit-log/messages/en.ts';
import { ko } from '../web/src/features/views/audit-log/messages/ko.ts';
import { ko as operations } from '../contract/src/views/audit-log/messages/ko.ts';
import { en as englishOperations } from '../contract/src/views/audit-log/messages/en.ts';
import { enterAs } from './support/accounts.ts';
import { sharedProduct } from './support/one-account.ts';
import { PortalProduct } from './support/portal-pages.ts';
import { walked } from './support/walked.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/watched-page.ts';

const portal = new PortalProduct();
test.describe.configure({ mode: 'serial' });
sharedProduct(portal);

const journeys = [
  ['ko', ko, operations, 1440],
  ['en', en, englishOperations, 360],
] as const;
for (const [language, texts, said, width] of walked(journeys)) {
  test.describe(`the audit log, in ${language} at ${width}`, () => {
    test.use({ locale: language === 'ko' ? 'ko-KR' : 'en-US', viewport: { width, height: 800 } });

    test('MEM-07 a change is found, read beside the list, and undone from its record', async ({
      watched: page,
    }, info) => {
      const leader = await portal.newAccount();
      const session = await portal.signInBeside(leader);
      const names = (departmentName: string) => ({ departmentName, englishDepartmentName: 'Sales', language: 'ko' });
      const place = { parentDepartmentCode: 'TOP', beforeDepartmentCode: '' };
      const made = await session.post('/api/v1/departments', { departmentCode: 'SALES', ...names('영업'), ...place });
      expect(made.status).toBe(200);
      expect((await session.put('/api/v1/departments/SALES', names('판매'))).status).toBe(200);
      await enterAs(page, leader, portal.at('/console/records'), language);
      await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await expect(page.getByText('영업 → 판매')).toBeVisible();
      await page.screenshot({ path: info.outputPath(`records-${width}.png`) });
      await page.getByRole('link').filter({ hasText: '영업 → 판매' }).first().press('Enter');
      const panel = page.getByRole('dialog', { name: said.operations['change-department'] });
      await expect(panel.getByText(texts.columns.record)).toBeVisible();
      const list = await page.getByRole('table').boundingBox();
      const beside = await panel.boundingBox();
      // On a wide screen both are seen at once.
      if (width === 1440) expect(beside?.x).toBeGreaterThanOrEqual((list?.x ?? 0) + (list?.width ?? 0));
      await expectAccessible(page);
      await panel.getByRole('button', { name: texts.undo }).click();
      await expect(page.getByText(texts.undone)).toBeVisible();
      expect((await session.get('/api/v1/departments/SALES')).json()).toMatchObject({
        department: { departmentName: '영업' },
      });
      await page.getByLabel(texts.from, { exact: true }).fill('2020-01-01');
      await page.getByLabel(texts.to, { exact: true }).fill('2020-01-02');
      await expect(page.getByText(texts.nothingText)).toBeVisible();
      await page.getByRole('button', { name: texts.period.week }).click();
      await expect(page.getByRole('table')).toBeVisible();
      await page.getByRole('button', { name: texts.clear }).first().click();
      await expect(page.getByRole('table')).toBeVisible();
    });
  });
}
