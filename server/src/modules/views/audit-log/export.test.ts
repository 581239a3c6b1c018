import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { exportFetchedSeconds } from '../../../kernel/operations/own-exports.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { plantRows } from '../../../testing/database/plant-rows.ts';
import type { Browser } from '../../../testing/browser.ts';
import { statementsOf } from '../../../testing/database/count-statements.ts';
import { memberBrowser } from '../../../testing/member.ts';
import { administratorOf } from '../../../testing/organisation.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp({ work: false });
const path = '/api/v1/records/exports';

async function begin(browser: Browser, wanted: Readonly<Record<string, string>>) {
  const answer = await browser.post(path, { reason: '연간 점검', ...wanted });
  expect(answer.status, answer.text).toBe(200);
  return `${path}/${answer.json<{ exportId: string }>().exportId}/file`;
}

async function linesOf(browser: Browser, address: string) {
  const answer = await browser.get(address, { 'accept-language': 'ko' });
  expect(answer.status, answer.text).toBe(200);
  return answer.text.trimEnd().split('\r\n');
}

/** Waits until nothing more is sent although more could be: the connection is full. */
async function untilFull(sending: Socket) {
  for (let before = -1; before !== sending.bytesWritten || !sending.writableNeedDrain; await sleep(400))
    before = sending.bytesWritten;
}

/** Rows whose lines are so long that the connection's buffers take a few portions of a thousand. */
function addLongRows(companyCode: string, count: number, letters: number) {
  return plantRows(
    app,
    companyCode,
    sql`insert into audit_log (company_code, operation, actor_kind, target_kind, target_id, fields, request_id, occurred_at)
      select ${companyCode}, 'change-department', 'system', 'department', 'SALES', array[repeat('x', ${letters}::integer)], 'r',
        '2026-03-01 15:30:00Z'::timestamptz + n * interval '1 second' from generate_series(1, ${count}::integer) n`,
  );
}

function addRows(companyCode: string, count: number, targetId: string, field = 'departmentName') {
  return plantRows(
    app,
    companyCode,
    sql`insert into audit_log (company_code, operation, actor_kind, target_kind, target_id, fields, request_id, occurred_at)
      select ${companyCode}, 'change-department', 'system', 'department', ${targetId}, array[${field}::text], 'r',
        '2026-03-01 15:30:00Z'::timestamptz + n * interval '1 second' from generate_series(1, ${count}::integer) n`,
  );
}

test('MEM-07 the log is exported with a reason by its filters, newest first, in the reader’s language', async () => {
  const administrator = await administratorOf(app, 'OUT1');
  await addRows('OUT1', 2_300, 'SALES');
  const address = await begin(administrator, {
    aboutKind: 'department',
    aboutId: 'SALES',
    kind: 'all',
    from: '2026-03-01',
  });
  const answer = await administrator.get(address, { 'accept-language': 'ko' });
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(answer.headers['content-disposition']).toContain(encodeURIComponent('감사 로그'));
  const [heads = '', newest = '', ...rest] = await linesOf(administrator, address);
  expect(heads).toMatch(/^\uFEFF"일시 \(.*\)","수행한 사람"/);
  expect(rest).toHaveLength(2_299);
  expect(new Set([newest, ...rest]).size).toBe(2_300);
  expect(newest).toContain('"부서 변경","change-department"');
  expect(newest).toContain('"부서명"');
  expect([newest, ...rest].toSorted().reverse()[0]).toBe(newest);
});

test('MEM-07 an export is itself recorded, with its reason and its filters', async () => {
  const administrator = await administratorOf(app, 'OUT2');
  const address = await begin(administrator, { kind: 'roles', from: '2026-01-01' });
  const [, ...lines] = await linesOf(administrator, await begin(administrator, { kind: 'access' }));
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain('"연간 점검"');
  expect(lines[1]).toContain('roles');
  expect(lines[1]).toContain(address.split('/').at(-2));
});

test('MEM-07 only the person who gave the reason downloads the file, for ten minutes', async () => {
  const administrator = await administratorOf(app, 'OUT3');
  const other = await administratorOf(app, 'OUT3');
  const stranger = await administratorOf(app, 'OUT4');
  const address = await begin(administrator, {});
  for (const browser of [other, stranger]) expect((await browser.get(address)).error.errorCode).toBe('CO404');
  const employee = await memberBrowser(app, { companyCode: 'OUT3', role: 'employee' });
  expect((await employee.get(address)).error.errorCode).toBe('CO401');
  expect((await employee.post(path, { reason: 'x' })).error.errorCode).toBe('CO401');
  expect((await app.browser().post(path, { reason: 'x' })).error.errorCode).toBe('AC100');
  for (const reason of ['', 'x'.repeat(201)]) expect((await administrator.post(path, { reason })).status).toBe(400);
  await linesOf(administrator, address);
  await app.advance(exportFetchedSeconds + 1);
  expect((await administrator.get(address)).error.errorCode).toBe('CO404');
});

test('MEM-07 nothing in the file is read as a formula by a spreadsheet', async () => {
  const administrator = await administratorOf(app, 'OUT5');
  await addRows('OUT5', 1, '=cmd()');
  const lines = await linesOf(
    administrator,
    await begin(administrator, { kind: 'all', operation: 'change-department', from: '2026-03-01' }),
  );
  expect(lines[1]).toContain(`"'=cmd()"`);
});

test('MEM-07 a log longer than one batch is sent while it is read', async () => {
  const administrator = await administratorOf(app, 'OUT6');
  await addRows('OUT6', 1_000, 'SALES');
  const lines = await linesOf(
    administrator,
    await begin(administrator, { kind: 'all', operation: 'change-department', from: '2026-03-01' }),
  );
  expect(lines).toHaveLength(1_001);
});

test('MEM-07 an export describes values without a form field in words', async () => {
  const administrator = await administratorOf(app, 'OUT9');
  expect((await administrator.put('/api/v1/public-holidays', { choice: 'JP' })).status).toBe(200);
  const lines = await linesOf(administrator, await begin(administrator, { operation: 'choose-holidays' }));
  expect(lines[1]).toContain('"공휴일"');
  await addRows('OUT9', 1, 'SALES', 'opencode');
  const wanted = { kind: 'all', operation: 'change-department', from: '2026-03-01' };
  expect((await linesOf(administrator, await begin(administrator, wanted)))[1]).toContain('"인증키"');
});

test('MEM-07 a stalled reader pauses the export: no more of the log is read than the connection buffers', async () => {
  const administrator = await administratorOf(app, 'OUT10');
  const [portions, letters] = [12, 2_000];
  await addLongRows('OUT10', portions * 1_000, letters);
  const wanted = { kind: 'all', operation: 'change-department', from: '2026-03-01' };
  const address = await begin(administrator, wanted);
  await app.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.app.server.address() as AddressInfo;
  const cookie = [...administrator.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const accepted = once(app.app.server, 'connection') as Promise<[Socket]>;
  const socket = connect(port, '127.0.0.1');
  const [sending] = await accepted;
  const portionsIn = (statements: readonly string[]) =>
    statements.filter((text) => text.includes('"actorNames"')).length;
  const before = await statementsOf(async () => {
    socket.write(`GET ${address} HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\nConnection: close\r\n\r\n`);
    await once(socket, 'readable');
    await untilFull(sending);
  });
  let taken = 0;
  const after = await statementsOf(async () => {
    for await (const chunk of socket) taken += (chunk as Buffer).length;
  });
  expect(taken).toBeGreaterThan(portions * 1_000 * letters);
  expect(portionsIn(before)).toBeGreaterThan(0);
  expect(portionsIn(before)).toBeLessThan(portions / 2);
  expect(portionsIn(after)).toBeGreaterThan(portions / 2);
}, 60_000);
