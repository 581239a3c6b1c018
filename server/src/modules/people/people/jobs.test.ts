// Runs on every PostgreSQL: row locks.
import type { List } from '@madang/contract/kernel/lists/list.ts';
import { expect, test } from 'vitest';
import type { Employee, EmployeeRow } from '@madang/contract/people/people/routes.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import type { Browser } from '../../../testing/browser.ts';
import { memberBrowser } from '../../../testing/member.ts';
import { administratorOf, auditRows } from '../../../testing/organisation.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { applyForAccount } from '../waiting-people/index.ts';

const app = await startTestApp();
const path = '/api/v1/employees';
const none = '00000000-0000-4000-8000-000000000000';

async function makeLists(browser: Browser): Promise<void> {
  for (const list of ['job-ranks', 'job-titles']) {
    for (const jobRankCode of ['ONE', 'TWO']) {
      const names = { jobRankName: `${list} ${jobRankCode}`, englishJobRankName: '' };
      expect((await browser.post(`/api/v1/${list}`, { jobRankCode, ...names })).status).toBe(200);
    }
  }
}

async function register(browser: Browser, loginId: string, job: object): Promise<string> {
  const answer = await browser.post(path, {
    surname: '한',
    givenName: '새봄',
    loginId,
    externalMail: `${loginId}@outside.example`,
    language: 'ko',
    residenceCountry: 'KR',
    ...job,
  });
  expect(answer.status, answer.text).toBe(200);
  return answer.json<{ personId: string }>().personId;
}

async function jobOf(browser: Browser, personId: string): Promise<(string | undefined)[]> {
  const { employee } = (await browser.get(`${path}/${personId}`)).json<{ employee: Employee }>();
  return [employee.jobRank?.jobRankCode, employee.jobTitle?.jobRankCode];
}

const change = (browser: Browser, personId: string, jobRankCode = '', jobTitleCode = '') =>
  browser.put(`${path}/${personId}/job`, { jobRankCode, jobTitleCode });

test('USR-03 RNK-02 a person is registered with job rank and title, and list and panel show both', async () => {
  const browser = await administratorOf(app, 'JOBA');
  await makeLists(browser);
  const personId = await register(browser, 'withjob', { jobRankCode: 'one', jobTitleCode: 'TWO' });
  const job = {
    jobRank: { jobRankCode: 'ONE', jobRankName: 'job-ranks ONE', englishJobRankName: '' },
    jobTitle: { jobRankCode: 'TWO', jobRankName: 'job-titles TWO', englishJobRankName: '' },
  };
  const shown = { jobListName: '', englishJobListName: '', isHidden: false };
  expect((await browser.get(`${path}/${personId}`)).json()).toMatchObject({
    employee: job,
    jobLists: { ranks: shown, titles: shown },
    can: ['sendWelcome', 'issueInitialPassword', 'withdraw'],
  });
  const hidden = { jobListName: '호칭', englishJobListName: 'Level', isHidden: true };
  await browser.put('/api/v1/job-titles-list', hidden);
  const listed = (await browser.get(path)).json<{ items: EmployeeRow[]; jobLists: object }>();
  expect(listed.items.find((row) => row.personId === personId)).toMatchObject(job);
  expect(listed.jobLists).toEqual({ ranks: shown, titles: hidden });
});

test('RNK-01 RNK-02 a rank or title in use cannot be deleted, whatever the state of its people', async () => {
  const browser = await administratorOf(app, 'JOBB');
  await makeLists(browser);
  await register(browser, 'waitsforit', { jobRankCode: 'ONE' });
  const colleague = await memberBrowser(app, { companyCode: 'JOBB', role: 'employee' });
  for (const { personId } of [browser, colleague]) {
    expect((await change(browser, personId, 'ONE', 'ONE')).json()).toEqual({
      before: { jobRankCode: '', jobTitleCode: '' },
    });
  }
  const refused = { status: 409, code: 'JOB_RANK_IN_USE' };
  for (const [list, people] of [
    ['job-ranks', 3],
    ['job-titles', 2],
  ] as const) {
    const { status, error } = await browser.delete(`/api/v1/${list}/ONE`);
    expect({ status, code: error.errorCode }).toEqual(refused);
    expect(error.params).toMatchObject({ 0: people, code: 'ONE' });
  }
  for (const { personId } of [browser, colleague]) {
    expect((await change(browser, personId, 'TWO')).json()).toEqual({
      before: { jobRankCode: 'ONE', jobTitleCode: 'ONE' },
    });
    expect(await jobOf(browser, personId)).toEqual(['TWO', undefined]);
  }
  expect((await browser.delete('/api/v1/job-titles/ONE')).status).toBe(200);
  expect((await browser.delete('/api/v1/job-ranks/ONE')).error.params).toMatchObject({ 0: 1 });
  const row = { actor_id: browser.personId, target_kind: 'person', target_id: colleague.personId };
  expect((await auditRows(app, 'JOBB', 'change-employee-job')).at(-1)).toEqual(row);
  const data = (await colleague.post('/api/v1/profile/data')).json<{ person: object[] }>();
  expect(data.person).toMatchObject([{ jobRankCode: 'TWO', jobTitleCode: null }]);
});

test('USR-07 RNK-01 an unknown rank and a person who has not applied yet are refused and nothing changes', async () => {
  const browser = await administratorOf(app, 'JOBC');
  await makeLists(browser);
  const waiting = await register(browser, 'notyethere', { jobRankCode: 'ONE' });
  for (const [personId, rank, title, status, code] of [
    [browser.personId, 'NONE', '', 409, 'EMPLOYEE_JOB_RANK'],
    [browser.personId, '', 'NONE', 409, 'EMPLOYEE_JOB_TITLE'],
    [browser.personId, 'NO RANK', '', 400, 'MB_M_NO_SPACES'],
    [waiting, 'TWO', '', 409, 'EMPLOYEE_NOT_APPLIED'],
    [none, 'TWO', '', 404, 'CO404'],
  ] as const) {
    const answer = await change(browser, personId, rank, title);
    expect([answer.status, answer.error.errorCode]).toEqual([status, code]);
  }
  expect(await jobOf(browser, browser.personId)).toEqual([undefined, undefined]);
  expect(await jobOf(browser, waiting)).toEqual(['ONE', undefined]);
  const key = { companyCode: 'JOBC', personId: waiting };
  await inCompany(app.kernel.db, 'JOBC', (tx) => applyForAccount(tx, key));
  expect((await change(browser, waiting, 'TWO')).status).toBe(200);
});

test('MEM-04 a visitor, a plain employee and another company’s administrator cannot change ranks or titles', async () => {
  const [own, other] = [await administratorOf(app, 'JOBD'), await administratorOf(app, 'JOBE')];
  await makeLists(other);
  const employee = await memberBrowser(app, { companyCode: 'JOBE', role: 'employee' });
  expect((await change(app.browser(), employee.personId, 'ONE')).error.errorCode).toBe('AC100');
  expect((await change(employee, employee.personId, 'ONE')).error.errorCode).toBe('CO401');
  expect((await change(own, employee.personId, '')).error.errorCode).toBe('CO404');
  // A code of theirs is none of ours.
  expect((await change(own, own.personId, 'ONE')).error.errorCode).toBe('EMPLOYEE_JOB_RANK');
  expect(await jobOf(other, employee.personId)).toEqual([undefined, undefined]);
});

test('RNK-01 deleting a rank during its assignment leaves no person with a deleted rank', async () => {
  const browser = await administratorOf(app, 'JOBF');
  await makeLists(browser);
  for (let round = 0; round < 12; round += 1) {
    const [deletion, giving] = await Promise.all([
      browser.delete('/api/v1/job-ranks/ONE'),
      change(browser, browser.personId, 'ONE'),
    ]);
    const codes = [deletion, giving].map((answer) => (answer.status === 200 ? 'ok' : answer.error.errorCode));
    expect([
      ['ok', 'EMPLOYEE_JOB_RANK'],
      ['JOB_RANK_IN_USE', 'ok'],
    ]).toContainEqual(codes);
    expect(await jobOf(browser, browser.personId)).toEqual([codes[1] === 'ok' ? 'ONE' : undefined, undefined]);
    await change(browser, browser.personId);
    if (codes[0] === 'ok') await browser.post('/api/v1/job-ranks', { jobRankCode: 'ONE', jobRankName: '하나' });
  }
});

test('USR-03 RNK-02 the list filters by job rank, by job title, and by both', async () => {
  const browser = await administratorOf(app, 'JOBFILTER');
  await makeLists(browser);
  await register(browser, 'oneone', { jobRankCode: 'ONE', jobTitleCode: 'ONE' });
  await register(browser, 'onetwo', { jobRankCode: 'ONE', jobTitleCode: 'TWO' });
  await register(browser, 'twotwo', { jobRankCode: 'TWO', jobTitleCode: 'TWO' });
  const listed = async (query: string) => {
    const { items, total } = (await browser.get(`${path}?${query}`)).json<List<EmployeeRow>>();
    expect(total).toEqual({ count: items.length, isExact: true });
    return items.map(({ loginId }) => loginId.split('@')[0] ?? '').toSorted();
  };
  expect(await listed('jobRankCode=ONE')).toEqual(['oneone', 'onetwo']);
  expect(await listed('jobTitleCode=two')).toEqual(['onetwo', 'twotwo']);
  expect(await listed('jobRankCode=ONE&jobTitleCode=TWO')).toEqual(['onetwo']);
  expect(await listed('jobRankCode=NONE')).toEqual([]);
  expect(await listed('jobRankCode=&jobTitleCode=')).toHaveLength(4);
  expect((await browser.get(`${path}?jobRankCode=!`)).status).toBe(400);
});
