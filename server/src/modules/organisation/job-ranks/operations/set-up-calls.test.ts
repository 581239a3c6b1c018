import { expect, test } from 'vitest';
import { inCompany } from '../../../../kernel/db/database.ts';
import { memberBrowser } from '../../../../testing/member.ts';
import { administratorOf, auditRows, setSetUpState } from '../../../../testing/organisation.ts';
import { startTestApp } from '../../../../testing/test-app.ts';

const app = await startTestApp();
const prefix = '/employee/memberadmin/rest/v2/comp/code/title';
const rank = (compStrcCd: string, compStrcCdNm = '대리') => ({ compStrcCd, compStrcCdNm });

function rowsOf(companyCode: string) {
  return inCompany(app.kernel.db, companyCode, (tx) =>
    tx
      .selectFrom('job_ranks')
      .select(['code', 'name', 'sort_order'])
      .where('company_code', '=', companyCode)
      .orderBy('sort_order')
      .execute(),
  );
}

async function codesOf(companyCode: string): Promise<string[]> {
  return (await rowsOf(companyCode)).map(({ code }) => code);
}

test('WIZ-05 API-01 the wizard’s call creates job ranks in order, codes in capitals, and deletes them', async () => {
  const browser = await administratorOf(app, 'RANK1');
  expect((await browser.post(`${prefix}/create`, rank('g3', '부장'))).json()).toEqual({ result: 'success' });
  expect((await browser.post(`${prefix}/create`, rank('G1'))).status).toBe(200);
  expect(await rowsOf('RANK1')).toEqual([
    { code: 'G3', name: '부장', sort_order: 1 },
    { code: 'G1', name: '대리', sort_order: 2 },
  ]);
  const actor = { actor_id: browser.personId, target_kind: 'job-rank', target_id: 'G3' };
  expect((await auditRows(app, 'RANK1', 'create-job-rank'))[0]).toEqual(actor);
  const gone = await browser.post(`${prefix}/delete`, { compStrcCdList: ['g3', 'G3'], id: 'RANK1' });
  expect(gone.json()).toEqual({ result: 'success' });
  expect(await codesOf('RANK1')).toEqual(['G1']);
  expect(await auditRows(app, 'RANK1', 'delete-job-rank')).toEqual([actor]);
});

test('WIZ-24 the wizard’s call accepts an English name too, and refuses one in other letters', async () => {
  const browser = await administratorOf(app, 'RANK10');
  const named = { ...rank('AM'), enCompStrcCdNm: 'Assistant Manager' };
  expect((await browser.post(`${prefix}/create`, named)).json()).toEqual({ result: 'success' });
  const { error } = await browser.post(`${prefix}/create`, { ...rank('MGR', '과장'), enCompStrcCdNm: '과장' });
  expect(error).toMatchObject({ errorCode: 'MB_M_ENGLISH_WORDS', fields: [{ path: 'enCompStrcCdNm' }] });
  expect((await browser.get('/api/v1/job-ranks')).json()).toMatchObject({
    items: [{ jobRankCode: 'AM', jobRankName: '대리', englishJobRankName: 'Assistant Manager' }],
  });
});

test.each([
  [rank(''), 'compStrcCd', 'MB_M_REQUIRED'],
  [rank(' G1'), 'compStrcCd', 'MB_M_LEADING_SPACE'],
  [rank('G 1'), 'compStrcCd', 'MB_M_NO_SPACES'],
  [rank('G-1'), 'compStrcCd', 'MB_M_ALPHANUMERIC'],
  [rank('대리'), 'compStrcCd', 'MB_M_ALPHANUMERIC'],
  [rank('G'.repeat(31)), 'compStrcCd', 'MB_M_MAX_LENGTH'],
  [rank('G1', ''), 'compStrcCdNm', 'MB_M_REQUIRED'],
  [rank('G1', ' 대리'), 'compStrcCdNm', 'MB_M_LEADING_SPACE'],
  [rank('G1', '가'.repeat(31)), 'compStrcCdNm', 'MB_M_MAX_LENGTH'],
  [{ ...rank('G1'), compCd: 'RANK2' }, 'compCd', 'CO400'],
])('RNK-01 API-07 a job rank %j is refused on %s with %s', async (payload, path, code) => {
  const browser = await administratorOf(app, 'RANK2');
  const { error } = await browser.post(`${prefix}/create`, payload);
  expect(error).toMatchObject({ errorCode: code, fields: [{ path, code }] });
  expect(error.errorMessage).not.toContain('{{');
  expect(await codesOf('RANK2')).toEqual([]);
});

test('RNK-01 of 16 simultaneous job ranks with one code one is created, and the others get CM301', async () => {
  const browser = await administratorOf(app, 'RANK3');
  const answers = await Promise.all(
    Array.from({ length: 16 }, (_, index) => browser.post(`${prefix}/create`, rank(index % 2 ? 'g1' : 'G1'))),
  );
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused).toHaveLength(15);
  for (const { status, error } of refused) {
    expect([status, error.errorCode, error.fields[0]?.path]).toEqual([409, 'CM301', 'compStrcCd']);
  }
});

test('LIM-02 of 64 simultaneous job ranks in the set-up, by its call and the console’s, 20 are created until it ends', async () => {
  const browser = await administratorOf(app, 'RANK4');
  const inConsole = (jobRankCode: string) => browser.post('/api/v1/job-ranks', { jobRankCode, jobRankName: '대리' });
  const answers = await Promise.all(
    Array.from({ length: 64 }, (_, index) =>
      index % 2 ? browser.post(`${prefix}/create`, rank(`G${index}`)) : inConsole(`G${index}`),
    ),
  );
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused).toHaveLength(44);
  for (const { error } of refused) expect(error).toMatchObject({ errorCode: 'SET_UP_LIMIT', params: { 0: 20 } });
  expect(await codesOf('RANK4')).toHaveLength(20);
  // Job titles are none of the set-up's things, and behind it nothing is counted.
  const titles = Array.from({ length: 21 }, (_, index) => ({ jobRankCode: `T${index}`, jobRankName: '팀장' }));
  for (const title of titles) expect((await browser.post('/api/v1/job-titles', title)).status).toBe(200);
  await setSetUpState(app, 'RANK4', 'quit');
  expect((await inConsole('MORE')).status).toBe(200);
});

test('RNK-01 a job rank in use stops the whole deletion, and the response has the number of people', async () => {
  const browser = await administratorOf(app, 'RANK5');
  for (const code of ['G1', 'G2']) await browser.post(`${prefix}/create`, rank(code));
  await app.pools.owner.query(`create table sample_holders (company_code text, person text, rank_code text,
    constraint sample_holders_rank_code_fkey foreign key (company_code, rank_code) references job_ranks)`);
  await app.pools.owner.query(`insert into sample_holders values ('RANK5', '1', 'G2'), ('RANK5', '2', 'G2')`);
  const { status, error } = await browser.post(`${prefix}/delete`, { compStrcCdList: ['G1', 'G2'], id: 'RANK5' });
  expect(status).toBe(409);
  expect(error).toMatchObject({ errorCode: 'JOB_RANK_IN_USE', params: { 0: 2, code: 'G2' } });
  expect(await codesOf('RANK5')).toEqual(['G1', 'G2']);
  await app.pools.owner.query('drop table sample_holders');
});

test('RNK-01 one unknown code stops the whole deletion', async () => {
  const browser = await administratorOf(app, 'RANK6');
  await browser.post(`${prefix}/create`, rank('G1'));
  const { error } = await browser.post(`${prefix}/delete`, { compStrcCdList: ['G1', 'NONE'], id: 'RANK6' });
  expect(error.errorCode).toBe('CO404');
  expect(await codesOf('RANK6')).toEqual(['G1']);
});

test('WIZ-22 after the set-up the calls are CO403 and change nothing', async () => {
  const browser = await administratorOf(app, 'RANK7');
  await browser.post(`${prefix}/create`, rank('G1'));
  await setSetUpState(app, 'RANK7', 'finished');
  expect((await browser.post(`${prefix}/create`, rank('G2'))).error.errorCode).toBe('CO403');
  const gone = await browser.post(`${prefix}/delete`, { compStrcCdList: ['G1'], id: 'RANK7' });
  expect([gone.status, gone.error.errorCode]).toEqual([403, 'CO403']);
  expect(await codesOf('RANK7')).toEqual(['G1']);
});

test('MEM-04 API-07 another company, existing or not, a plain employee and a visitor are refused alike', async () => {
  const [own, other] = [await administratorOf(app, 'RANK8'), await administratorOf(app, 'RANK9')];
  await other.post(`${prefix}/create`, rank('THEIRS'));
  for (const id of ['RANK9', 'NOSUCH', '']) {
    const { status, error } = await own.post(`${prefix}/delete`, { compStrcCdList: ['THEIRS'], id });
    expect([status, error.errorCode]).toEqual([403, 'CO401']);
  }
  const mine = await own.post(`${prefix}/delete`, { compStrcCdList: ['THEIRS'], id: 'RANK8' });
  expect(mine.error.errorCode).toBe('CO404');
  const employee = await memberBrowser(app, { companyCode: 'RANK9', role: 'employee' });
  for (const [call, payload] of [
    ['create', rank('G9')],
    ['delete', { compStrcCdList: ['THEIRS'], id: 'RANK9' }],
  ] as const) {
    expect((await employee.post(`${prefix}/${call}`, payload)).error.errorCode).toBe('CO401');
    expect((await app.browser().post(`${prefix}/${call}`, payload)).error.errorCode).toBe('AC100');
  }
  expect(await codesOf('RANK9')).toEqual(['THEIRS']);
});
