import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, inject, onTestFinished, test } from 'vitest';
import { setupLimits } from '@madang/contract/views/operators/limits.ts';
import { ask, ownDatabase } from '../../testing/database/own-database.ts';
import { Between } from '../../testing/network/between.ts';
import { addTestPerson } from '../../testing/people.ts';
import { agreeQuietly, signUpCalls, signUpPayload } from '../../testing/sign-up.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { closePools, openPools } from '../../kernel/db/open-pools.ts';
import { openPool } from '../../kernel/db/pool.ts';
import { type Metrics, metricsOf } from './health.ts';
import { createMetrics } from './metrics.ts';
import { serveMetrics } from './metrics-port.ts';

const app = await startTestApp({ work: false });
const registry = app.app.getDecorator<Metrics>(metricsOf);

async function valueOf(line: string): Promise<number | undefined> {
  const lines = (await registry.metrics()).split('\n');
  const found = lines.find((each) => each.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.slice(line.length));
}

test('OPS-01 the metrics count jobs and messages by state, with the age of the oldest due one', async () => {
  const { owner } = app.pools;
  await owner.query(`select graphile_worker.add_job('nothing', run_at => now() - interval '10 minutes'),
    graphile_worker.add_job('nothing', run_at => now() + interval '10 minutes')`);
  await owner.query(`insert into outbox (channel, state, created_at, expires_at, finished_at) values
    ('mail', 'waiting', app_now() - interval '2 minutes', app_now() + interval '1 hour', null),
    ('sms', 'failed', app_now() - interval '2 minutes', app_now(), app_now()),
    ('sms', 'failed', app_now() - interval '1 day', app_now(), app_now() - interval '23 hours')`);
  expect(await valueOf('madang_work{kind="job",state="waiting"}')).toBe(1);
  expect(await valueOf('madang_work{kind="job",state="planned"}')).toBe(1);
  expect(await valueOf('madang_work{kind="sms",state="failed"}')).toBe(1);
  expect(await valueOf('madang_work_oldest_seconds{kind="job",state="waiting"}')).toBeGreaterThan(599);
  expect(await valueOf('madang_work_oldest_seconds{kind="mail",state="waiting"}')).toBeGreaterThan(119);
  await owner.query(`update graphile_worker._private_jobs set locked_at = now() - interval '1 hour', locked_by = 'a worker that is gone'
    where run_at < now()`);
  expect(await valueOf('madang_work{kind="job",state="held"}')).toBe(1);
  expect(await valueOf('madang_work_oldest_seconds{kind="job",state="held"}')).toBeGreaterThan(3_599);
  expect(await valueOf('madang_database_up')).toBe(1);
  expect(await valueOf('madang_pool_connections{pool="app",state="most"}')).toBe(12);
  expect(await valueOf('madang_password_hashes_waiting')).toBe(0);
  expect(await valueOf('madang_images_waiting')).toBe(0);
});

test('OPS-01 one scrape shows the present values, after a start, an outage and its end', async () => {
  const between = await Between.start(inject('testServer'));
  const own = await ownDatabase();
  await closePools(await openPools(own.connection, 2));
  const owner = openPool({ connection: { ...own.connection, ...between.address }, max: 2, statementTimeoutMs: 0 });
  onTestFinished(() => owner.end());
  const fresh = createMetrics(app.kernel, { ...app.pools, owner });
  const look = async () => {
    const lines = (await fresh.metrics()).split('\n');
    const numberOf = (line: string) => Number(lines.find((each) => each.startsWith(`${line} `))?.slice(line.length));
    return [numberOf('madang_database_up'), numberOf('madang_work_oldest_seconds{kind="mail",state="waiting"}')];
  };
  const [isUp] = await look();
  expect(isUp).toBe(1);
  await ask(
    own.connection,
    `insert into outbox (channel, state, created_at, expires_at) values ('mail', 'waiting', now() - interval '100 seconds', now() + interval '1 hour')`,
  );
  expect((await look())[1]).toBeGreaterThan(99);
  between.swallows = true;
  expect(await look()).toEqual([0, Number.NaN]);
  between.swallows = false;
  await expect.poll(async () => (await look())[0], { timeout: 20_000, interval: 500 }).toBe(1);
});

test('OPS-01 an obsolete message and a deferred one do not count as waiting', async () => {
  const { owner } = app.pools;
  await owner.query('delete from outbox');
  await owner.query(`insert into outbox (channel, state, created_at, expires_at, failure) values
    ('sms', 'waiting', app_now() - interval '10 minutes', app_now() - interval '7 minutes', 'other'),
    ('mail', 'waiting', app_now() - interval '10 minutes', app_now() + interval '1 day', 'recipient')`);
  expect(await valueOf('madang_work_oldest_seconds{kind="sms",state="waiting"}')).toBe(undefined);
  expect(await valueOf('madang_work_oldest_seconds{kind="mail",state="waiting"}')).toBe(undefined);
  expect(await valueOf('madang_work{kind="mail",state="deferred"}')).toBe(1);
  await owner.query(`insert into outbox (channel, state, created_at, expires_at, failure) values
    ('sms', 'waiting', app_now() - interval '1 minute', app_now() + interval '2 minutes', 'other')`);
  expect(await valueOf('madang_work_oldest_seconds{kind="sms",state="waiting"}')).toBeGreaterThan(59);
});

test('OPS-01 calls that wait for a connection are counted while they wait', async () => {
  const held = await Promise.all(Array.from({ length: 12 }, () => app.pools.app.connect()));
  let release = () => held.forEach((client) => client.release());
  onTestFinished(() => release());
  const waiting = app.pools.app.query('select');
  expect(await valueOf('madang_pool_connections{pool="app",state="in use"}')).toBe(12);
  // The process's own look at the properties may wait beside it.
  expect(await valueOf('madang_pool_connections{pool="app",state="waiting"}')).toBeGreaterThanOrEqual(1);
  release();
  release = () => {};
  await waiting;
  expect(await valueOf('madang_pool_connections{pool="app",state="waiting"}')).toBe(0);
});

test('OPS-01 sign-ins and sign-ups are counted by result, and database errors by class', async () => {
  const person = await addTestPerson(app);
  const signIn = async (password: string) =>
    (await app.browser().post('/api/v1/session', { loginId: person.loginId, password })).status;
  expect([await signIn(person.password), await signIn('a wrong yard of stones')]).toEqual([200, 422]);
  expect(await valueOf('madang_operations_total{operation="log-in",outcome="done"}')).toBe(1);
  expect(await valueOf('madang_operations_total{operation="log-in",outcome="EM0010"}')).toBe(1);
  const browser = app.browser();
  const unproven = await browser.post(signUpCalls.request, await agreeQuietly(browser, signUpPayload()));
  const { errorCode } = unproven.json<{ errorCode: string }>();
  expect(errorCode).toMatch(/^[A-Z]/);
  expect(await valueOf(`madang_operations_total{operation="request-sign-up",outcome="${errorCode}"}`)).toBe(1);
  await app.pools.app.query('select 1/0').catch(() => {});
  expect(await valueOf('madang_database_errors_total{pool="app",class="22"}')).toBe(1);
});

test('OPS-01 a reached limit is counted by its code and route', async () => {
  const route = '/api/v1/operator/setup';
  const stranger = app.browser({ address: '198.51.100.9' });
  const names = { loginId: 'sol@platform.example', surname: '백', givenName: '솔' };
  const password = 'a yard of quiet stones';
  const guess = () => stranger.post(route, { ...names, token: 'guess', password, confirmation: password });
  for (let tries = 0; tries < setupLimits.wrongTries; tries += 1) await guess();
  expect(await valueOf(`madang_limits_hit_total{code="CO429",route="${route}"}`)).toBe(undefined);
  expect((await guess()).status).toBe(429);
  expect(await valueOf(`madang_limits_hit_total{code="CO429",route="${route}"}`)).toBe(1);
});

test('OPS-01 a call with an unsupported method is counted by its template', async () => {
  const { status } = await app.browser().put('/api/v1/employees/any/changes', {});
  expect(status).toBe(405);
  const route = '/api/v1/employees/{personId}/changes';
  expect(await valueOf(`madang_http_answers_total{route="${route}",class="4xx"}`)).toBe(1);
});

test('OPS-01 requests by strangers add no series to the metrics', async () => {
  const browser = app.browser();
  const linesOf = async () => (await registry.metrics()).split('\n').filter((line) => line.startsWith('madang_http'));
  const probe = async (round: number) => {
    for (const url of [`/probe/${round}`, `/api/v1/employees/${round}/changes`, '/api/v1/session']) {
      for (const method of ['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const) await app.app.inject({ method, url });
      await browser.post(url, { round });
    }
  };
  await probe(1);
  const before = (await linesOf()).length;
  for (let round = 2; round < 6; round += 1) await probe(round);
  const lines = await linesOf();
  expect(lines.length).toBe(before);
  expect(lines.join(' ')).not.toMatch(/method=|status=/);
});

test('OPS-04 the metrics name the keys of the process, and the encrypting one', async () => {
  const { keyIds, encryptionKeyId } = app.kernel.keyring;
  expect(keyIds).toContain(encryptionKeyId);
  expect(await valueOf(`madang_key_info{key="${encryptionKeyId}",use="encrypting"}`)).toBe(1);
  for (const id of keyIds) expect(await valueOf(`madang_key_info{key="${id}",use="reading"}`)).toBe(1);
});

test('OPS-01 the metrics have a separate port with nothing else on it', async () => {
  const server = await serveMetrics(registry, '127.0.0.1', 0);
  onTestFinished(() => void server.close());
  const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const answer = await fetch(`${at}/metrics`);
  expect(await answer.text()).toContain('madang_build_info{build="');
  expect((await fetch(`${at}/readyz`)).status).toBe(404);
  const statusOf = async (headers: Record<string, string>) => {
    const asked = request(`${at}/metrics`, { headers }).end();
    const [{ statusCode }] = (await once(asked, 'response')) as [IncomingMessage];
    return statusCode;
  };
  for (const host of ['localhost:9464', '10.0.0.11:9464', '[fd00::1]:9464', 'madang-a:9464']) {
    expect([host, await statusOf({ host })]).toEqual([host, 200]);
  }
  for (const host of ['rebound.example', 'rebound.example:9464', 'localhost.rebound.example', '10.0.0.11.example']) {
    expect([host, await statusOf({ host })]).toEqual([host, 404]);
  }
  for (const header of ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via', 'forwarded']) {
    expect([header, await statusOf({ [header]: '192.0.2.7' })]).toEqual([header, 404]);
  }
  server.closeAllConnections();
});
