import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { savedViewLimits } from '@madang/contract/people/saved-views/limits.ts';
import type { SavedViewRow } from '@madang/contract/people/saved-views/routes.ts';
import type { SavedViewInput } from '@madang/contract/people/saved-views/rules.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { type Browser, undoIdOf } from '../../../testing/browser.ts';
import { memberBrowser } from '../../../testing/member.ts';
import { newAdministrator } from '../../../testing/portal-companies.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp({ work: false });
const path = '/api/v1/saved-views';
const newCompany = () => newAdministrator(app, 'SAMPLE');
const colleagueOf = (companyCode: string) => memberBrowser(app, { companyCode, role: 'administrator' });
/** A well filled form; each test changes what it is about. */
const input: SavedViewInput = {
  savedViewName: 'Waiting',
  query: 'state=notYetApplied&department=SALES',
  isShared: false,
};
const create = (browser: Browser, changes: Readonly<Record<string, unknown>>) =>
  browser.post(path, { ...input, ...changes });

async function made(browser: Browser, changes: Partial<SavedViewInput>): Promise<string> {
  const answer = await create(browser, changes);
  expect(answer.status, answer.text).toBe(200);
  return answer.json<{ savedViewId: string }>().savedViewId;
}

const listOf = async (browser: Browser) => (await browser.get(path)).json<{ items: SavedViewRow[] }>().items;
const namesOf = async (browser: Browser) => (await listOf(browser)).map(({ savedViewName }) => savedViewName);
const undo = (browser: Browser, answer: Parameters<typeof undoIdOf>[0]) =>
  browser.post(`/api/v1/undo/${undoIdOf(answer)}`, {});

test('USR-01 a view is saved, changed, deleted and undone by its owner, and others do not see it', async () => {
  const own = await newCompany();
  const colleague = await colleagueOf(own.companyCode);
  const id = await made(own, { savedViewName: ' Waiting ' });
  expect(await listOf(own)).toMatchObject([{ ...input, savedViewId: id, isOwn: true }]);
  expect(await namesOf(colleague)).toEqual([]);
  const changed = await own.put(`${path}/${id}`, { ...input, query: 'q=%EA%B0%80%EB%9E%8C', expected: input });
  expect(changed.status, changed.text).toBe(200);
  expect((await own.put(`${path}/${id}`, { ...input, expected: input })).error.errorCode).toBe('EDIT_CONFLICT');
  expect((await undo(own, changed)).status).toBe(200);
  expect((await listOf(own))[0]?.query).toBe(input.query);
  for (const refused of [await colleague.put(`${path}/${id}`, input), await colleague.delete(`${path}/${id}`)])
    expect([refused.status, refused.error.errorCode]).toEqual([404, 'CO404']);
  const deleted = await own.delete(`${path}/${id}`);
  expect([deleted.status, await namesOf(own)]).toEqual([200, []]);
  expect((await undo(own, deleted)).status).toBe(200);
  expect(await namesOf(own)).toEqual(['Waiting']);
});

test('USR-01 a shared view is changed by its owner and administrators, and made private only by its owner', async () => {
  const own = await newCompany();
  const colleague = await colleagueOf(own.companyCode);
  const id = await made(own, { isShared: true });
  expect(await listOf(colleague)).toMatchObject([{ savedViewId: id, isOwn: false, isShared: true }]);
  expect((await colleague.put(`${path}/${id}`, { ...input, savedViewName: 'All', isShared: true })).status).toBe(200);
  const taken = await colleague.put(`${path}/${id}`, { ...input, isShared: false });
  expect([taken.status, taken.error.errorCode]).toEqual([403, 'CO401']);
  expect((await own.put(`${path}/${id}`, input)).status).toBe(200);
  expect([await namesOf(own), await namesOf(colleague)]).toEqual([['Waiting'], []]);
  expect(await namesOf(await newCompany())).toEqual([]);
});

test('USR-01 closing the owner’s account keeps shared views for the others and deletes private ones', async () => {
  const own = await newCompany();
  const colleague = await colleagueOf(own.companyCode);
  const id = await made(own, { savedViewName: 'Shared', isShared: true });
  await made(own, { savedViewName: 'Mine' });
  const other = await made(own, { savedViewName: 'Deleted' });
  await own.delete(`${path}/${other}`);
  await inCompany(app.kernel.db, own.companyCode, (tx) =>
    sql`update people set closed_at = now() where person_id = ${own.personId}`.execute(tx),
  );
  expect(await listOf(colleague)).toMatchObject([{ savedViewId: id, owner: null, isOwn: false }]);
  const { rows } = await inCompany(app.kernel.db, own.companyCode, (tx) =>
    sql`select name from saved_views union all select table_name from deleted_rows where table_name = 'saved_views'`.execute(
      tx,
    ),
  );
  expect(rows).toEqual([{ name: 'Shared' }]);
  expect((await colleague.put(`${path}/${id}`, { ...input, savedViewName: 'On', isShared: true })).status).toBe(200);
  expect((await colleague.delete(`${path}/${id}`)).status).toBe(200);
});

test('USR-01 a shared view of a retired owner is changed and deleted by others, and not by that owner', async () => {
  const own = await newCompany();
  const colleague = await colleagueOf(own.companyCode);
  const id = await made(own, { isShared: true });
  await inCompany(app.kernel.db, own.companyCode, (tx) =>
    sql`update people set employment_status = 'R' where person_id = ${own.personId}`.execute(tx),
  );
  expect(await listOf(colleague)).toMatchObject([{ savedViewId: id, isOwn: false, isShared: true }]);
  expect((await own.put(`${path}/${id}`, input)).status).toBe(401);
  expect((await colleague.put(`${path}/${id}`, { ...input, savedViewName: 'On', isShared: true })).status).toBe(200);
  const deleted = await colleague.delete(`${path}/${id}`);
  expect(deleted.status).toBe(200);
  expect((await undo(colleague, deleted)).status).toBe(200);
  expect(await namesOf(colleague)).toEqual(['On']);
});

test('USR-01 of simultaneous views with one name one is saved; own and shared names do not collide', async () => {
  const own = await newCompany();
  const answers = await Promise.all(Array.from({ length: 4 }, () => create(own, {})));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
  expect(answers.find(({ status }) => status === 409)?.error).toMatchObject({
    errorCode: 'SAVED_VIEW_NAME_TAKEN',
    fields: [{ path: 'savedViewName', code: 'SAVED_VIEW_NAME_TAKEN' }],
  });
  const shared = await made(own, { isShared: true });
  const colleague = await colleagueOf(own.companyCode);
  await made(colleague, {});
  expect((await create(colleague, { isShared: true })).error.errorCode).toBe('SAVED_VIEW_NAME_TAKEN');
  const deleted = await own.delete(`${path}/${shared}`);
  await made(colleague, { isShared: true });
  expect((await undo(own, deleted)).error.errorCode).toBe('SAVED_VIEW_NAME_TAKEN');
});

test.each([
  ['of a person', false, savedViewLimits.ofPerson, 'SAVED_VIEW_LIMIT'],
  ['that are shared', true, savedViewLimits.shared, 'SAVED_VIEW_LIMIT_SHARED'],
])('USR-01 simultaneous views %s are saved up to the limit', async (_what, isShared, limit, code) => {
  const own = await newCompany();
  const first = await made(own, { savedViewName: 'First', isShared });
  const many = Array.from({ length: limit + 2 }, (_, at) => create(own, { savedViewName: `View ${at}`, isShared }));
  const codes = (await Promise.all(many)).flatMap(({ status, error }) => (status === 200 ? [] : [error.errorCode]));
  expect([codes, (await namesOf(own)).length]).toEqual([[code, code, code], limit]);
  const id = await made(own, { savedViewName: 'Beside', isShared: !isShared });
  const moved = await own.put(`${path}/${id}`, { ...input, savedViewName: 'Beside', isShared });
  expect([moved.error.errorCode, moved.error.params]).toEqual([code, { 0: limit }]);
  const deleted = await own.delete(`${path}/${first}`);
  await made(own, { savedViewName: 'Last', isShared });
  expect((await undo(own, deleted)).error.errorCode).toBe('SAVED_VIEW_LIMIT');
});

test('USR-01 of simultaneous deletions of one view one succeeds, and can be undone once', async () => {
  const own = await newCompany();
  const id = await made(own, {});
  const answers = await Promise.all(Array.from({ length: 4 }, () => own.delete(`${path}/${id}`)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404, 404, 404]);
  const deleted = answers.find(({ status }) => status === 200);
  expect(deleted && (await undo(own, deleted)).status).toBe(200);
  expect(await namesOf(own)).toEqual(['Waiting']);
});

test('USR-01 simultaneously shared or restored views are accepted up to the limit', async () => {
  const own = await newCompany();
  const shared = (at: number) => made(own, { savedViewName: `Shared ${at}`, isShared: true });
  const ids = await Promise.all(Array.from({ length: savedViewLimits.shared - 1 }, (_, at) => shared(at)));
  const names = Array.from({ length: 12 }, (_, at) => `Own ${at}`);
  const mine = await Promise.all(names.map((savedViewName) => made(own, { savedViewName })));
  const sharing = mine.map((id, at) =>
    own.put(`${path}/${id}`, { ...input, savedViewName: names[at], isShared: true }),
  );
  const codes = (await Promise.all(sharing)).map(({ status, error }) => (status === 200 ? 'done' : error.errorCode));
  expect(codes.toSorted()).toEqual([...names.slice(1).map(() => 'SAVED_VIEW_LIMIT_SHARED'), 'done']);
  const deleted = await Promise.all(ids.slice(0, names.length).map((id) => own.delete(`${path}/${id}`)));
  await Promise.all(names.slice(1).map((_, at) => shared(100 + at)));
  const undone = (await Promise.all(deleted.map((answer) => undo(own, answer)))).map(({ status }) => status);
  expect(undone.filter((status) => status === 200)).toHaveLength(1);
});

test('MEM-04 an employee and a visitor cannot save or see views, and those of another company are not found', async () => {
  const [own, other] = [await newCompany(), await newCompany()];
  const employee = await memberBrowser(app, { companyCode: own.companyCode, role: 'employee' });
  const id = await made(own, { isShared: true });
  const callsOf = async (browser: Browser) => [
    await browser.put(`${path}/${id}`, { ...input, isShared: true }),
    await browser.delete(`${path}/${id}`),
  ];
  for (const [browser, code] of [
    [app.browser(), 'AC100'],
    [employee, 'CO401'],
  ] as const) {
    const answers = [...(await callsOf(browser)), await browser.get(path), await create(browser, {})];
    expect(answers.map(({ error }) => error.errorCode)).toEqual(answers.map(() => code));
  }
  const foreign = await callsOf(other);
  expect(foreign.map(({ status, error }) => [status, error.errorCode])).toEqual(foreign.map(() => [404, 'CO404']));
  expect([await namesOf(own), await namesOf(other)]).toEqual([['Waiting'], []]);
});

test.each([
  [{ savedViewName: '' }, 'savedViewName', 'MB_M_REQUIRED'],
  [{ savedViewName: 'x'.repeat(savedViewLimits.nameCharacters + 1) }, 'savedViewName', 'MB_M_MAX_LENGTH'],
  [{ query: 'item=1' }, 'query', 'SAVED_VIEW_QUERY'],
  [{ query: 'state=inService&state=notYetApplied' }, 'query', 'SAVED_VIEW_QUERY'],
  [{ query: `q=${'x'.repeat(savedViewLimits.queryCharacters)}` }, 'query', 'MB_M_MAX_LENGTH'],
  [{ isShared: 'yes' }, 'isShared', 'CO400'],
])('USR-01 a view with %j is refused', async (changes, field, code) => {
  const answer = await create(await newCompany(), changes);
  expect(answer.error).toMatchObject({ fields: [{ path: field, code }] });
});

test('USR-01 a person saves the columns and density of the list, only for themselves', async () => {
  const layoutPath = '/api/v1/list-layout';
  const own = await newCompany();
  const colleague = await colleagueOf(own.companyCode);
  const all = { hiddenColumns: [], density: 'comfortable' };
  expect((await own.get(layoutPath)).json()).toEqual(all);
  const layout = { hiddenColumns: ['jobTitle', 'loginId'], density: 'compact' };
  for (const each of [{ ...all, density: 'compact' }, layout]) {
    expect((await own.put(layoutPath, each)).status).toBe(200);
    expect((await own.get(layoutPath)).json()).toEqual(each);
    expect((await own.get(path)).json()).toMatchObject({ layout: each });
  }
  expect((await colleague.get(layoutPath)).json()).toEqual(all);
  expect((await colleague.get(path)).json()).toMatchObject({ layout: all });
  for (const refused of [{ hiddenColumns: ['fullName'] }, { hiddenColumns: ['state', 'state'] }, { density: 'tiny' }])
    expect((await own.put(layoutPath, { ...all, ...refused })).status).toBe(400);
  expect([401, 403]).toContain((await app.browser().put(layoutPath, all)).status);
});

test('USR-03 RNK-01 the views include the ranks and titles for the filter, in their order', async () => {
  const own = await newCompany();
  const entry = (jobRankCode: string, name: string) => ({ jobRankCode, jobRankName: name, englishJobRankName: name });
  const ranks = [entry('R2', 'Senior'), entry('R1', 'Junior')];
  const titles = [entry('T1', 'Lead')];
  for (const rank of ranks) expect((await own.post('/api/v1/job-ranks', rank)).status).toBe(200);
  for (const title of titles) {
    expect((await own.post('/api/v1/job-titles', { ...title, beforeJobRankCode: '' })).status).toBe(200);
  }
  expect((await own.get(path)).json()).toMatchObject({ jobLists: { ranks, titles } });
  expect((await (await newCompany()).get(path)).json()).toMatchObject({ jobLists: { ranks: [], titles: [] } });
});
