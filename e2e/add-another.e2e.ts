import { ko as shellKo } from '../web/src/app/messages/ko.ts';
import { ko as fieldsKo } from '../contract/src/organisation/job-ranks/messages/ko.ts';
import { enterAs } from './support/accounts.ts';
import { portalWithOneAccount } from './support/one-account.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/watched-page.ts';

const { at, account } = portalWithOneAccount();

for (const width of [1440, 360]) {
  test.describe(`adding several entries in a row at ${width}`, () => {
    test.use({ refusedCalls: ['/api/v1/session'], viewport: { width, height: 800 } });

    test('BLK-10 saving continues with an empty form by keyboard only, and the last one closes the panel', async ({
      watched: page,
    }) => {
      await enterAs(page, account, at('/console/job-ranks?panel=new'), 'ko');
      const panel = page.getByRole('dialog');
      const name = panel.getByLabel(fieldsKo.fields.jobRankName, { exact: false }).first();
      const fill = async (word: string, code: string) => {
        await name.fill(word);
        await panel.getByLabel(fieldsKo.fields.englishJobRankName).fill(`Rank ${code}`);
        await panel.getByLabel(fieldsKo.fields.jobRankCode).fill(code);
      };
      const another = panel.getByRole('button', { name: shellKo.ui.andAnother });
      await fill(`사원${width}`, `A${width}`);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await another.press('Enter');
      await expect(name).toHaveValue('');
      await expect(name).toBeFocused();
      // What lacks something is not left, and Enter saves as the form's own button does.
      await another.press('Enter');
      await expect(name).toBeFocused();
      await fill(`대리${width}`, `B${width}`);
      await panel.getByLabel(fieldsKo.fields.jobRankCode).press('Enter');
      await expect(panel).toBeHidden();
      for (const word of [`사원${width}`, `대리${width}`])
        // oxlint-disable-next-line no-await-in-loop
        await expect(page.getByRole('main').getByText(word, { exact: true }).first()).toBeVisible();
    });
  });
}
