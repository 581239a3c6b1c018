import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { setupLimits } from '@madang/contract/operators/limits.ts';
import { addTestPerson } from '../../testing/people.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { type Metrics, metricsOf } from '../http/health.ts';
import { serveMetrics } from './metrics-port.ts';

const app = await startTestApp({ work: false });
const registry = app.app.getDecorator<Metrics>(metricsOf);

async function valueOf(line: string): Promise<number | undefined> {
  const lines = (await registry.metrics()).split('\n');
  const found = lines.find((each) => each.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.slice(line.length));
}

test('OPS-01 the figures count jobs and messages by state, and how long the oldest has been due', async () => {
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
  expect(await valueOf('madang_database_up')).toBe(1);
  expect(await valueOf('madang_pool_connections{pool="app",state="most"}')).toBe(12);
  expect(await valueOf('madang_password_hashes_waiting')).toBe(0);
});

test('OPS-01 calls that wait for a connection are counted while they wait', async () => {
  const held = await Promise.all(Array.from({ length: 12 }, () => app.pools.app.connect()));
  const waiting = app.pools.app.query('select');
  expect(await valueOf('madang_pool_connections{pool="app",state="in use"}')).toBe(12);
  expect(await valueOf('madang_pool_connections{pool="app",state="waiting"}')).toBe(1);
  for (const client of held) client.release();
  await waiting;
  expect(await valueOf('madang_pool_connections{pool="app",state="waiting"}')).toBe(0);
});

test('OPS-01 log-ins and sign-ups are counted by how they ended, and errors of the database by class', async () => {
  const person = await addTestPerson(app);
  const logIn = async (password: string) =>
    (await app.browser().post('/api/v1/session', { loginId: person.loginId, password })).status;
  expect([await logIn(person.password), await logIn('a wrong yard of stones')]).toEqual([200, 422]);
  expect(await valueOf('madang_operations_total{operation="log-in",outcome="done"}')).toBe(1);
  expect(await valueOf('madang_operations_total{operation="log-in",outcome="EM0010"}')).toBe(1);
  await app.pools.app.query('select 1/0').catch(() => {});
  expect(await valueOf('madang_database_errors_total{pool="app",class="22"}')).toBe(1);
});

test('OPS-01 a limit that was hit is counted by its code and route', async () => {
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

test('OPS-04 the figures name the keys of the process, and which one encrypts', async () => {
  const { keyIds, encryptionKeyId } = app.kernel.keyring;
  expect(keyIds).toContain(encryptionKeyId);
  expect(await valueOf(`madang_key_info{key="${encryptionKeyId}",use="encrypting"}`)).toBe(1);
  for (const id of keyIds) expect(await valueOf(`madang_key_info{key="${id}",use="reading"}`)).toBe(1);
});

test('OPS-01 the figures have a port of their own, where nothing else is', async () => {
  const server = await serveMetrics(registry, '127.0.0.1', 0);
  onTestFinished(() => void server.close());
  const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const answer = await fetch(`${at}/metrics`);
  expect(await answer.text()).toContain('madang_build_info{build="');
  expect((await fetch(`${at}/readyz`)).status).toBe(404);
  server.closeAllConnections();
});
