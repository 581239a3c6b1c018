// Runs on every PostgreSQL: row locks.
import type { ConsoleJob } from '@madang/contract/ground/jobs/routes.ts';
import type { LeftThing, StoryEntry } from '@madang/contract/people/employment/routes.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { inCompany } from '../../../kernel/db/database.ts';
import { execute } from '../../../kernel/operations/executor.ts';
import { commandOrigin } from '../../../kernel/operations/principal.ts';
import type { Answer, Browser } from '../../../testing/browser.ts';
import { grant } from '../../../testing/operations/rights.ts';
import {
  addTestPerson,
  answerOptional,
  employeesOf,
  employeesPath,
  signInAs,
  startExport,
} from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { runJob } from '../../ground/jobs/index.ts';
import { retirePerson } from './operations/retire-person.ts';
import { suspendAccess } from './operations/suspend-access.ts';

// No worker runs: each test says when a job or a plan is begun.
const app = await startTestApp({ work: false });
const { kernel } = app;
const { administratorOf } = employeesOf(app);
const codeOf = (answer: Answer) => (answer.status === 200 ? 'done' : answer.error.errorCode);
const at = (personId: string, act: string) => `${employeesPath}/${personId}/${act}`;
const retirement = { reason: 'personal', note: '', when: 'now', handovers: [] };
const suspension = { reason: 'lostDevice', note: '', until: null };
/** Retires at once; what the person leaves behind ends where it may. */
async function retire(by: Browser, personId: string): Promise<string> {
  const { left = [] } = (await by.get(at(personId, 'leaving'))).json<{ left?: LeftThing[] }>();
  const handovers = left.map(({ kind, thingId, mayEnd, proposed }) => ({
    kind,
    thingId,
    toPersonId: mayEnd ? null : (proposed?.person.personId ?? null),
  }));
  return codeOf(await by.post(at(personId, 'retirement'), { ...retirement, handovers }));
}
const suspend = async (by: Browser, personId: string) => codeOf(await by.post(at(personId, 'suspension'), suspension));
const reinstate = async (by: Browser, personId: string) =>
  codeOf(await by.post(at(personId, 'reinstatement'), { note: '' }));
const employeeOf = async (by: Browser, personId: string) =>
  (await by.get(`${employeesPath}/${personId}`)).json<{ employee: { state: string; isSuspended: boolean } }>().employee;
const stateOf = async (by: Browser, personId: string) => (await employeeOf(by, personId)).state;
const sessionsOf = async (personId: string) => {
  const { rows } = await app.pools.owner.query<{ count: number }>(
    'select count(*)::integer as count from sessions where person_id = $1',
    [personId],
  );
  return rows[0]?.count;
};

test('STA-02 of two administrators who retire one person at once one succeeds', async () => {
  const { companyCode, browser } = await administratorOf();
  const second = await administratorOf(companyCode);
  for (let round = 0; round < 5; round += 1) {
    const { personId } = await addTestPerson(app, { companyCode });
    const outcomes = await Promise.all([retire(browser, personId), retire(second.browser, personId)]);
    expect(outcomes.toSorted()).toEqual(['EMPLOYEE_RETIRED', 'done']);
    const { items } = (await browser.get(at(personId, 'story'))).json<{ items: StoryEntry[] }>();
    expect(items.map(({ kind }) => kind)).toEqual(['retired']);
  }
});

test('STA-02 STA-04 a person retired and reinstated at once ends in the state that the history shows', async () => {
  const { companyCode, browser } = await administratorOf();
  const second = await administratorOf(companyCode);
  for (let round = 0; round < 6; round += 1) {
    const { personId } = await addTestPerson(app, { companyCode });
    if (round % 2 === 1) expect(await retire(browser, personId)).toBe('done');
    const outcomes = await Promise.all([retire(browser, personId), reinstate(second.browser, personId)]);
    expect(outcomes).toContain('done');
    for (const code of outcomes) expect(['done', 'EMPLOYEE_RETIRED', 'MB703']).toContain(code);
    const { items } = (await browser.get(at(personId, 'story'))).json<{ items: StoryEntry[] }>();
    expect(await stateOf(browser, personId)).toBe(items[0]?.after);
    expect(await sessionsOf(personId)).toBe(0);
  }
});

test('USR-13 of two administrators who suspend each other at once one remains active', async () => {
  for (let round = 0; round < 5; round += 1) {
    const one = await administratorOf();
    const other = await administratorOf(one.companyCode);
    const outcomes = await Promise.all([suspend(one.browser, other.personId), suspend(other.browser, one.personId)]);
    expect(outcomes.filter((code) => code === 'done')).toHaveLength(1);
    const [kept, locked] = outcomes[0] === 'done' ? [one, other] : [other, one];
    expect(await employeeOf(kept.browser, locked.personId)).toMatchObject({ isSuspended: true });
    expect((await locked.browser.get('/api/v1/session')).status).toBe(401);
  }
});

test('STA-02 USR-13 the caller, the company owner and the last administrator cannot be retired or suspended', async () => {
  const { companyCode, personId, browser } = await administratorOf();
  const representative = await addTestPerson(app, { companyCode, roles: ['representative'] });
  expect([await retire(browser, personId), await suspend(browser, personId)]).toEqual([
    'EMPLOYMENT_OWN',
    'EMPLOYMENT_OWN',
  ]);
  for (const act of [retire, suspend]) {
    expect(['EMPLOYMENT_REPRESENTATIVE', 'PERSON_ABOVE']).toContain(await act(browser, representative.personId));
  }
  const alone = await administratorOf();
  const by = commandOrigin(alone.companyCode);
  const asked = { personId: alone.personId, note: '' };
  await expect(
    execute(kernel, retirePerson, by, { ...asked, reason: 'personal', when: 'now', handovers: [] }),
  ).rejects.toMatchObject({ code: 'EMPLOYMENT_LAST_ADMINISTRATOR' });
  await expect(execute(kernel, suspendAccess, by, { ...asked, reason: 'other', until: null })).rejects.toMatchObject({
    code: 'EMPLOYMENT_LAST_ADMINISTRATOR',
  });
  // One whose access is locked keeps no company.
  const second = await administratorOf(alone.companyCode);
  expect(await suspend(alone.browser, second.personId)).toBe('done');
  await expect(execute(kernel, suspendAccess, by, { ...asked, reason: 'other', until: null })).rejects.toMatchObject({
    code: 'EMPLOYMENT_LAST_ADMINISTRATOR',
  });
});

const calls = (personId: string): readonly ((by: Browser) => Promise<Answer>)[] => [
  (by) => by.get(at(personId, 'leaving')),
  (by) => by.post(at(personId, 'retirement'), retirement),
  (by) => by.delete(at(personId, 'retirement')),
  (by) => by.post(at(personId, 'reinstatement'), { note: '' }),
  (by) => by.post(at(personId, 'suspension'), suspension),
  (by) => by.post(at(personId, 'suspension/end'), { note: '' }),
];

test('STA-02 MEM-03 people with more rights, of another company or unknown are refused', async () => {
  const { companyCode, personId: administratorId } = await administratorOf();
  const { personId } = await addTestPerson(app, { companyCode });
  const plain = await addTestPerson(app, { companyCode });
  const employee = await signInAs(app, plain);
  const elsewhere = await administratorOf();
  for (const call of calls(personId)) {
    expect(codeOf(await call(elsewhere.browser))).toBe('CO404');
    expect(codeOf(await call(employee))).toBe('CO401');
    expect(codeOf(await call(app.browser()))).toBe('AC100');
  }
  for (const permission of ['employment.change', 'employment.suspend'] as const) {
    await grant(kernel.db, { companyCode, personId: plain.personId, permission });
  }
  for (const call of calls(administratorId).slice(1)) expect(codeOf(await call(employee))).toBe('PERSON_ABOVE');
  expect(await retire(employee, personId)).toBe('done');
});

test('MEM-08 STA-02 an open offer of ownership ends with the candidate’s service', async () => {
  const { companyCode, browser } = await administratorOf();
  const representative = await addTestPerson(app, { companyCode, roles: ['representative'] });
  const candidate = await addTestPerson(app, { companyCode });
  const [desk, own] = [await signInAs(app, representative), await signInAs(app, candidate)];
  const path = '/api/v1/memberships/handover';
  const { password } = representative;
  expect(codeOf(await desk.post(path, { personId: candidate.personId, password }))).toBe('done');
  const { handover } = (await own.get(path)).json<{ handover: { handoverId: string } }>();
  const [accepted, retired] = await Promise.all([
    own.post(`${path}/${handover.handoverId}/acceptance`, { password: candidate.password }),
    retire(browser, candidate.personId),
  ]);
  // Either the role was taken before, and its holder cannot be retired, or the offer has gone with the service.
  if (accepted.status === 200) expect(['EMPLOYMENT_REPRESENTATIVE', 'PERSON_ABOVE']).toContain(retired);
  else expect(retired).toBe('done');
  expect((await desk.get(path)).json()).toMatchObject({ handover: null });
  const other = await addTestPerson(app, { companyCode });
  if (accepted.status === 200) return;
  expect(codeOf(await desk.post(path, { personId: other.personId, password }))).toBe('done');
  expect(await retire(browser, other.personId)).toBe('done');
  expect((await desk.get(path)).json()).toMatchObject({ handover: null });
});

test.each([
  ['retired', retire],
  ['suspended', suspend],
] as const)('BLK-06 STA-02 a job stops at its next slice after its owner is %s', async (_state, act) => {
  const { companyCode, browser } = await administratorOf();
  const owner = await administratorOf(companyCode);
  const jobId = await startExport(owner.browser);
  const slices: number[] = [];
  await runJob(
    kernel,
    { companyCode, jobId },
    {
      permission: 'employees.export',
      work: async (_kernel, { advance }) => {
        await advance({ doneCount: 1, totalCount: 2 });
        slices.push(1);
        expect(await act(browser, owner.personId)).toBe('done');
        await advance({ doneCount: 2, totalCount: 2 });
        slices.push(2);
        return { fileName: 'list.csv', content: '' };
      },
    },
  );
  expect(slices).toEqual([1]);
  const { items } = (await browser.get('/api/v1/jobs')).json<{ items: ConsoleJob[] }>();
  expect(items.map(({ state }) => state).filter((state) => state === 'done')).toEqual([]);
  const { rows } = await inCompany(kernel.db, companyCode, (tx) =>
    tx.selectFrom('console_jobs').select('state').where('job_id', '=', jobId).execute(),
  ).then((found) => ({ rows: found }));
  expect(rows).toEqual([{ state: 'cancelled' }]);
});

test('USR-04 STA-02 an upload of a photo during the person’s retirement leaves no file without a person', async () => {
  const { companyCode, browser } = await administratorOf();
  const picture = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#3f8f7f' } })
    .jpeg()
    .toBuffer();
  const photo = picture.toString('base64');
  for (let round = 0; round < 5; round += 1) {
    const person = await addTestPerson(app, { companyCode });
    await answerOptional(app, person, true);
    const own = await signInAs(app, person);
    const [sent, retired] = await Promise.all([
      own.put('/api/v1/profile/photo', { photo }),
      new Promise((resolve) => setTimeout(resolve, round * 8)).then(() => retire(browser, person.personId)),
    ]);
    expect(retired).toBe('done');
    expect(['done', 'AC100', 'EMPLOYEE_RETIRED', 'CO404']).toContain(codeOf(sent));
    expect((await own.put('/api/v1/profile/photo', { photo })).status).toBe(401);
    const row = await inCompany(kernel.db, companyCode, (tx) =>
      tx
        .selectFrom('people')
        .select(['photo', 'employment_status'])
        .where('person_id', '=', person.personId)
        .executeTakeFirstOrThrow(),
    );
    expect([row.employment_status, row.photo !== null]).toEqual(['R', sent.status === 200]);
  }
});
