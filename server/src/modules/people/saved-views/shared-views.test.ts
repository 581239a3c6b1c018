import { expect, test } from 'vitest';
import { savedViewLimits } from '@madang/contract/people/saved-views/limits.ts';
import type { SavedViewRow } from '@madang/contract/people/saved-views/routes.ts';
import { type Answer, type Browser, undoIdOf } from '../../../testing/browser.ts';
import { memberBrowser } from '../../../testing/member.ts';
import { newAdministrator } from '../../../testing/portal-companies.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp({ work: false });
const path = '/api/v1/saved-views';
const input = { savedViewName: 'Waiting', query: 'state=notYetApplied', isShared: true };

async function share(browser: Browser, changes: Partial<typeof input> = {}): Promise<string> {
  const answer = await browser.post(path, { ...input, ...changes });
  expect(answer.status, answer.text).toBe(200);
  return answer.json<{ savedViewId: string }>().savedViewId;
}

/** A manager who shares a view, and an administrator of the same company. */
async function sharingManager() {
  const administrator = await newAdministrator(app, 'SAMPLE');
  const { companyCode } = administrator;
  const owner = await memberBrowser(app, { companyCode, role: 'manager' });
  return { administrator, companyCode, owner, id: await share(owner) };
}

const listOf = async (browser: Browser) => (await browser.get(path)).json<{ items: SavedViewRow[] }>().items;
const viewsOf = async (browser: Browser) =>
  (await listOf(browser)).map(({ savedViewName, isShared, isOwn, can }) => [savedViewName, isShared, isOwn, can]);
const codeOf = ({ status, error }: Answer) => (status === 200 ? 'done' : `${status} ${error.errorCode}`);
const undo = (browser: Browser, answer: Answer) => browser.post(`/api/v1/undo/${undoIdOf(answer)}`, {});
const all = ['change', 'delete'];

test.each(['manager', 'serviceDesk'] as const)(
  'USR-01 MEM-04 a %s uses the view that another person shares, and cannot change or delete it',
  async (role) => {
    const { owner, companyCode, id } = await sharingManager();
    const colleague = await memberBrowser(app, { companyCode, role });
    expect(await viewsOf(colleague)).toEqual([['Waiting', true, false, []]]);
    const refused = [
      await colleague.put(`${path}/${id}`, { ...input, savedViewName: 'Mine' }),
      await colleague.put(`${path}/${id}`, { ...input, query: 'rank=R1', expected: input }),
      await colleague.put(`${path}/${id}`, { ...input, isShared: false }),
      await colleague.delete(`${path}/${id}`),
    ];
    expect(refused.map(codeOf)).toEqual(refused.map(() => '403 SAVED_VIEW_OF_OTHERS'));
    expect(await viewsOf(owner)).toEqual([['Waiting', true, true, all]]);
    expect(codeOf(await owner.put(`${path}/${id}`, { ...input, savedViewName: 'Renamed' }))).toBe('done');
    expect(codeOf(await owner.delete(`${path}/${id}`))).toBe('done');
    expect(await viewsOf(colleague)).toEqual([]);
  },
);

test('USR-01 a view deleted by an administrator remains with its owner, and the undo shares it again', async () => {
  const { owner, administrator, companyCode, id } = await sharingManager();
  const colleague = await memberBrowser(app, { companyCode, role: 'manager' });
  expect(await viewsOf(administrator)).toEqual([['Waiting', true, false, all]]);
  const deleted = await administrator.delete(`${path}/${id}`);
  expect(codeOf(deleted)).toBe('done');
  const seen = [await viewsOf(administrator), await viewsOf(colleague), await viewsOf(owner)];
  expect(seen).toEqual([[], [], [['Waiting', false, true, all]]]);
  expect(codeOf(await undo(colleague, deleted))).toBe('403 CO401');
  expect(codeOf(await undo(administrator, deleted))).toBe('done');
  expect(await viewsOf(colleague)).toEqual([['Waiting', true, false, []]]);
  const again = await administrator.delete(`${path}/${id}`);
  await owner.put(`${path}/${id}`, { ...input, isShared: false, query: 'rank=R1' });
  expect(codeOf(await undo(administrator, again))).toBe('409 EDIT_CONFLICT');
});

test('USR-01 if the owner already has the name of a deleted view, a number is appended within the length limit', async () => {
  const { owner, administrator } = await sharingManager();
  const savedViewName = 'x'.repeat(savedViewLimits.nameCharacters);
  const ids = [await share(owner, { savedViewName, isShared: false }), await share(owner, { savedViewName })];
  expect(codeOf(await administrator.delete(`${path}/${ids[1]}`))).toBe('done');
  ids.push(await share(owner, { savedViewName }));
  const deleted = await administrator.delete(`${path}/${ids[2]}`);
  const short = 'x'.repeat(savedViewLimits.nameCharacters - 5);
  const names = async () => (await listOf(owner)).map((view) => view.savedViewName);
  expect(await names()).toEqual([`${short} (2)`, `${short} (3)`, savedViewName, 'Waiting']);
  expect(codeOf(await undo(administrator, deleted))).toBe('done');
  expect(await names()).toEqual([`${short} (2)`, savedViewName, 'Waiting', savedViewName]);
});

test('USR-01 an owner at the limit of views still keeps one that an administrator deletes', async () => {
  const { owner, administrator, id } = await sharingManager();
  for (let at = 0; at < savedViewLimits.ofPerson; at++)
    await share(owner, { savedViewName: `View ${at}`, isShared: false });
  expect(codeOf(await administrator.delete(`${path}/${id}`))).toBe('done');
  expect(await listOf(owner)).toHaveLength(savedViewLimits.ofPerson + 1);
  expect(codeOf(await owner.post(path, { ...input, isShared: false, savedViewName: 'One more' }))).toBe(
    '409 SAVED_VIEW_LIMIT',
  );
});

test('USR-01 of simultaneous deletions of one shared view one succeeds, and the owner keeps it once', async () => {
  const { owner, administrator, id } = await sharingManager();
  const answers = await Promise.all(Array.from({ length: 4 }, () => administrator.delete(`${path}/${id}`)));
  expect(answers.map(codeOf).toSorted()).toEqual(['404 CO404', '404 CO404', '404 CO404', 'done']);
  expect(await viewsOf(owner)).toEqual([['Waiting', false, true, all]]);
});
