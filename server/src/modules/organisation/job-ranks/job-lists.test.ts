// Runs on every PostgreSQL: row locks and order by SQL.
import { describe, expect, test } from 'vitest';
import type { JobListAnswer } from '@madang/contract/organisation/job-ranks/routes.ts';
import type { Browser } from '../../../testing/browser.ts';
import { memberBrowser } from '../../../testing/member.ts';
import { administratorOf, auditRows } from '../../../testing/organisation.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp();

describe.each([
  ['job-ranks', 'job-titles', 'RANK', 'job-rank'],
  ['job-titles', 'job-ranks', 'TITLE', 'job-title'],
])('%s', (list, otherList, prefix, kind) => {
  const path = `/api/v1/${list}`;
  const entry = (jobRankCode: string, more: object = {}) => ({
    jobRankCode,
    jobRankName: `이름 ${jobRankCode}`,
    ...more,
  });

  async function make(browser: Browser, code: string, more: object = {}): Promise<void> {
    const answer = await browser.post(path, entry(code, more));
    expect(answer.status, answer.text).toBe(200);
  }

  async function listOf(browser: Browser, of = path): Promise<JobListAnswer> {
    return (await browser.get(of)).json<JobListAnswer>();
  }

  async function codesOf(browser: Browser): Promise<string[]> {
    return (await listOf(browser)).items.map(({ jobRankCode }) => jobRankCode);
  }

  test('RNK-01 RNK-02 entries are created, renamed, ordered and deleted, in this list only', async () => {
    const browser = await administratorOf(app, `${prefix}A`);
    await make(browser, 'g1', { englishJobRankName: 'Assistant Manager' });
    await make(browser, 'G2');
    await make(browser, 'G3', { beforeJobRankCode: 'G2' });
    expect(await codesOf(browser)).toEqual(['G1', 'G3', 'G2']);
    const change = await browser.put(`${path}/g1`, { jobRankName: '과장', englishJobRankName: '' });
    expect(change.json()).toEqual({ before: { jobRankName: '이름 g1', englishJobRankName: 'Assistant Manager' } });
    expect((await browser.put(`${path}/G2/place`, { beforeJobRankCode: 'G1' })).status).toBe(200);
    expect((await browser.delete(`${path}/G3`)).json()).toEqual({ result: 'success' });
    expect(await listOf(browser)).toEqual({
      settings: { jobListName: '', englishJobListName: '', isHidden: false },
      items: [
        { jobRankCode: 'G2', jobRankName: '이름 G2', englishJobRankName: '' },
        { jobRankCode: 'G1', jobRankName: '과장', englishJobRankName: '' },
      ],
      total: { count: 2, isExact: true },
      next: null,
      can: ['change'],
    });
    expect((await listOf(browser, `/api/v1/${otherList}`)).items).toEqual([]);
    for (const [operation, id] of [
      [`change-${kind}`, 'G1'],
      [`move-${kind}`, 'G2'],
      [`delete-${kind}`, 'G3'],
    ] as const) {
      const row = { actor_id: browser.personId, target_kind: kind, target_id: id };
      expect(await auditRows(app, `${prefix}A`, operation)).toEqual([row]);
    }
  });

  test('RNK-01 RNK-02 another person’s change since is not overwritten, by saving or by an undo', async () => {
    const browser = await administratorOf(app, `${prefix}S`);
    for (const code of ['G1', 'G2', 'G3']) await make(browser, code);
    const names = (jobRankName: string) => ({ jobRankName, englishJobRankName: '' });
    const rename = (body: object) => browser.put(`${path}/G1`, body);
    expect((await rename({ ...names('과장'), expected: names('이름 G1') })).status).toBe(200);
    const late = await rename({ ...names('차장'), expected: names('이름 G1') });
    expect([late.status, late.error.errorCode]).toEqual([409, 'EDIT_CONFLICT']);
    const place = (body: object) => browser.put(`${path}/G1/place`, body);
    expect((await place({ beforeJobRankCode: 'G3', expected: { beforeJobRankCode: 'G2' } })).status).toBe(200);
    expect((await place({ beforeJobRankCode: '' })).status).toBe(200);
    const undo = await place({ beforeJobRankCode: 'G2', expected: { beforeJobRankCode: 'G3' } });
    expect([undo.status, undo.error.errorCode]).toEqual([409, 'EDIT_CONFLICT']);
    expect((await listOf(browser)).items.map(({ jobRankName }) => jobRankName)).toEqual(['이름 G2', '이름 G3', '과장']);
  });

  test('RNK-01 a code in use, an invalid name and an unknown entry are refused', async () => {
    const browser = await administratorOf(app, `${prefix}B`);
    await make(browser, 'G1');
    const twice = await browser.post(path, entry('g1'));
    expect([twice.status, twice.error.fields[0]]).toMatchObject([409, { path: 'jobRankCode', code: 'CM301' }]);
    for (const [change, field, code] of [
      [{ jobRankName: ' 과장' }, 'jobRankName', 'MB_M_LEADING_SPACE'],
      [{ jobRankName: '' }, 'jobRankName', 'MB_M_REQUIRED'],
      [{ jobRankName: '가'.repeat(31) }, 'jobRankName', 'MB_M_MAX_LENGTH'],
      [{ englishJobRankName: '과장' }, 'englishJobRankName', 'MB_M_ENGLISH_WORDS'],
      [{ jobRankCode: 'G 2' }, 'jobRankCode', 'MB_M_NO_SPACES'],
    ] as const) {
      expect((await browser.post(path, { ...entry('G2'), ...change })).error).toMatchObject({
        errorCode: code,
        fields: [{ path: field }],
      });
    }
    expect((await browser.put(`${path}/NONE`, { jobRankName: 'x' })).error.errorCode).toBe('CO404');
    expect((await browser.put(`${path}/NONE/place`, {})).error.errorCode).toBe('CO404');
    expect((await browser.delete(`${path}/NONE`)).error.errorCode).toBe('CO404');
    expect(await codesOf(browser)).toEqual(['G1']);
  });

  test('RNK-01 an entry in use cannot be deleted, and the response has the number of people', async () => {
    const browser = await administratorOf(app, `${prefix}C`);
    await make(browser, 'G1');
    const table = list.replace('-', '_');
    await app.pools.owner.query(`create table sample_holders (company_code text, code text,
      constraint sample_holders_code_fkey foreign key (company_code, code) references ${table})`);
    await app.pools.owner.query(`insert into sample_holders values ('${prefix}C', 'G1')`);
    const { status, error } = await browser.delete(`${path}/G1`);
    expect([status, error]).toMatchObject([409, { errorCode: 'JOB_RANK_IN_USE', params: { 0: 1, code: 'G1' } }]);
    await app.pools.owner.query('drop table sample_holders');
    expect((await browser.delete(`${path}/G1`)).status).toBe(200);
  });

  test('RNK-02 a company renames and hides the list, and the response has the former settings', async () => {
    const browser = await administratorOf(app, `${prefix}D`);
    const settings = { jobListName: '호칭', englishJobListName: 'Level', isHidden: true };
    const answer = await browser.put(`${path}-list`, settings);
    expect(answer.json()).toEqual({ before: { jobListName: '', englishJobListName: '', isHidden: false } });
    expect((await listOf(browser)).settings).toEqual(settings);
    expect((await listOf(browser, `/api/v1/${otherList}`)).settings.isHidden).toBe(false);
    expect((await browser.put(`${path}-list`, { ...settings, isHidden: false })).json()).toEqual({ before: settings });
    const wrong = await browser.put(`${path}-list`, { ...settings, jobListName: ' x' });
    expect(wrong.error).toMatchObject({ errorCode: 'MB_M_LEADING_SPACE', fields: [{ path: 'jobListName' }] });
    expect(await auditRows(app, `${prefix}D`, 'settle-job-list')).toHaveLength(2);
  });

  test('RNK-01 32 simultaneous entries with one code and 8 moves leave one entry of each code in order', async () => {
    const browser = await administratorOf(app, `${prefix}E`);
    await Promise.all(Array.from({ length: 32 }, (_, index) => browser.post(path, entry(`G${index % 4}`))));
    const codes = await codesOf(browser);
    expect(codes.toSorted()).toEqual(['G0', 'G1', 'G2', 'G3']);
    const moves = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        browser.put(`${path}/G${index % 4}/place`, { beforeJobRankCode: `G${(index + 1) % 4}` }),
      ),
    );
    expect(moves.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect((await codesOf(browser)).toSorted()).toEqual(['G0', 'G1', 'G2', 'G3']);
  });

  test('MEM-04 API-07 another company’s entries are not found, and only administrators are admitted', async () => {
    const [own, other] = [await administratorOf(app, `${prefix}F`), await administratorOf(app, `${prefix}G`)];
    await make(other, 'SECRET');
    const employee = await memberBrowser(app, { companyCode: `${prefix}G`, role: 'employee' });
    const calls = [
      (browser: Browser) => browser.put(`${path}/SECRET`, { jobRankName: 'x' }),
      (browser: Browser) => browser.put(`${path}/SECRET/place`, {}),
      (browser: Browser) => browser.delete(`${path}/SECRET`),
    ];
    for (const send of calls) expect((await send(own)).error.errorCode).toBe('CO404');
    const more = [
      (browser: Browser) => browser.get(path),
      (browser: Browser) => browser.post(path, entry('NEW')),
      (browser: Browser) => browser.put(`${path}-list`, { isHidden: true }),
    ];
    for (const send of [...calls, ...more]) {
      expect((await send(employee)).error.errorCode).toBe('CO401');
      expect((await send(app.browser())).error.errorCode).toBe('AC100');
    }
    expect((await listOf(own)).items).toEqual([]);
    expect((await listOf(other)).items).toMatchObject([{ jobRankCode: 'SECRET', jobRankName: '이름 SECRET' }]);
  });
});
