import { en as jobRanks } from '../contract/src/organisation/job-ranks/messages/en.ts';
import { en as base } from '../contract/src/kernel/messages/en.ts';
import { names as departmentNames } from '../web/src/features/organisation/departments/templates/ko.ts';
import { templates } from '../web/src/features/organisation/departments/templates/template.ts';
import { en as ranks } from '../web/src/features/organisation/job-ranks/messages/en.ts';
import { en } from '../web/src/features/views/setup/messages/en.ts';
import { presets } from '../web/src/features/ground/set-up-steps/presets/kr.ts';
import { filled } from './support/texts.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/watched-page.ts';
import { portalWithSetUps, standing, Wizard } from './support/wizard.ts';

const { portal, at, logIn, beginAt } = portalWithSetUps();
test.use({ refusedCalls: [...standing, '/title/create'] });

const allRanks = presets.ranks.ladder;

test('WIZ-24 WIZ-13 WIZ-19 RTE-01 a Korean company is set up from the suggestions of the steps, in 14 actions', async ({
  watched: page,
}) => {
  const wizard = new Wizard(page, 'ko', false, 'look');
  const { t, days } = wizard.texts;
  await page.setViewportSize({ width: 1440, height: 800 });
  await logIn(page, await portal.newAdministrator(), 'ko');
  let acts = 0;
  const press = (name: string, role: 'button' | 'radio' = 'button') => {
    acts += 1;
    return wizard.press(name, role);
  };
  await press(t.welcome.start);
  await wizard.expectAt('jobRanks');
  for (const { jobRankName } of allRanks) {
    await expect(page.getByRole('group', { name: new RegExp(`\\. ${jobRankName}$`) })).toBeVisible();
  }
  await expectAccessible(page);
  await press(t.saveAndGoOn);
  await wizard.expectAt('departments');
  await expect(page.getByRole('group')).toHaveCount(templates.office.length);
  await expectAccessible(page);
  await press(t.saveAndGoOn);
  await wizard.expectAt('mainPage');
  await press(t.home.PT, 'radio');
  await press(t.next);
  await wizard.expectAt('menus');
  await expect(page.getByRole('group')).toHaveCount(presets.menus.offices.length);
  await press(t.saveAndGoOn);
  await wizard.expectAt('boards');
  await expect(page.getByRole('group')).toHaveCount(presets.boards.basic.length);
  await press(t.saveAndGoOn);
  await wizard.expectAt('anniversaries');
  await expectAccessible(page);
  acts += 1;
  await page.locator('[name=date]').fill('2015-03-02');
  await press(t.saveAndGoOn);
  await wizard.expectAt('review');
  const areas = page.getByRole('list', { name: t.steps.review.title }).getByRole('button');
  for (const [step, number] of [
    ['jobRanks', allRanks.length],
    ['departments', templates.office.length],
    ['menus', presets.menus.offices.length],
    ['boards', presets.boards.basic.length],
    ['anniversaries', 1],
  ] as const) {
    await expect(areas.filter({ hasText: t.steps[step].name }).first()).toContainText(filled(t.registered, { number }));
  }
  for (const step of ['almostDone', 'guideMember', 'guideLink', 'guideApproval'] as const) {
    await press(t.next);
    await wizard.expectAt(step);
  }
  await press(t.toMain);
  await expect(page).toHaveURL(at('/portalapp/home'));
  await expect(page.getByRole('tab', { name: '공지사항' })).toBeVisible();
  expect(days.suggested.founding).toBe(presets.anniversaries.founding[0]?.subject);
  // A click, a chord and a filled field are one each: two or three a step.
  expect(acts).toBe(14);
  const listed = await page.request.get(at('/api/v1/job-ranks'));
  expect((await listed.json()) as unknown).toMatchObject({ items: allRanks });
  const branch = await page.request.get(at('/api/v1/departments/TOP/branch'));
  expect(
    ((await branch.json()) as { items: { departmentName: string }[] }).items.map((each) => each.departmentName),
  ).toEqual(templates.office.map(([code]) => departmentNames[code]));
});

test('WIZ-24 ACS-01 ACS-03 a refused row is named beside it and the others are saved; pressing again sends only that one', async ({
  watched: page,
}) => {
  const wizard = new Wizard(page, 'en', false);
  await page.setViewportSize({ width: 360, height: 800 });
  await beginAt(wizard, 'jobRanks');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/title/create')) sent.push(String(request.postDataJSON().compStrcCd));
  });
  const row = (name: string) => page.getByRole('group', { name: new RegExp(`\\. ${name}$`) });
  const codes = page.locator('[name=jobRankCode]');
  await wizard.press(filled(en.words.takeOut, { name: 'Staff' }));
  await expect(row('Staff')).toHaveCount(0);
  await wizard.press(filled(en.words.bringBack, { name: 'Staff' }));
  await expect(row('Staff')).toBeVisible();
  await row('Senior Staff')
    .getByRole('button', { name: filled(en.words.takeOut, { name: 'Senior Staff' }) })
    .click();
  await wizard.press(ranks.addRank);
  await expect(page.locator('[name=jobRankName]').last()).toBeFocused();
  await wizard.press(en.saveAndGoOn);
  // What a row lacks is said before anything is sent.
  await expect(page.locator('[name=jobRankName]').last()).toBeFocused();
  await expect(page.locator('[name=jobRankName]').last()).toHaveAccessibleDescription(
    filled(base.errors.MB_M_REQUIRED, { validatedName: jobRanks.fields.jobRankName }),
  );
  expect(sent).toEqual([]);
  await page.locator('[name=jobRankName]').last().fill('고문');
  await page.locator('[name=englishJobRankName]').last().fill('Adviser');
  await codes.last().fill('EXEC');
  await wizard.press(en.saveAndGoOn);
  const first = ['EXEC', 'GM', 'DGM', 'MGR', 'AM', 'STAFF', 'EXEC'];
  await expect(codes).toHaveCount(1);
  await expect(row('Adviser').locator('[name=jobRankCode]')).toHaveAttribute('aria-invalid', 'true');
  await expect(row('Adviser').locator('[name=jobRankCode]')).toBeFocused();
  await expect(page.getByRole('list', { name: ranks.ranks, exact: true }).getByRole('listitem')).toHaveCount(6);
  expect(sent).toEqual(first);
  await wizard.expectAtStill('jobRanks');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await codes.fill('ADVISER');
  await wizard.press(en.saveAndGoOn);
  await wizard.expectAt('departments');
  expect(sent).toEqual([...first, 'ADVISER']);
});

test('WIZ-24 in English the days of a Korean company are suggested in English, and stored in Korean', async ({
  watched: page,
}) => {
  const wizard = new Wizard(page, 'en', false);
  await beginAt(wizard, 'anniversaries');
  const { year } = presets.anniversaries;
  const words = year.map(({ englishSubject }) => englishSubject).join(' · ');
  await expect(page.getByRole('radio', { name: words })).toBeVisible();
  await page.getByRole('radio', { name: words }).check();
  for (const [place, { subject }] of year.entries()) {
    await expect(page.locator('[name=subject]').nth(place)).toHaveValue(subject);
  }
});

test('WIZ-24 skipped suggestions save nothing, and Back shows an edited list unchanged', async ({ watched: page }) => {
  const wizard = new Wizard(page, 'en', false);
  await beginAt(wizard, 'jobRanks');
  const made: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/create')) made.push(request.url());
  });
  await wizard.press(ranks.suggested.flat, 'radio');
  await page.locator('[name=englishJobRankName]').first().fill('Head');
  await wizard.press(ranks.suggested.experts, 'radio');
  await expect(page.locator('[name=englishJobRankName]').first()).toHaveValue('Principal Researcher');
  await wizard.press(en.words.bringListBack);
  await expect(page.locator('[name=englishJobRankName]').first()).toHaveValue('Head');
  await wizard.press(en.skip);
  await wizard.expectAt('departments');
  await wizard.press(en.previous);
  await wizard.expectAt('jobRanks');
  await expect(page.getByRole('radio', { name: ranks.suggested.flat })).toBeChecked();
  await expect(page.locator('[name=englishJobRankName]').first()).toHaveValue('Head');
  await wizard.startEmpty();
  await expect(page.getByText(ranks.empty)).toBeVisible();
  await wizard.next('departments');
  expect(made).toEqual([]);
  const listed = await page.request.get(at('/api/v1/job-ranks'));
  expect((await listed.json()) as unknown).toMatchObject({ items: [] });
});
