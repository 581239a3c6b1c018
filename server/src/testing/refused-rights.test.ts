import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { refuse } from '@madang/contract/refuse.ts';
import { inCompany } from '../kernel/db/database.ts';
import { perform } from '../kernel/operations/executor.ts';
import { type Metrics, metricsOf } from '../platform/process/health.ts';
import { changeNetworks } from '../modules/access/sign-in-policies/index.ts';
import { addMember, memberBrowser } from './member.ts';
import { addTestPerson, signInAs } from './people.ts';
import { startTestApp } from './test-app.ts';
import { RefusedRights } from '../kernel/access/refused-rights.ts';

const lines: string[] = [];
const log = pino({ level: 'info', base: null }, { write: (line: string) => void lines.push(line) });
const app = await startTestApp({ work: false, log });

interface Line {
  readonly level: number;
  readonly msg: string;
  readonly company?: string;
}

const linesOf = (companyCode: string) =>
  lines
    .map((line) => JSON.parse(line) as Line)
    .filter(({ msg, company }) => msg === 'a right was refused' && company === companyCode);

async function count(code: string): Promise<number> {
  const metrics = await app.app.getDecorator<Metrics>(metricsOf).metrics();
  return Number(new RegExp(`^madang_refused_rights_total\\{code="${code}"\\} (\\d+)$`, 'm').exec(metrics)?.[1] ?? 0);
}

/** Returns the fields that a log line has, with the ids created at the call. */
const lineOf = (fields: object) => ({
  level: 40,
  time: expect.anything(),
  msg: 'a right was refused',
  reqId: expect.stringMatching(/^[0-9a-f-]{36}$/),
  person: expect.stringMatching(/^[0-9a-f-]{36}$/),
  ...fields,
});

test('OPS-01 a call without the permission logs one line with person, company and operation, and is counted', async () => {
  const employee = await memberBrowser(app, { companyCode: 'REFUSED1', role: 'employee' });
  const before = await count('CO401');
  for (let calls = 0; calls < 3; calls += 1) {
    expect((await employee.put('/api/v1/access-rules/networks', { networks: [] })).status).toBe(403);
  }
  expect((await employee.get('/api/v1/access-rules')).status).toBe(403);
  expect(linesOf('REFUSED1').map((line) => ({ ...line }))).toEqual([
    lineOf({ code: 'CO401', operation: 'change-networks', company: 'REFUSED1' }),
    lineOf({ code: 'CO401', operation: 'read-access-rules', company: 'REFUSED1' }),
  ]);
  expect((await count('CO401')) - before).toBe(4);
});

test('NET-01 a sign-in and a session outside the networks are logged with their person, and counted', async () => {
  const administrator = await addTestPerson(app, { roles: ['administrator'] });
  const { companyCode, personId: person, loginId, password } = administrator;
  const inside = await signInAs(app, administrator, { address: '192.0.2.1' });
  expect((await inside.put('/api/v1/access-rules/networks', { networks: ['192.0.2.0/24'] })).status).toBe(200);
  const before = await count('NETWORK_NOT_ALLOWED');
  const outside = app.browser({ address: '198.51.100.7' });
  expect((await outside.post('/api/v1/session', { loginId, password })).status).toBe(403);
  for (const [name, value] of inside.cookies) outside.cookies.set(name, value);
  expect((await outside.get('/api/v1/access-rules')).status).toBe(403);
  const common = { code: 'NETWORK_NOT_ALLOWED', company: companyCode, person };
  expect(linesOf(companyCode)).toEqual([
    lineOf({ ...common, operation: 'log-in' }),
    lineOf({ ...common, operation: 'read-access-rules' }),
  ]);
  expect((await count('NETWORK_NOT_ALLOWED')) - before).toBe(2);
  expect(lines.join('')).not.toContain(loginId);
});

test('OPS-01 a refused row of a job is logged with the job’s owner', async () => {
  const companyCode = 'REFUSED3';
  await addMember(app.kernel.db, { companyCode, role: 'administrator' });
  const { personId } = await addMember(app.kernel.db, { companyCode, role: 'employee' });
  const origin = {
    principal: { kind: 'person', companyCode, personId },
    request: { id: randomUUID(), address: '' },
    via: 'job:7',
  } as const;
  const row = inCompany(app.kernel.db, companyCode, (tx) =>
    perform(tx, app.kernel, changeNetworks, origin, { networks: [] }, undefined),
  );
  await expect(row).rejects.toMatchObject({ code: 'CO401' });
  expect(linesOf(companyCode)).toEqual([
    lineOf({ code: 'CO401', operation: 'change-networks', company: companyCode, person: personId, via: 'job:7' }),
  ]);
});

test('OPS-01 MEM-03 a refusal outside of the hours of a right is logged and counted once, with its final code', async () => {
  const companyCode = 'REFUSED4';
  const owner = await memberBrowser(app, { companyCode, role: 'administrator' });
  const person = await memberBrowser(app, { companyCode, role: 'employee' });
  const from = ((new Date().getUTCDay() + 6 + 3) % 7) * 1_440;
  const hours = { grantWindowName: 'Hours', zone: 'UTC', closesOnDaysOff: false, weekly: [{ from, to: from + 60 }] };
  const { grantWindowId: windowId } = (await owner.post('/api/v1/grant-windows', hours)).json<{
    grantWindowId: string;
  }>();
  const given = await owner.post('/api/v1/grants', {
    granteeType: 'P',
    granteeId: person.personId,
    targetType: 'R',
    targetName: 'accessRules',
    scopeKind: 'company',
    scopeId: '',
    validFrom: '',
    validUntil: '',
    windowId,
    reason: 'Networks',
  });
  expect(given.status, given.text).toBe(200);
  const before = [await count('CO401'), await count('AC103')];
  const refused = await person.put('/api/v1/access-rules/networks', { networks: [] });
  expect(refused.error.errorCode).toBe('AC103');
  expect(linesOf(companyCode).map((line) => ({ ...line }))).toEqual([
    lineOf({ code: 'AC103', operation: 'change-networks', company: companyCode }),
  ]);
  expect([await count('CO401'), await count('AC103')]).toEqual([before[0], (before[1] ?? 0) + 1]);
});

test('OPS-01 a loop of refusals does not flood the log: one line a minute per kind, up to a limit, with the number of more', () => {
  const said: object[] = [];
  const counted: string[] = [];
  let now = 0;
  const rights = new RefusedRights(
    { refusedRight: (code) => void counted.push(code) },
    { warn: (details) => void said.push(details) },
    () => now,
  );
  const note = (personId: string, operation = 'change-networks', error: unknown = refuse('CO401')) =>
    rights.note(error, { operation, requestId: 'r', person: { companyCode: 'LOOP', personId } });
  for (let n = 0; n < 1_000; n += 1) note('same');
  expect(said).toHaveLength(1);
  // A person who tries everything leaves room for others.
  for (let n = 0; n < 1_000; n += 1) note('same', `operation-${n}`);
  expect(said).toHaveLength(20);
  for (let n = 0; n < 1_000; n += 1) note(`person ${n}`);
  expect([said.length, counted.length]).toEqual([200, 3_000]);
  now += 60_000;
  note('same');
  expect(said.slice(200)).toEqual([{ count: 2_800 }, expect.objectContaining({ person: 'same' })]);
  // One refusal on its way through several places is one.
  const refusal = refuse('PERSON_ABOVE');
  note('same', 'retire', refusal);
  note('same', 'retire', refusal);
  for (const other of [refuse('CO404'), new Error('away')]) note('same', 'retire', other);
  expect([said.length, counted.length]).toEqual([203, 3_002]);
});
