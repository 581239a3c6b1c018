// Runs on every PostgreSQL: row locks.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inCompany } from '../../../kernel/db/database.ts';
import type { Browser } from '../../../testing/browser.ts';
import { codeOf, dispatching } from '../../../testing/groups/dispatching.ts';
import { calls } from '../../../testing/operations/calls.ts';
import { employeesPath } from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp();
const { person, read, running } = dispatching(app);
/** A dispatch that runs, and the guest of the host. */
async function guest() {
  const made = await running();
  const { personId } = await read(made.host.desk, made.id);
  return { ...made, guestId: personId ?? '' };
}

const aboutPeople = calls.filter(
  ({ method, path, access }) => method === 'GET' && access === 'administrator' && /^[^{]*\{personId\}[^{]*$/.test(path),
);

test('STA-09 every call about a person returns to the host only what the dispatch names of a guest', async () => {
  const { home, host, sent, guestId } = await guest();
  const record = { administratorInfo: '인사팀 비밀 업무', employeeNumber: 'HOME-4711' };
  const changed = await home.desk.post(`${employeesPath}/${sent.personId}/changes`, { change: record });
  expect(changed.status, changed.text).toBe(200);
  const secrets = ['비밀 업무', 'HOME-4711', sent.personId];
  // The same calls at home show them, so that something is compared.
  const panel = (await home.desk.get(`${employeesPath}/${sent.personId}`)).text;
  for (const secret of secrets) expect(panel).toContain(secret);
  expect(aboutPeople.length).toBeGreaterThan(5);
  for (const { path } of aboutPeople) {
    const question = path.endsWith('/right') ? '?permission=departments.view&scopeKind=company' : '';
    const { status, text, error } = await host.desk.get(path.replace('{personId}', guestId) + question);
    if (status !== 200) expect(error.errorCode, path).toMatch(/^(?:CO400|CO404|MB708)$/);
    for (const secret of secrets) expect(text, path).not.toContain(secret);
  }
});

const as = (body: object) => ({ reason: 'personal', note: '', when: 'now', ...body });
const words = { sharedAddressName: '지원', sharedAddressEnglishName: 'Desk', sharedAddressDescription: '' };
const nobody: Record<'members' | 'senders' | 'owners', string[]> = { members: [], senders: [], owners: [] };

test('STA-03 a guest cannot lead a department of the host or take over the work of a leaver', async () => {
  const heads = '/api/v1/organisation/departments/LABS/heads';
  const { host, guestId } = await guest();
  const lead = (personIds: readonly string[], more: object = {}) =>
    codeOf(host.desk.put(heads, { personIds, ...more }));
  expect(await lead([guestId])).toBe('DEPARTMENT_HEAD');
  const leaver = await person(host);
  expect(await lead([leaver.personId])).toBe('done');
  const path = `${employeesPath}/${leaver.personId}/retirement`;
  const leaving = await host.desk.get(`${employeesPath}/${leaver.personId}/leaving`);
  const things = leaving.json<{ left: { kind: string; thingId: string }[] }>().left;
  const to = (toPersonId: string) => things.map(({ kind, thingId }) => ({ kind, thingId, toPersonId }));
  expect(things).toHaveLength(1);
  expect(await codeOf(host.desk.post(path, as({ handovers: to(guestId) })))).toBe('EMPLOYMENT_HEIR');
  expect(await codeOf(host.desk.post(path, as({ handovers: to(host.administrator.personId) })))).toBe('done');
});

test('STA-03 a guest cannot receive, send or own shared mail of the host', async () => {
  const { host, guestId } = await guest();
  await inCompany(app.kernel.db, host.companyCode, (tx) =>
    sql`insert into mail_domains (company_code, domain, record_text, state, proven_at)
      values (${host.companyCode}, 'guests.example', 'proven', 'proven', app_now())`.execute(tx),
  );
  const make = (by: Browser, more: object) =>
    codeOf(
      by.post('/api/v1/shared-addresses', { sharedMailAddress: 'desk@guests.example', ...words, ...nobody, ...more }),
    );
  for (const part of ['members', 'senders', 'owners']) {
    expect(await make(host.desk, { [part]: [guestId] }), part).toBe('SHARED_ADDRESS_PERSON');
  }
  expect(await make(host.desk, { members: [host.administrator.personId] })).toBe('done');
});
