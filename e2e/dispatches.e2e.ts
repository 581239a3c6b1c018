import type { Page } from '@playwright/test';
import pg from 'pg';
import { en as fieldsEn } from '../contract/src/access/dispatches/messages/en.ts';
import { ko as fieldsKo } from '../contract/src/access/dispatches/messages/ko.ts';
import { en as appEn } from '../web/src/app/messages/en.ts';
import { ko as appKo } from '../web/src/app/messages/ko.ts';
import { en } from '../web/src/features/access/dispatches/messages/en.ts';
import { ko } from '../web/src/features/access/dispatches/messages/ko.ts';
import { en as employmentEn } from '../web/src/features/people/employment/messages/en.ts';
import { ko as employmentKo } from '../web/src/features/people/employment/messages/ko.ts';
import { en as peopleEn } from '../web/src/features/people/people/messages/en.ts';
import { ko as peopleKo } from '../web/src/features/people/people/messages/ko.ts';
import { en as plannedEn } from '../web/src/features/views/planned-changes/messages/en.ts';
import { ko as plannedKo } from '../web/src/features/views/planned-changes/messages/ko.ts';
import { en as portalEn } from '../web/src/features/views/portal/messages/en.ts';
import { ko as portalKo } from '../web/src/features/views/portal/messages/ko.ts';
import { enterAs } from './support/accounts.ts';
import { portalWithOneAccount } from './support/one-account.ts';
import type { Account, PortalProduct } from './support/portal-pages.ts';
import { filled } from './support/texts.ts';
import { walked } from './support/walked.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/watched-page.ts';

const ways = [
  [
    'ko',
    1440,
    {
      ...ko,
      fields: fieldsKo.fields,
      app: appKo,
      employment: employmentKo,
      planned: plannedKo,
      people: peopleKo,
      portal: portalKo,
    },
  ],
  [
    'en',
    360,
    {
      ...en,
      fields: fieldsEn.fields,
      app: appEn,
      employment: employmentEn,
      planned: plannedEn,
      people: peopleEn,
      portal: portalEn,
    },
  ],
] as const;

const lab = { departmentCode: 'RNDLAB', departmentName: '연구소', englishDepartmentName: 'Research Lab' };
const section = '/console/dispatches';
/** Longer than the three months that the form proposes. */
const aheadSeconds = 100 * 86_400;

async function connected<T>({ product }: PortalProduct, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(product.connection);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Two companies of one structure, a department in the second, and a colleague in the first. */
function twoCompanies() {
  const made: { host?: Account; traveller?: Account; personId?: string } = {};
  const started = portalWithOneAccount({
    isAlone: true,
    prepare: async (portal, leader) => {
      const host = await portal.newAccount();
      const traveller = await portal.newColleague(leader);
      const caller = await portal.signInBeside(host);
      const department = { ...lab, language: 'ko', parentDepartmentCode: 'TOP', beforeDepartmentCode: '' };
      const answer = await caller.post('/api/v1/departments', department);
      expect(answer.status, answer.text).toBe(200);
      await connected(portal, async (client) => {
        const companyOf = async ({ loginId }: Account) => {
          const { rows } = await client.query<{ code: string; id: string }>(
            'select company_code as code, person_id as id from people where login_id = $1',
            [loginId],
          );
          const [row] = rows;
          if (!row) throw new Error('an account without a person');
          return row;
        };
        const [home, away] = [await companyOf(leader), await companyOf(host)];
        const structure = `insert into company_structures (structure_code, head_code, name, english_name)
          values ('HANBIT', $1, '한빛그룹', 'Hanbit Group')`;
        await client.query(structure, [home.code]);
        for (const { code } of [home, away]) {
          await client.query(`insert into structure_members (company_code, structure_code) values ($1, 'HANBIT')`, [
            code,
          ]);
        }
        made.personId = (await companyOf(traveller)).id;
      });
      Object.assign(made, { host, traveller });
    },
  });
  const need = <K extends keyof typeof made>(name: K) => {
    const found = made[name];
    if (found === undefined) throw new Error(`${name} is not made`);
    return found;
  };
  return { ...started, need };
}

async function expectSound(page: Page) {
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}

/** A picture of the page for people to look at, where one says where to. */
async function look(page: Page, name: string) {
  const folder = process.env['LOOK'];
  if (!folder) return;
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.waitForTimeout(400);
    await page.screenshot({ path: `${folder}/${name}-${colorScheme}.png` });
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

for (const [language, width, texts] of walked(ways)) {
  test.describe(`a dispatch, in ${language} at ${width}`, () => {
    const look360 = `${language}-${width}`;
    const screen = { locale: language === 'ko' ? 'ko-KR' : 'en-US', viewport: { width, height: 900 } };
    test.use({ ...screen, refusedCalls: ['/api/v1/session'] });
    const { portal, at, account: leader, need } = twoCompanies();
    const labName = language === 'ko' ? lab.departmentName : lab.englishDepartmentName;
    const panelOf = (page: Page) => page.getByRole('dialog');

    test('STA-03 STA-09 USR-08 a person is sent for three months, accepted, opens both portals, is in both charts, and returns with the history on both sides', async ({
      watched: page,
      newContext,
      awaitFaults,
    }) => {
      // A list asks whether it changed while its session ends with the change to the other company.
      awaitFaults(/status of 401.*list-changes/);
      test.slow();
      page.setDefaultTimeout(20_000);
      const [host, traveller, personId] = [need('host'), need('traveller'), need('personId')];

      // From the panel of the person to the form, and the request to the other company.
      await enterAs(page, leader, at(section), language);
      await expect(page.getByText(texts.empty.home)).toBeVisible();
      await expectSound(page);
      await page.goto(at(`/console/employees?item=${personId}`));
      await panelOf(page).getByRole('button', { name: texts.employment.acts.more, exact: true }).click();
      await page.getByRole('link', { name: texts.ask.act }).press('Enter');
      await page.locator('[name=hostCode]').selectOption({ index: 1 });
      await page.locator('[name=departmentCode]').fill('RNDLAB');
      await page.locator('[name=basis]').fill('공동 과제');
      await expectSound(page);
      await look(page, `dispatch-ask-${look360}`);
      await page.getByRole('button', { name: texts.ask.send }).click();
      await expect(page.getByText(texts.ask.done)).toBeVisible();
      await expect(panelOf(page).getByText(texts.states.asked, { exact: true }).first()).toBeVisible();
      await expectSound(page);

      // The other company accepts in a browser of its own.
      const beside = await (await newContext(screen)).newPage();
      beside.setDefaultTimeout(20_000);
      await enterAs(beside, host, at(`${section}?side=host`), language);
      await beside.locator('[data-row-link]').first().click();
      await panelOf(beside).getByRole('button', { name: texts.acts.accept, exact: true }).click();
      const popup = beside.getByRole('dialog', { name: filled(texts.accept.title, { name: traveller.fullName }) });
      await expectSound(beside);
      await look(beside, `dispatch-accept-${look360}`);
      const department = popup.getByRole('combobox');
      await department.fill(labName);
      await expect(beside.locator('[role=listbox]:not([aria-busy])').getByRole('option')).toHaveText([
        new RegExp(labName),
      ]);
      await department.press('ArrowDown');
      await department.press('Enter');
      await popup.getByRole('button', { name: texts.acts.accept, exact: true }).click();
      await expect(panelOf(beside).getByText(texts.states.running, { exact: true }).first()).toBeVisible();
      await expect(panelOf(beside).getByText(texts.history.events.begun, { exact: true }).last()).toBeVisible();
      await expectSound(beside);
      await look(beside, `dispatch-received-${look360}`);

      // At home they are dispatched, with the company and the days.
      await page.goto(at(`/console/employees?item=${personId}&tab=history`));
      const badge = filled(texts.employment.dispatch.to, { company: host.companyName });
      await expect(panelOf(page).getByText(badge).first()).toBeVisible();
      await expect(panelOf(page).getByText(texts.planned.kinds.endDispatch, { exact: true })).toBeVisible();
      await expectSound(page);
      await look(page, `dispatch-home-${look360}`);

      // In the host's list and panel they are a guest.
      await beside.goto(at(`/console/employees?department=RNDLAB`));
      await beside.locator('[data-row-link]').first().click();
      const from = filled(texts.employment.dispatch.from, { company: leader.companyName });
      await expect(panelOf(beside).getByText(from).first()).toBeVisible();
      await expectSound(beside);
      await look(beside, `dispatch-guest-${look360}`);

      // The person opens the portal of home, and that of the host with what is open to guests.
      const own = await (await newContext(screen)).newPage();
      own.setDefaultTimeout(20_000);
      await enterAs(own, traveller, at('/portalapp/organisation?department=TOP'), language);
      await expectInChart(own, traveller, true);
      await changeTo(own, texts, traveller.companyName, host.companyName);
      await expect(own.getByRole('button', { name: host.companyName }).first()).toBeVisible();
      await expect(own.getByRole('link', { name: texts.portal.bar.inbox })).toHaveCount(0);
      await expectSound(own);
      await look(own, `dispatch-portal-${look360}`);
      await own.goto(at('/portalapp/boards'));
      await expect(own.getByRole('heading', { level: 1 })).toBeVisible();
      await expectSound(own);
      await own.goto(at('/portalapp/organisation?department=RNDLAB'));
      await expectInChart(own, traveller, true);
      await expectSound(own);
      await look(own, `dispatch-chart-${look360}`);
      await changeTo(own, texts, host.companyName, traveller.companyName);
      await expect(own.getByRole('button', { name: traveller.companyName }).first()).toBeVisible();

      // The last day passes: all is as before, and both sides have the history.
      await portal.product.moveClock(aheadSeconds);
      for (const [administrator, side] of [
        [leader, 'home'],
        [host, 'host'],
      ] as const) {
        const later = await (await newContext(screen)).newPage();
        await later.clock.install({ time: Date.now() + aheadSeconds * 1000 });
        await expect(async () => {
          await enterAs(later, administrator, at(`${section}?side=${side}&state=over`), language);
          await later.locator('[data-row-link]').first().click({ timeout: 3_000 });
        }).toPass({ timeout: 60_000 });
        await expect(panelOf(later).getByText(texts.states.ended, { exact: true }).first()).toBeVisible();
        for (const event of ['asked', 'accepted', 'begun', 'ended'] as const) {
          await expect(panelOf(later).getByText(texts.history.events[event], { exact: true }).last()).toBeVisible();
        }
        await expectSound(later);
        await look(later, `dispatch-over-${side}-${look360}`);
        await later.goto(
          at(side === 'home' ? '/portalapp/organisation?department=TOP' : '/portalapp/organisation?department=RNDLAB'),
        );
        await expectInChart(later, traveller, side === 'home');
        if (side === 'home') {
          await later.goto(at(`/console/employees?item=${personId}`));
          await expect(panelOf(later).getByText(texts.people.states.inService, { exact: true }).first()).toBeVisible();
        }
      }
    });
  });
}

/** Asks if the chart shows a person in the department that is open. */
async function expectInChart(page: Page, { fullName }: Account, isShown: boolean) {
  // On a phone the departments below it have a heading of their own.
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
  const named = page.getByRole('main').getByText(fullName, { exact: true });
  if (isShown) await expect(named.first()).toBeVisible();
  else await expect(named).toHaveCount(0);
}

async function changeTo(page: Page, { app }: { readonly app: typeof appEn | typeof appKo }, from: string, to: string) {
  await page.getByRole('button', { name: from }).first().click();
  const list = page.getByRole('group', { name: app.account.companies });
  await list.getByRole('button', { name: filled(app.account.changeTo, { company: to }) }).click();
  await page.waitForURL('**/portalapp/home');
}
