import type { List } from '@madang/contract/kernel/lists/list.ts';
import { ticketHeader } from '@madang/contract/kernel/access/desk-ticket.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inCompany } from '../../../kernel/db/database.ts';
import type { Answer, Browser } from '../../../testing/browser.ts';
import { addMember, memberBrowser } from '../../../testing/member.ts';
import { grant } from '../../../testing/operations/rights.ts';
import { employeesPath } from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp({ work: false });
const { db } = app.kernel;

async function company(companyCode: string) {
  const administrator = await memberBrowser(app, { companyCode, role: 'administrator' });
  const desk = await memberBrowser(app, { companyCode, role: 'serviceDesk' });
  const { personId } = await addMember(db, { companyCode, role: 'employee' });
  return { administrator, desk, personId };
}

const outcome = async (answer: Promise<Answer>) => {
  const { status, error } = await answer;
  return status === 200 ? 'done' : error.errorCode;
};
const by = (ticket: string) => ({ [ticketHeader]: ticket });

interface LookRecord {
  readonly operation: string;
  readonly actor: { readonly personId: string } | null;
  readonly detail: Readonly<Record<string, unknown>>;
}
async function looksOf(reader: Browser, personId: string) {
  await app.kernel.accessRecords.flush();
  const { items } = (await reader.get('/api/v1/records?kind=access')).json<List<LookRecord>>();
  return items.filter(({ actor }) => actor?.personId === personId);
}

test('REQ-04 MEM-01 each look of the service desk carries a ticket or a consent, and is recorded with it', async () => {
  const { administrator, desk, personId } = await company('DESKTICKET1');
  const looks: Readonly<Record<string, (headers?: Record<string, string>) => Promise<Answer>>> = {
    list: (headers) => desk.get(employeesPath, headers),
    search: (headers) => desk.post(`${employeesPath}/search`, { keyword: 'Baek Sol' }, headers),
    person: (headers) => desk.get(`${employeesPath}/${personId}`, headers),
    sessions: (headers) => desk.get('/api/v1/company-sessions', headers),
    failures: (headers) => desk.get('/api/v1/failed-log-ins', headers),
  };
  for (const [name, look] of Object.entries(looks)) {
    expect([name, await outcome(look())]).toEqual([name, 'DESK_TICKET']);
  }
  expect(await looksOf(administrator, desk.personId)).toEqual([]);
  for (const [name, look] of Object.entries(looks)) {
    expect([name, await outcome(look(by('HD-2041')))]).toEqual([name, 'done']);
  }
  expect(await outcome(desk.get(`${employeesPath}/${personId}`, by('Consent')))).toBe('done');
  const recorded = await looksOf(administrator, desk.personId);
  expect(recorded.map(({ detail }) => detail)).toEqual([
    { consent: true },
    ...Array.from({ length: 5 }, () => ({ ticket: 'HD-2041' })),
  ]);
  // The list and a search in it.
  expect(recorded.filter(({ operation }) => operation === 'list-employees')).toHaveLength(2);
});

test.each(['#12', 'HD-2041', '#HD/7'])('REQ-04 "%s" is a ticket', async (ticket) => {
  const { desk } = await company(`DESKSOME${ticket.length}${ticket.charCodeAt(0)}`);
  expect(await outcome(desk.get(employeesPath, by(ticket)))).toBe('done');
});

test.each([
  '',
  ' ',
  'A',
  '##',
  '김하늘 문의'.normalize('NFC').replaceAll(/[^ -~]/g, '?'),
  'HD 2041',
  "HD'2041",
  'x'.repeat(41),
])('REQ-04 "%s" is no ticket', async (ticket) => {
  const { desk } = await company(`DESKNONE${ticket.length}${ticket.charCodeAt(0) || 0}`);
  expect(await outcome(desk.get(employeesPath, by(ticket)))).toBe('DESK_TICKET');
});

test('REQ-04 roles with a right of their own read without a ticket, and leave none', async () => {
  const companyCode = 'DESKTICKET2';
  const { administrator, desk, personId } = await company(companyCode);
  const manager = await memberBrowser(app, { companyCode, role: 'manager' });
  expect(await outcome(manager.get(`${employeesPath}/${personId}`, by('HD-1')))).toBe('done');
  expect(await outcome(administrator.get(employeesPath))).toBe('done');
  expect((await looksOf(administrator, manager.personId)).map(({ detail }) => detail)).toEqual([{}]);
  // What a second right opens needs none; what the service desk alone opens still does.
  await grant(db, { companyCode, personId: desk.personId, permission: 'employees.view' });
  expect(await outcome(desk.get(employeesPath))).toBe('done');
  expect(await outcome(desk.get('/api/v1/company-sessions'))).toBe('DESK_TICKET');
});

test('REQ-04 a service desk of one branch carries a ticket as well', async () => {
  const companyCode = 'DESKTICKET3';
  await company(companyCode);
  const desk = await memberBrowser(app, { companyCode, role: 'employee' });
  await inCompany(db, companyCode, (tx) =>
    sql`insert into grants (company_code, person_id, role, scope_kind, scope_id)
      values (${companyCode}, ${desk.personId}, 'serviceDesk', 'department', 'TOP')`.execute(tx),
  );
  expect(await outcome(desk.get(employeesPath))).toBe('DESK_TICKET');
  expect(await outcome(desk.get(employeesPath, by('HD-7')))).toBe('done');
});

test('REQ-04 a right to a part beside the service desk spares no ticket, and none is asked for outside the hours of the desk', async () => {
  const companyCode = 'DESKTICKET4';
  const { desk, personId } = await company(companyCode);
  await grant(db, { companyCode, personId: desk.personId, permission: 'employees.view', department: 'TOP' });
  const looks = () =>
    Promise.all([outcome(desk.get(employeesPath)), outcome(desk.get(`${employeesPath}/${personId}`))]);
  expect(await looks()).toEqual(['DESK_TICKET', 'DESK_TICKET']);
  expect(await outcome(desk.get(employeesPath, by('HD-9')))).toBe('done');
  await inCompany(db, companyCode, (tx) =>
    sql`update grants set valid_from = now() + interval '1 day'
      where company_code = ${companyCode} and person_id = ${desk.personId} and role = 'serviceDesk'`.execute(tx),
  );
  expect(await outcome(desk.get(employeesPath))).toBe('done');
});
