// Runs on every PostgreSQL: recursive SQL and row locks.
import { expect, test } from 'vitest';
import type { LeftThing } from '@madang/contract/people/employment/routes.ts';
import type { Answer, Browser } from '../../../testing/browser.ts';
import { allTo, headsPath, leavingOf } from '../../../testing/employment/leaving.ts';
import { jobsOf, startExport } from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp({ work: false });
const codeOf = ({ status, error }: Answer) => (status === 200 ? 'done' : error.errorCode);
const viewsOf = async (by: Browser) =>
  (await by.get('/api/v1/saved-views')).json<{
    items: { savedViewId: string; isOwn: boolean; owner: object | null }[];
  }>().items;
const proposalsOf = (left: readonly LeftThing[]) =>
  left.map(({ kind, name, proposed }) => [kind, name, proposed && [proposed.person.personId, proposed.reason]]);
interface Back {
  readonly returned: readonly { readonly kind: string; readonly name: string }[];
  readonly lost: readonly { readonly kind: string; readonly name: string }[];
}
const kindsOf = (answer: Answer) => {
  const { returned, lost } = answer.json<Back>();
  const named = (things: Back['lost']) => things.map(({ kind, name }) => `${kind} ${name}`);
  return { returned: named(returned), lost: named(lost) };
};

test('STA-02 each item is proposed to a co-head, the person’s own head, the head above, or the administrator', async () => {
  const company = await leavingOf(app);
  const leaver = await company.administrator();
  const [shares, own, above] = [await company.colleague(), await company.colleague(), await company.administrator()];
  await company.department('HEAD');
  await company.department('SALES', 'HEAD');
  await company.department('PLAN');
  await company.place(leaver.personId, 'SALES');
  await company.lead('PLAN', leaver.personId, shares.personId);
  await company.lead('SALES', leaver.personId);
  await company.lead('HEAD', above.personId);
  await company.share(leaver.browser, '대리들');
  const left = await company.leftBy(leaver.personId);
  const toAbove = [above.personId, 'headAbove'];
  expect(proposalsOf(left)).toEqual([
    ['departmentHeads', '부서 PLAN', [shares.personId, 'alsoHead']],
    ['departmentHeads', '부서 SALES', toAbove],
    ['savedViews', '대리들', toAbove],
  ]);
  expect(left[0]).toMatchObject({
    thingId: 'PLAN',
    englishName: 'Team PLAN',
    mayEnd: true,
    proposed: { person: { fullName: '백솔', englishName: 'Sol Baek', photoId: null } },
  });
  // The own head may lead a department, and keeps no views: those go to the next one up.
  await company.lead('SALES', leaver.personId, own.personId);
  expect(proposalsOf(await company.leftBy(leaver.personId)).slice(1)).toEqual([
    ['departmentHeads', '부서 SALES', [own.personId, 'alsoHead']],
    ['savedViews', '대리들', toAbove],
  ]);
  await company.lead('SALES', own.personId);
  await company.lead('PLAN', leaver.personId);
  expect(proposalsOf(await company.leftBy(leaver.personId))[0]).toEqual([
    'departmentHeads',
    '부서 PLAN',
    [own.personId, 'headOfDepartment'],
  ]);
});

test('STA-02 USR-13 retired, suspended and leaving people are not proposed, and the calling administrator remains', async () => {
  const company = await leavingOf(app);
  const leaver = await company.administrator();
  const [retired, suspended] = [await company.colleague(), await company.colleague()];
  await company.department('SALES');
  await company.place(leaver.personId, 'SALES');
  await company.lead('SALES', leaver.personId, retired.personId, suspended.personId);
  expect(codeOf(await company.retire(retired.personId, allTo(null, await company.leftBy(retired.personId))))).toBe(
    'done',
  );
  const suspension = { reason: 'lostDevice', note: '', until: null };
  await company.browser.post(`/api/v1/employees/${suspended.personId}/suspension`, suspension);
  const left = await company.leftBy(leaver.personId);
  expect(proposalsOf(left)).toEqual([['departmentHeads', '부서 SALES', [company.personId, 'yourself']]]);
  for (const heir of [retired, suspended, leaver]) {
    const refused = await company.retire(leaver.personId, allTo(heir.personId, left));
    expect(refused.error).toMatchObject({
      errorCode: 'EMPLOYMENT_HEIR',
      fields: [{ path: 'handovers.0.toPersonId', code: 'EMPLOYMENT_HEIR' }],
    });
  }
  // Of themselves an administrator is proposed nothing.
  await company.lead('SALES', company.personId);
  expect(proposalsOf(await company.leftBy(company.personId))).toEqual([['departmentHeads', '부서 SALES', null]]);
});

test('STA-02 STA-04 heads, views, links and exports go to the heir in one action, and return with the reinstatement', async () => {
  const company = await leavingOf(app);
  const [leaver, heir] = [await company.administrator(), await company.administrator()];
  const other = await company.colleague();
  await company.department('SALES');
  await company.lead('SALES', other.personId, leaver.personId);
  const view = await company.share(leaver.browser, '대리들');
  await company.link(leaver.browser, '봄 채용');
  const jobId = await startExport(leaver.browser);
  const left = await company.leftBy(leaver.personId);
  expect(left.map(({ kind }) => kind)).toEqual(['departmentHeads', 'invitations', 'savedViews', 'exports']);
  expect(left.every(({ name }) => name !== '')).toBe(true);
  expect(codeOf(await company.retire(leaver.personId, allTo(heir.personId, left)))).toBe('done');
  expect(await company.headsOf('SALES')).toEqual([other.personId, heir.personId]);
  expect(await viewsOf(heir.browser)).toMatchObject([{ savedViewId: view, isOwn: true }]);
  expect((await jobsOf(heir.browser)).map((job) => [job.jobId, job.state])).toEqual([[jobId, 'queued']]);
  expect((await company.leftBy(heir.personId)).map(({ kind, name }) => [kind, name])).toContainEqual([
    'invitations',
    '봄 채용',
  ]);
  expect(await company.leftBy(leaver.personId)).toEqual([]);
  const back = await company.reinstate(leaver.personId);
  expect(kindsOf(back).lost).toEqual([]);
  expect(
    kindsOf(back)
      .returned.map((each) => each.split(' ', 1)[0] ?? '')
      .toSorted(),
  ).toEqual(['departmentHeads', 'exports', 'invitations', 'roles', 'savedViews']);
  expect(await company.headsOf('SALES')).toEqual([other.personId, leaver.personId]);
  expect((await viewsOf(heir.browser)).map(({ isOwn }) => isOwn)).toEqual([false]);
  expect((await company.leftBy(leaver.personId)).map(({ kind, thingId }) => [kind, thingId])).toEqual(
    left.map(({ kind, thingId }) => [kind, thingId]),
  );
});

test('STA-02 STA-04 USR-01 without an heir a view remains shared, a link ends, and an export is deleted and listed as lost', async () => {
  const company = await leavingOf(app);
  const leaver = await company.administrator();
  await company.department('SALES');
  await company.lead('SALES', leaver.personId);
  const view = await company.share(leaver.browser, '대리들');
  const invitationId = await company.link(leaver.browser, '봄 채용');
  await startExport(leaver.browser);
  const left = await company.leftBy(leaver.personId);
  expect(codeOf(await company.retire(leaver.personId, allTo(null, left)))).toBe('done');
  expect(await company.headsOf('SALES')).toEqual([]);
  expect(await viewsOf(company.browser)).toMatchObject([{ savedViewId: view, isOwn: false, owner: null }]);
  expect(codeOf(await company.browser.post(`/api/v1/invitations/${invitationId}/revoke`))).toBe('INVITATION_STATE');
  const back = kindsOf(await company.reinstate(leaver.personId));
  expect(back.lost.map((each) => each.split(' ', 1)[0] ?? '')).toEqual(['exports']);
  expect(back.returned).toEqual(
    expect.arrayContaining(['departmentHeads 부서 SALES', 'savedViews 대리들', 'invitations 봄 채용']),
  );
  expect(await company.headsOf('SALES')).toEqual([leaver.personId]);
  expect(codeOf(await company.browser.post(`/api/v1/invitations/${invitationId}/revoke`))).toBe('done');
});

test('STA-04 items changed since the retirement are listed as lost, and keep their change', async () => {
  const company = await leavingOf(app);
  const [leaver, heir] = [await company.administrator(), await company.administrator()];
  for (const code of ['SALES', 'PLAN', 'GONE']) {
    await company.department(code);
    await company.lead(code, leaver.personId);
  }
  const views = [await company.share(leaver.browser, '지울 것'), await company.share(leaver.browser, '혼자 볼 것')];
  const invitationId = await company.link(leaver.browser, '봄 채용');
  const left = await company.leftBy(leaver.personId);
  expect(codeOf(await company.retire(leaver.personId, allTo(heir.personId, left)))).toBe('done');
  await company.lead('SALES', company.personId);
  expect(codeOf(await company.browser.put(headsPath('GONE'), { personIds: [] }))).toBe('done');
  expect(codeOf(await company.browser.delete('/api/v1/departments/GONE'))).toBe('done');
  expect(codeOf(await heir.browser.delete(`/api/v1/saved-views/${views[0]}`))).toBe('done');
  const own = { savedViewName: '혼자 볼 것', query: 'rank=R1', isShared: false };
  expect(codeOf(await heir.browser.put(`/api/v1/saved-views/${views[1]}`, own))).toBe('done');
  expect(codeOf(await heir.browser.post(`/api/v1/invitations/${invitationId}/revoke`))).toBe('done');
  const back = kindsOf(await company.reinstate(leaver.personId));
  expect(back.lost.toSorted()).toEqual(
    [
      'departmentHeads 부서 GONE',
      'departmentHeads 부서 SALES',
      'invitations 봄 채용',
      'savedViews 지울 것',
      'savedViews 혼자 볼 것',
    ].toSorted(),
  );
  expect(back.returned).toContain('departmentHeads 부서 PLAN');
  expect([await company.headsOf('SALES'), await company.headsOf('PLAN')]).toEqual([
    [company.personId],
    [leaver.personId],
  ]);
  expect((await viewsOf(heir.browser)).map(({ isOwn }) => isOwn)).toEqual([true]);
});

test('STA-04 a department that the heir passed on remains with its new head', async () => {
  const company = await leavingOf(app);
  const [first, second, third] = [await company.colleague(), await company.colleague(), await company.colleague()];
  await company.department('SALES');
  await company.lead('SALES', first.personId);
  await company.retire(first.personId, allTo(second.personId, await company.leftBy(first.personId)));
  await company.retire(second.personId, allTo(third.personId, await company.leftBy(second.personId)));
  expect(kindsOf(await company.reinstate(first.personId))).toEqual({
    returned: [],
    lost: ['departmentHeads 부서 SALES'],
  });
  expect(kindsOf(await company.reinstate(second.personId)).returned).toEqual(['departmentHeads 부서 SALES']);
  expect(await company.headsOf('SALES')).toEqual([second.personId]);
});
