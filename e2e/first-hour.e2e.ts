import type { BrowserContext } from '@playwright/test';
import { languageCookie } from '../contract/src/kernel/languages.ts';
import { Pace } from './support/first-hour/pace.ts';
import { Someone, type Spoken, said } from './support/first-hour/someone.ts';
import { sharedProduct } from './support/one-account.ts';
import { PortalProduct } from './support/portal-pages.ts';
import { nextPerson, type Person } from './support/sign-up-page.ts';
import { filled } from './support/texts.ts';
import { walked } from './support/walked.ts';
import { expect, test } from './support/watched-page.ts';
import { standing as refusedInSetUp, Wizard } from './support/wizard.ts';

const portal = new PortalProduct();
sharedProduct(portal);
test.describe.configure({ timeout: 240_000 });
test.use({ refusedCalls: [...refusedInSetUp, '/api/v1/session'] });

/** Signs up from the front page to the set-up, in a session that the sign-up opens. */
async function signUp(founder: Someone, person: Person) {
  const { page, acts, t } = founder;
  await page.goto(portal.at('/'));
  await expect(page.getByRole('heading', { level: 1, name: t.front.title })).toBeVisible();
  await founder.look();
  await acts.click(founder.link(t.front.signUp));
  await acts.click(page.locator('main a[href^="/signup/works"]').first());
  await founder.fillIn(person, true);
  await acts.click(founder.link(t.standing.entrance.setUp));
}

/** The set-up by what its steps suggest. */
async function setUpCompany(founder: Someone, language: Spoken) {
  const { page, acts, t } = founder;
  const wizard = new Wizard(page, language, false);
  const onBy = async (name: string) => acts.click(founder.button(name));
  await onBy(t.setUp.welcome.start);
  await wizard.expectAt('jobRanks');
  await onBy(t.setUp.saveAndGoOn);
  await wizard.expectAt('departments');
  await onBy(t.setUp.saveAndGoOn);
  await wizard.expectAt('mainPage');
  // Without mail the home is suggested, and kept.
  await onBy(t.setUp.next);
  await wizard.expectAt('menus');
  await onBy(t.setUp.saveAndGoOn);
  await wizard.expectAt('boards');
  await onBy(t.setUp.saveAndGoOn);
  await wizard.expectAt('anniversaries');
  await onBy(t.setUp.skip);
  await wizard.expectAt('review');
  for (const step of ['almostDone', 'guideMember', 'guideLink', 'guideApproval'] as const) {
    await onBy(t.setUp.next);
    await wizard.expectAt(step);
  }
  await onBy(t.setUp.toMain);
  await expect(page).toHaveURL(portal.at('/portalapp/home'));
  await expect(page.getByRole('tab', { name: t.noticeBoard })).toBeVisible();
  await founder.look();
}

/** Opens the console, which on a phone is behind the last tab. */
async function openConsole(founder: Someone) {
  const { page, acts, t, isOnPhone } = founder;
  if (isOnPhone) await acts.click(page.getByRole('navigation', { name: t.portal.bar.tabs }).getByRole('button'));
  await acts.click(page.getByRole('link', { name: t.portal.bar.console, exact: true }));
  await expect(page.getByRole('heading', { level: 1, name: t.administration.start.title })).toBeVisible();
  await founder.look();
}

/** Invites people by the list of first acts on the home, with pasted addresses. */
async function invite(founder: Someone, people: readonly Person[]) {
  const { page, acts, t } = founder;
  await acts.click(founder.step(t.portal.firstSteps.titles.inviteMembers));
  await acts.fill(page.locator('[name=recipients]'), people.map(({ externalMail }) => externalMail).join(', '));
  await acts.click(founder.button(t.invitations.many.check));
  await founder.look();
  await acts.click(founder.button(filled(t.invitations.many.send_other, { count: people.length })));
  await expect(page.getByText(filled(t.invitations.many.sent_other, { count: people.length }))).toBeVisible();
  await acts.click(founder.button(t.invitations.many.close).last());
  await founder.look();
}

/** Posts a notice by the next of the first acts, on the board that the set-up created. */
async function postNotice(founder: Someone, company: string) {
  const { page, acts, t } = founder;
  await acts.click(page.getByRole('banner').getByRole('link', { name: company }));
  await acts.click(founder.step(t.portal.firstSteps.titles.writeNotice));
  await expect(page.getByRole('heading', { level: 1, name: t.boards.allPosts })).toBeVisible();
  await founder.look();
  await acts.click(founder.button(t.boards.write));
  await acts.click(page.getByRole('group', { name: t.boards.write }).getByRole('link', { name: t.noticeBoard }));
  await acts.fill(page.locator('[name=postTitle]'), t.title);
  await acts.fill(page.locator('[contenteditable=true]'), t.text);
  await founder.look();
  await acts.click(founder.button(t.boards.post));
  await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible();
  await expect(page.getByText(t.text)).toBeVisible();
  await founder.look();
}

/** Expects all five people on the founder's dashboard, those who joined by name. */
async function expectCompany(founder: Someone, others: readonly Person[]) {
  const { page, t } = founder;
  await openConsole(founder);
  const inService = page.getByRole('link', { name: `${t.administration.overview.inService} ${others.length + 1}` });
  await expect(inService).toBeVisible();
  const changes = page.getByRole('main').getByRole('listitem');
  const joined = t.records.operations['join-by-invitation'];
  for (const [row, { givenName }] of others.toReversed().entries())
    await expect(changes.filter({ hasText: joined }).nth(row)).toContainText(givenName);
  await founder.look();
}

/** The page that the mail leads to, the press that proves the mailbox, the form, the home. */
async function join(someone: Someone, person: Person, company: string) {
  const { page, acts, t } = someone;
  await page.goto(await portal.outbox.next(person.externalMail, /https?:\S+accountjoin\S+/));
  await expect(
    page.getByRole('heading', { level: 1, name: filled(t.invitations.public.title, { company }) }),
  ).toBeVisible();
  await someone.look();
  await acts.click(someone.button(t.invitations.public.begin));
  await someone.fillIn(person, false);
  await acts.click(someone.link(t.standing.entrance.portal));
  await expect(page).toHaveURL(portal.at('/portalapp/home'));
  await expect(page.getByRole('main').getByRole('link', { name: t.title })).toBeVisible();
  await someone.look();
}

const speaking = (context: BrowserContext, language: Spoken) =>
  context.addCookies([{ name: languageCookie.name, value: language, url: portal.at('/') }]);

for (const [language, width] of walked([
  ['ko', 1440],
  ['en', 360],
] as const)) {
  test(`SGN-10 WIZ-24 INV-05 INV-07 BRD-03 ACS-01 from the front page to a company of five with a notice, in ${language} at ${width} px`, async ({
    watched: page,
    newContext,
  }) => {
    const viewport = { width, height: 800 };
    const [givenName, ...names] = said[language].people;
    const person = { ...nextPerson(), givenName };
    const others = names.map((name) => ({ ...nextPerson(), givenName: name }));
    await page.setViewportSize(viewport);
    await speaking(page.context(), language);
    const founder = new Someone(page, language, portal);
    await signUp(founder, person);
    const pace = new Pace(founder.acts);
    await setUpCompany(founder, language);
    // A set-up takes less than five minutes.
    expect(pace.seconds).toBeLessThan(300);
    await invite(founder, others);
    await postNotice(founder, person.companyName);
    expect(founder.acts.count).toBeLessThanOrEqual(41);
    for (const other of others) {
      const context = await newContext({ viewport });
      await speaking(context, language);
      const someone = new Someone(await context.newPage(), language, portal);
      await join(someone, other, person.companyName);
      expect(someone.acts.count).toBeLessThanOrEqual(11);
      await context.close();
    }
    await expectCompany(founder, others);
    expect(founder.visited).toContain('/portalapp/home');
    expect(founder.visited.filter((path) => path.startsWith('/loginapp'))).toEqual([]);
  });
}
