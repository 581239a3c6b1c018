import { expect, test } from 'vitest';
import type { LeftThing } from '@madang/contract/people/employment/routes.ts';
import { addPolicy, companyOfTeams, stepOf } from '../../../testing/approvals/policies.ts';
import { allTo } from '../../../testing/employment/leaving.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp();

test('APR-02 administrators are notified of exactly the policies that lose an approver when a person leaves', async () => {
  const { own, place } = await companyOfTeams(app, 'LEFTPOL');
  const leaver = await place('TEAM', { rank: 'G1', title: 'T1', heads: true });
  const [other, second] = [await place('TEAM', { rank: 'G2' }), await place('TECH', { rank: 'G2', heads: true })];
  const policy = (approvalPolicyName: string, step: ReturnType<typeof stepOf>, coveredDepartmentCode = '') =>
    addPolicy(own, { approvalPolicyName, coveredDepartmentCode, approvalSteps: [step] });
  await policy('By name', stepOf('person', { personIds: [leaver, other] }));
  await policy('By rank', stepOf('jobRank', { jobCode: 'G1' }));
  await policy('By title', stepOf('jobTitle', { jobCode: 'T1' }));
  await policy('By head', stepOf('departmentHead'));
  await policy('Of sales', stepOf('departmentHead'), 'SALE');
  await policy('Of tech', stepOf('departmentHead'), 'TECH');
  await policy('Other rank', stepOf('jobRank', { jobCode: 'G2' }));
  await addPolicy(own, { approvalPolicyName: 'Off', isPolicyActive: false });
  const retire = async (personId: string) => {
    const { left } = (await own.get(`/api/v1/employees/${personId}/leaving`)).json<{ left: LeftThing[] }>();
    const answer = await own.post(`/api/v1/employees/${personId}/retirement`, {
      reason: 'personal',
      note: '',
      when: 'now',
      handovers: allTo(null, left),
    });
    expect(answer.status, answer.text).toBe(200);
  };
  /** Policies that the newest letter names; none where there is no letter. */
  const named = async () => {
    const { items } = (await own.get('/api/v1/inbox-messages')).json<{ items: { subject: string; text: string }[] }>();
    const letters = items.filter(({ subject }) => subject.includes('Approval policies'));
    const text = letters[0]?.text ?? '';
    const all = ['By name', 'By rank', 'By title', 'By head', 'Of sales', 'Of tech', 'Other rank', 'Off'];
    return [letters.length, all.filter((name) => text.includes(name))];
  };
  await retire(await place('TEAM', { rank: 'G2' }));
  expect(await named()).toEqual([0, []]);
  await retire(second);
  expect(await named()).toEqual([1, ['By head', 'Of tech']]);
  await retire(leaver);
  expect(await named()).toEqual([2, ['By name', 'By rank', 'By title', 'By head', 'Of sales']]);
});
