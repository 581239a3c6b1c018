import type { Page } from '@playwright/test';
import { en as administratorsEn } from '../contract/src/people/role-assignments/messages/en.ts';
import { ko as administratorsKo } from '../contract/src/people/role-assignments/messages/ko.ts';
import { en } from '../web/src/features/workplace/approval-requests/messages/en.ts';
import { ko } from '../web/src/features/workplace/approval-requests/messages/ko.ts';
import { en as settingsEn } from '../web/src/features/workplace/approvals/messages/en.ts';
import { ko as settingsKo } from '../web/src/features/workplace/approvals/messages/ko.ts';
import { en as runsEn } from '../web/src/features/views/runs/messages/en.ts';
import { ko as runsKo } from '../web/src/features/views/runs/messages/ko.ts';
import { en as portalEn } from '../web/src/features/views/portal/messages/en.ts';
import { ko as portalKo } from '../web/src/features/views/portal/messages/ko.ts';
import { en as panelEn } from '../web/src/features/people/role-assignments/messages/en.ts';
import { ko as panelKo } from '../web/src/features/people/role-assignments/messages/ko.ts';
import { enterAs } from './support/accounts.ts';
import { portalWithOneAccount } from './support/one-account.ts';
import { AdministratorsPage } from './support/pages/administrators-page.ts';
import type { Account } from './support/portal-pages.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/watched-page.ts';
import { walked } from './support/walked.ts';

const { portal, at, account } = portalWithOneAccount({ isAlone: true });

async function expectSound(page: Page) {
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}

type Caller = Awaited<ReturnType<typeof portal.signInBeside>>;

async function sent(asked: ReturnType<Caller['post']>) {
  const answer = await asked;
  expect(answer.status, answer.text).toBe(200);
  return <T>() => answer.json<T>();
}

/** A team below a division, each with a head; the head of the division is on leave and has a stand-in. */
async function companyOfTeams(suffix: string) {
  const leader = await portal.signInBeside(account);
  const [division, team] = [`DIV${suffix}`, `TEAM${suffix}`];
  const department = (departmentCode: string, parentDepartmentCode: string) =>
    sent(
      leader.post('/api/v1/departments', {
        departmentCode,
        departmentName: departmentCode,
        englishDepartmentName: departmentCode,
        parentDepartmentCode,
        language: 'ko',
      }),
    );
  await department(division, 'TOP');
  await department(team, division);
  const [asker, head, above, standIn] = [
    await portal.newColleague(account),
    await portal.newColleague(account),
    await portal.newColleague(account),
    await portal.newColleague(account),
  ];
  const idOf = (person: Account) => portal.personIdOf(account, person);
  const move = async (people: readonly Account[], departmentCode: string) => {
    const personIds = await Promise.all(people.map(idOf));
    const act = { kind: 'moveEmployees', departmentCode };
    const opened = await sent(leader.post('/api/v1/employees/acts', { personIds, act, on: null, note: '' }));
    const run = `/api/v1/runs/${opened<{ runId: string }>().runId}`;
    const stateOf = async () => (await leader.get(run)).json<{ state: string }>().state;
    await expect.poll(stateOf).toBe('checked');
    await sent(leader.post(`${run}/confirmation`, {}));
    await expect.poll(async () => (await leader.get(run)).json<{ endedAt: string | null }>().endedAt).not.toBeNull();
  };
  await move([asker, head], team);
  await move([above], division);
  const headsOf = (code: string) => `/api/v1/organisation/departments/${code}/heads`;
  await sent(leader.put(headsOf(team), { personIds: [await idOf(head)] }));
  await sent(leader.put(headsOf(division), { personIds: [await idOf(above)] }));
  const away = await portal.signInBeside(above);
  const standInId = await idOf(standIn);
  await sent(away.put('/api/v1/own-stand-in', { standInId, standsInFrom: '', standsInUntil: '' }));
  const leave = { kind: 'childcare', note: '', from: null, until: null };
  await sent(leader.post(`/api/v1/employees/${await idOf(above)}/leave`, leave));
  const limit = 3_000_000;
  const step = (source: string) => ({ source, rule: 'one', personIds: [], jobCode: '' });
  for (const [name, amountTo, sources] of [
    ['Up to the limit', limit, ['departmentHead']],
    ['Above the limit', null, ['departmentHead', 'headAbove']],
  ] as const) {
    await sent(
      leader.post('/api/v1/approval-policies', {
        approvalPolicyName: `${name} ${suffix}`,
        coveredDepartmentCode: division,
        documentKind: 'expense',
        amountTo,
        approvalSteps: sources.map(step),
      }),
    );
  }
  return { leader, asker, head, standIn, limit };
}

/** Submits an expense of an amount; answers its ID. */
async function expense(asker: Account, requestTitle: string, amount: number): Promise<string> {
  const by = await portal.signInBeside(asker);
  await by.post('/api/v1/shipped-approval-forms', {});
  const forms = (await by.get('/api/v1/usable-approval-forms')).json<{
    items: { approvalFormId: string; documentKind: string }[];
  }>();
  const approvalFormId = forms.items.find(({ documentKind }) => documentKind === 'expense')?.approvalFormId;
  const formContent = { f1: '2026-11-30', f2: 'KTX', f3: amount, f4: [] };
  const drafted = await sent(by.post('/api/v1/approval-requests', { approvalFormId, requestTitle, formContent }));
  const { requestId } = drafted<{ requestId: string }>();
  await sent(by.post(`/api/v1/approval-requests/${requestId}/submission`, {}));
  return requestId;
}

/** A bulk retirement, an export and a right that wait for one approver. */
async function askedChanges(suffix: string) {
  const leader = await portal.signInBeside(account);
  const [approver, first, second] = [
    await portal.newColleague(account),
    await portal.newColleague(account),
    await portal.newColleague(account),
  ];
  const [approverId, ...personIds] = await Promise.all(
    [approver, first, second].map((person) => portal.personIdOf(account, person)),
  );
  const added = await sent(
    leader.post('/api/v1/approval-policies', {
      approvalPolicyName: `Read first ${suffix}`,
      approvalSteps: [{ source: 'person', rule: 'one', personIds: [approverId], jobCode: '' }],
    }),
  );
  const { approvalPolicyId } = added<{ approvalPolicyId: string }>();
  const kinds = ['retire', 'export', 'grant'] as const;
  for (const kind of kinds) await sent(leader.put(`/api/v1/held-operations/${kind}`, { approvalPolicyId }));
  const act = { kind: 'retireEmployees', reason: 'contractEnd', note: 'The site closes' };
  const on = '2027-06-30';
  const opened = await sent(leader.post('/api/v1/employees/acts', { personIds, act, on, note: '' }));
  const { runId } = opened<{ runId: string }>();
  const stateOf = async () => (await leader.get(`/api/v1/runs/${runId}`)).json<{ state: string }>().state;
  await expect.poll(stateOf).toBe('checked');
  expect((await leader.post(`/api/v1/runs/${runId}/confirmation`, {})).status).toBe(409);
  const exported = { reason: 'Year end', columns: 'import', format: 'csv', state: 'inService' };
  expect((await leader.post('/api/v1/employees/exports', exported)).status).toBe(409);
  const right = { granteeType: 'P', granteeId: personIds[0], targetType: 'R', targetName: 'departments' };
  const limits = { scopeKind: 'department', scopeId: 'TOP', validFrom: '', validUntil: '2027-12-31', windowId: '' };
  expect((await leader.post('/api/v1/grants', { ...right, ...limits, reason: 'Helps out' })).status).toBe(409);
  return { leader, approver, first, runId, kinds };
}

const journeys = [
  ['ko', ko, settingsKo, { ...panelKo, ...administratorsKo }, portalKo, runsKo, 1440, 'light'],
  ['en', en, settingsEn, { ...panelEn, ...administratorsEn }, portalEn, runsEn, 360, 'dark'],
] as const;
for (const [language, texts, settings, panel, portalTexts, runs, width, colorScheme] of walked(journeys)) {
  test.describe(`held changes, in ${language} at ${width}`, () => {
    test.use({ locale: language === 'ko' ? 'ko-KR' : 'en-US', viewport: { width, height: 900 }, colorScheme });
    const suffix = language.toUpperCase();

    test('APR-02 ACS-01 an expense above the limit goes to the stand-in of the division head, on a phone', async ({
      watched: page,
    }, info) => {
      const shot = async (name: string) => page.screenshot({ path: info.outputPath(`${name}.png`), fullPage: true });
      const press = async (name: string) => page.getByRole('button', { name, exact: true }).press('Enter');
      const { asker, head, standIn, limit } = await companyOfTeams(suffix);
      await expense(asker, 'At the limit', limit);
      await expense(asker, 'Above it', limit + 1);
      await page.setViewportSize({ width: 360, height: 780 });
      await enterAs(page, head, at('/portalapp/approvals'), language);
      await page.getByRole('link', { name: 'At the limit' }).press('Enter');
      await press(texts.decide.approve);
      await expect(page.getByText(texts.states.approved).first()).toBeVisible();
      await page.goto(at('/portalapp/approvals'));
      await page.getByRole('link', { name: 'Above it' }).press('Enter');
      await press(texts.decide.approve);
      await expect(page.getByRole('button', { name: texts.decide.approve, exact: true })).toBeHidden();
      await enterAs(page, standIn, at('/portalapp/approvals'), language);
      await page.getByRole('link', { name: 'Above it' }).press('Enter');
      await expect(page.getByRole('button', { name: texts.decide.approve, exact: true })).toBeVisible();
      await shot('stand-in-decides');
      await expectSound(page);
      await press(texts.decide.approve);
      await expect(page.getByText(texts.states.approved).first()).toBeVisible();
      await expect(page.getByRole('button', { name: texts.decide.approve, exact: true })).toBeHidden();
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByText(texts.history.title)).toBeVisible();
      await shot('printed');
    });

    test('APR-02 MEM-01 a role set to require approval waits, is approved and takes effect', async ({
      watched: page,
      awaitFaults,
    }, info) => {
      // The click that is held back is answered with its code.
      awaitFaults(/status of 409.*memberships/);
      const shot = async (name: string) => page.screenshot({ path: info.outputPath(`${name}.png`), fullPage: true });
      const press = async (name: string) => page.getByRole('button', { name, exact: true }).press('Enter');
      const leader = await portal.signInBeside(account);
      const [approver, chosen] = [await portal.newColleague(account), await portal.newColleague(account)];
      const personIds = [await portal.personIdOf(account, approver)];
      const policyName = `Four eyes ${suffix}`;
      const approvalSteps = [{ source: 'person', rule: 'one', personIds, jobCode: '' }];
      await sent(leader.post('/api/v1/approval-policies', { approvalPolicyName: policyName, approvalSteps }));
      await enterAs(page, account, at('/console/approval'), language);
      const held = page.getByLabel(settings.held.kinds.grant);
      await held.selectOption({ label: policyName });
      await expect(page.getByText(settings.held.saved)).toBeVisible();
      await expect(held).toHaveValue(/./);
      await shot('settings');
      await expectSound(page);

      await page.goto(at('/console/administrators'));
      const administrators = new AdministratorsPage(page, panel);
      await administrators.openGrant();
      await administrators.choose(chosen.loginId);
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('combobox', { name: /역할|Role/ }).selectOption('administrator');
      await dialog.getByRole('button', { name: panel.grant, exact: true }).click();
      await expect(page.getByRole('alertdialog')).toContainText(approver.fullName);
      await shot('asked');
      const beside = await portal.signInBeside(chosen);
      expect((await beside.get('/api/v1/departments/TOP')).status).toBe(403);

      await page.goto(at('/portalapp/approvals?box=own'));
      await page.getByRole('link', { name: texts.held.kinds.grant }).press('Enter');
      await expect(page.getByRole('button', { name: texts.acts.withdraw, exact: true })).toBeVisible();
      await shot('own');
      await expectSound(page);

      await enterAs(page, approver, at('/portalapp/home'), language);
      if (width > 1000)
        await expect(page.getByRole('link', { name: portalTexts.bar.approvals }).first()).toContainText('1');
      await shot('counted');
      await page.goto(at('/portalapp/approvals'));
      await page.getByRole('link', { name: texts.held.kinds.grant }).press('Enter');
      await expect(page.getByText(texts.held.intro)).toBeVisible();
      await shot('deciding');
      await expectSound(page);
      await press(texts.decide.approve);
      await expect.poll(async () => (await beside.get('/api/v1/departments/TOP')).status).toBe(200);
      await page.reload();
      await expect(page.getByText(texts.held.done)).toBeVisible();
      await shot('made');
      await expectSound(page);
      await sent(leader.put('/api/v1/held-operations/grant', { approvalPolicyId: null }));
    });

    test('APR-02 USR-10 MEM-02 approvers read the effects of a bulk retirement, an export and a right, and the run shows that it waits', async ({
      watched: page,
    }, info) => {
      const shot = async (name: string) => page.screenshot({ path: info.outputPath(`${name}.png`), fullPage: true });
      const { leader, approver, first, runId, kinds } = await askedChanges(suffix);

      await enterAs(page, account, at(`/console/runs?item=${runId}`), language);
      await expect(page.getByText(runs.preview.asked)).toBeVisible();
      await shot('run');
      await expectSound(page);

      await enterAs(page, approver, at('/portalapp/approvals'), language);
      await expect(page.getByRole('link', { name: texts.held.kinds.export })).toBeVisible();
      await page.getByLabel(texts.bulk.all).press('Space');
      await page.getByRole('button', { name: /3/ }).press('Enter');
      await expect(page.getByRole('alertdialog')).toContainText(texts.bulk.held.slice(-12));
      await shot('asked-first');
      await page.keyboard.press('Escape');
      for (const [kind, words] of [
        ['retire', [texts.held.reasons.contractEnd, 'The site closes', first.fullName]],
        ['export', [texts.held.columns.import, texts.held.states.inService, 'Year end']],
        ['grant', [texts.held.whole, 'Helps out', first.fullName]],
      ] as const) {
        await page.goto(at('/portalapp/approvals'));
        await page.getByRole('link', { name: texts.held.kinds[kind] }).press('Enter');
        await expect(page.getByText(texts.held.intro)).toBeVisible();
        const content = page.locator('main dl').first();
        for (const word of words) await expect(content).toContainText(word);
        await expect(page.getByRole('button', { name: texts.decide.return, exact: true })).toBeHidden();
        await shot(kind);
        await expectSound(page);
      }
      await sent(leader.post(`/api/v1/runs/${runId}/cancellation`, {}));
      for (const kind of kinds) await sent(leader.put(`/api/v1/held-operations/${kind}`, { approvalPolicyId: null }));
    });
  });
}
