// Runs on every PostgreSQL: plans.
import { expect, test } from 'vitest';
import type { Answer } from '../../../testing/browser.ts';
import { leavingOf } from '../../../testing/employment/leaving.ts';
import { plannedPath, plansOf } from '../../../testing/plans/planned.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp({ work: false });
const { dayOf, moveToDay, runDue, statesOf } = plansOf(app);
const codeOf = ({ status, error }: Answer) => (status === 200 ? 'done' : error.errorCode);

const proposed = { handovers: 'proposed' };

/** A person who leads one department with a colleague and another one alone, below a department with a head. */
async function leading() {
  const company = await leavingOf(app);
  const [leaver, beside, above] = [await company.colleague(), await company.colleague(), await company.colleague()];
  await company.department('UPPER');
  await company.department('LOWER', 'UPPER');
  await company.department('SHARED');
  await company.place(leaver.personId, 'LOWER');
  await company.lead('UPPER', above.personId);
  await company.lead('LOWER', leaver.personId);
  await company.lead('SHARED', leaver.personId, beside.personId);
  return { ...company, leaver, beside, above };
}

test('STA-02 USR-10 a retirement without a list hands each item to the proposed person', async () => {
  const { leaver, beside, above, ...company } = await leading();
  const list = await company.leftBy(leaver.personId);
  const heirs = Object.fromEntries(list.map(({ thingId, proposed: to }) => [thingId, to?.person.personId]));
  expect(heirs).toEqual({ LOWER: above.personId, SHARED: beside.personId });
  expect(codeOf(await company.retire(leaver.personId, [], proposed))).toBe('done');
  expect([await company.headsOf('LOWER'), await company.headsOf('SHARED')]).toEqual([
    [above.personId],
    [beside.personId],
  ]);
});

test('STA-10 a retirement planned for a day hands over to the people proposed on that day', async () => {
  const { leaver, beside, above, companyCode, browser, ...company } = await leading();
  const dueOn = await dayOf(companyCode, 2);
  const input = { personId: leaver.personId, reason: 'contractEnd', note: '', when: 'now', ...proposed };
  const answer = await browser.post(plannedPath, { step: { name: 'retire-person', input }, dueOn });
  expect(answer.json()).toMatchObject({ refusal: null });
  const { planId } = answer.json<{ planId: string }>();
  // The head above leaves first.
  expect(codeOf(await company.retire(above.personId, [], proposed))).toBe('done');
  await moveToDay(companyCode, dueOn);
  await runDue(companyCode);
  expect(await statesOf(companyCode, [planId])).toEqual(['done']);
  expect(await company.headsOf('SHARED')).toEqual([beside.personId]);
  expect(await company.headsOf('LOWER')).toEqual([company.personId]);
});

test('STA-02 a retirement at the end of the day keeps the handovers proposed at planning', async () => {
  const { leaver, above, companyCode, ...company } = await leading();
  expect(codeOf(await company.retire(leaver.personId, [], { ...proposed, when: 'endOfDay' }))).toBe('done');
  await moveToDay(companyCode, await dayOf(companyCode, 1));
  await runDue(companyCode);
  expect(await company.headsOf('LOWER')).toEqual([above.personId]);
});
