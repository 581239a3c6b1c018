import { anniversaryLimits } from '../contract/src/workplace/anniversaries/limits.ts';
import { en as base } from '../contract/src/kernel/messages/en.ts';
import { en as ranks } from '../web/src/features/organisation/job-ranks/messages/en.ts';
import { en as menus } from '../web/src/features/workplace/menus/messages/en.ts';
import { en as shell } from '../web/src/features/views/console/messages/en.ts';
import { en as portalTexts } from '../web/src/features/views/portal/messages/en.ts';
import { en } from '../web/src/features/views/setup/messages/en.ts';
import { signInFormOf } from './support/portal-pages.ts';
import { expect, expectAccessible, test } from './support/watched-page.ts';
import { portalWithSetUps, standing, Wizard } from './support/wizard.ts';

const { portal, at, logIn, skipTo } = portalWithSetUps();
test.use({
  refusedCalls: [
    ...standing,
    '/readEmployeeByUserId',
    '/compconfig',
    '/topmenu',
    '/ptconf',
    '/set-up/step',
    '/title/create',
  ],
});

test('WIZ-07 WIZ-21 WIZ-23 each failure shows the specification’s message and leads to its page', async ({
  watched: page,
}) => {
  const wizard = new Wizard(page, 'en', false);
  const alert = page.getByRole('alertdialog', { name: 'Notice' });
  const refused = (errorCode: string) => ({
    status: 403,
    json: { errorCode, errorMessage: '', fields: [], requestId: '' },
  });
  const failing = async (path: string, errorCode: string) => {
    await page.route(path, (call) => call.fulfill(refused(errorCode)));
  };
  const leaveAlert = async (text: string | RegExp) => {
    await expect(alert).toContainText(text);
    await page.keyboard.press('Escape');
    await expect(alert).toBeVisible();
    await alert.getByRole('button').click();
  };
  await logIn(page, await portal.newAdministrator(), 'en');
  await wizard.press(en.welcome.start);
  await wizard.expectAtStill('jobRanks');
  await skipTo(page, 'mainPage');
  await failing('**/readEmployeeByUserId', '');
  await page.goto(at('/userapp/wizard/'));
  await leaveAlert(base.errors.CO401);
  await expect(page).toHaveURL(at('/portalapp/home'));
  await page.unroute('**/readEmployeeByUserId');
  await failing('**/calendars/create', 'CO401');
  await page.goto(at('/userapp/wizard/'));
  await leaveAlert(base.errors.CO401);
  await expect(page).toHaveURL(at('/portalapp/home'));
  await page.unroute('**/calendars/create');
  await failing('**/compconfig/update', 'CO401');
  await page.goto(at('/userapp/wizard/'));
  await wizard.expectAt('mainPage');
  await wizard.press(en.next);
  await expect(alert).toContainText(base.errors.CO401);
  await alert.getByRole('button', { name: 'OK' }).click();
  await wizard.expectAtStill('mainPage');
  await page.unroute('**/compconfig/update');
  await wizard.next('menus');
  await failing('**/set-up/step', 'CO403');
  await wizard.press(en.skip);
  await expect(alert).toContainText(en.ended);
  await page.unroute('**/set-up/step');
  await alert.getByRole('button', { name: 'OK' }).click();
  await wizard.expectAt('menus');
  await failing('**/topmenu/list*', 'CO401');
  await wizard.startEmpty(menus.addGroup);
  await wizard.press(menus.addGroup);
  await leaveAlert(/\S/);
  await expect(page).toHaveURL(at('/portalapp/home'));
  await page.unroute('**/topmenu/list*');
  await page.route('**/set-up/arrivals', (call) =>
    call.fulfill({
      json: { state: 'elsewhere', step: 'menus', homeScreen: 'PT', country: 'KR', isMailConnected: false },
    }),
  );
  await page.goto(at('/userapp/wizard/'));
  await leaveAlert(en.taken);
  await expect(page).toHaveURL(at('/portalapp/home'));
  await page.unroute('**/set-up/arrivals');
  await skipTo(page, 'guideApproval');
  await failing('**/policy/update/ptconf', 'CO401');
  await page.goto(at('/userapp/wizard/'));
  await wizard.press(en.toMain);
  await expect(alert).toContainText(base.errors.CO403);
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('heading', { level: 1, name: en.steps.guideApproval.title })).toBeVisible();
});

test('WIZ-18 ERR-04 a sign-in elsewhere has no effect, and a save after it ended there is refused with that reason, and leads on', async ({
  watched: page,
}) => {
  const wizard = new Wizard(page, 'en', false);
  const account = await portal.newAdministrator();
  await logIn(page, account, 'en');
  await expect(page.getByText(en.welcome.once)).toBeVisible();
  await wizard.press(en.welcome.start);
  await wizard.expectAtStill('jobRanks');
  const telephone = await portal.signInBeside(account);
  await wizard.add(ranks.addRank, { jobRankName: 'Lead', jobRankCode: 'l1' }, 'Lead');
  await wizard.next('departments');
  await wizard.press(en.previous);
  await wizard.press(ranks.addRank);
  const popup = page.getByRole('dialog', { name: ranks.addRank });
  await popup.locator('[name=jobRankCode]').fill('g1');
  await popup.locator('[name=jobRankName]').fill('Principal');
  expect((await telephone.delete('/api/v1/set-up/run-elsewhere')).status).toBe(200);
  await popup.locator('[name=jobRankName]').press('Enter');
  const alert = page.getByRole('alertdialog', { name: 'Notice' });
  await expect(alert).toContainText(en.ended);
  await alert.getByRole('button', { name: 'OK' }).click();
  // WIZ-25: what was saved is kept, and the console has the rest.
  await expect(alert).toContainText(en.closed);
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(at('/console'));
});

test('WIZ-18 WIZ-25 LIM-02 a user whose browser was closed is led to the console, ends the set-up there, and then has the console’s limits', async ({
  watched: page,
}) => {
  const wizard = new Wizard(page, 'en', false);
  const account = await portal.newAdministrator();
  await logIn(page, account, 'en');
  await wizard.press(en.welcome.start);
  await wizard.expectAtStill('jobRanks');
  // The cookies of the set-up and of the session end with the browser, and so does the page, which would ask to sign in.
  await page.goto('about:blank');
  await page.context().clearCookies({ name: /(setup|sid)$/i });
  await page.goto(at('/loginapp'));
  await signInFormOf(page).logIn(account.loginId, account.password);
  await expect(page).toHaveURL(at('/portalapp/home'));
  await page.goto(at('/userapp/wizard/'));
  const alert = page.getByRole('alertdialog', { name: 'Notice' });
  await expect(alert).toContainText(en.otherBrowser);
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(at('/console'));
  await page.goto(at('/portalapp/home'));
  await page.getByRole('link', { name: portalTexts.home.ownSetUpRuns }).click();
  await expect(page).toHaveURL(at('/console'));
  const end = page.getByRole('main').getByRole('button', { name: shell.ownSetUp.end });
  await expect(page.getByRole('paragraph').filter({ hasText: shell.notices.ownSetUp })).toBeVisible();
  await expectAccessible(page);
  await end.click();
  const question = page.getByRole('alertdialog', { name: shell.ownSetUp.ask });
  await expect(question).toContainText(shell.ownSetUp.askText);
  await question.getByRole('button', { name: 'Cancel' }).click();
  const limitOf = async () =>
    ((await (await page.request.get(at('/api/v1/anniversaries'))).json()) as { limit: number }).limit;
  expect(await limitOf()).toBe(anniversaryLimits.setUpAnniversaries);
  await end.click();
  await question.getByRole('button', { name: shell.ownSetUp.end }).click();
  await expect(page.getByText(shell.ownSetUp.done)).toBeVisible();
  await expect(page.getByText(shell.notices.ownSetUp)).toHaveCount(0);
  // A button that is gone leaves the focus to the page's heading.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  // Everything is made in the console now, which is not held to the set-up's limits.
  expect(await limitOf()).toBe(anniversaryLimits.anniversaries);
  await page.goto(at('/userapp/wizard/'));
  await expect(alert).toContainText(en.closed);
  await expectAccessible(page);
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(at('/console'));
  await expect(page.getByRole('heading', { name: shell.start.checklist })).toBeVisible();
});
