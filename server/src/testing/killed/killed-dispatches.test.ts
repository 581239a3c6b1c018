// Runs once: it starts a PostgreSQL of its own.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { stopServerProcesses } from '../../kernel/db/embedded/stop-processes.ts';
import { dayFrom, dispatchesPath, type WholeDispatch } from '../groups/dispatching.ts';
import { addMember } from '../member.ts';
import { databaseOf, ProductProcess } from '../product-process.ts';

/** A worker that is gone frees its jobs within a minute. */
const patienceMs = 120_000;

const folder = mkdtempSync(join(tmpdir(), 'madang-killed-'));
const environment = { MADANG_DATA: folder, LOG_LEVEL: 'silent' };
const withDatabase = databaseOf(folder);
let product: ProductProcess | undefined;

afterAll(async () => {
  await product?.stop();
  await stopServerProcesses(join(folder, 'database'));
  rmSync(folder, { recursive: true, force: true });
});

/** A company's administrator, who goes on whichever process runs. */
class Desk {
  readonly #cookie: string;

  constructor(secret: string) {
    this.#cookie = `sid=${secret}`;
  }

  async call<T>(method: string, path: string, body?: object): Promise<T> {
    if (!product) throw new Error('the product does not run');
    const answer = await fetch(product.baseUrl + path, {
      method,
      headers: { cookie: this.#cookie, 'x-madang': '1', ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  }

  /** State of a dispatch here; undefined where it was not heard of, or the database is on its way. */
  async stateOf(id: string): Promise<string | undefined> {
    return this.call<WholeDispatch>('GET', `${dispatchesPath}/${id}`).then(
      ({ state }) => state,
      () => undefined,
    );
  }

  async eventsOf(id: string): Promise<string[]> {
    const { history } = await this.call<WholeDispatch>('GET', `${dispatchesPath}/${id}`);
    return history.map(({ event }) => event).toReversed();
  }

  /** Acts on a dispatch, and ends the process before the other company can have heard of all of it. */
  async actAndDie(path: string, body: object): Promise<unknown> {
    const answer = await this.call('POST', path, body);
    await product?.kill();
    product = await ProductProcess.start(environment);
    return answer;
  }
}

/** Two companies of one structure, and an employee of the first. */
async function twoCompanies() {
  return withDatabase(async (db) => {
    const home = await addMember(db, { companyCode: 'KILLEDHOME', role: 'administrator' });
    const { personId } = await addMember(db, { companyCode: 'KILLEDHOME', role: 'employee' });
    const host = await addMember(db, { companyCode: 'KILLEDHOST', role: 'administrator' });
    await sql`insert into company_structures (structure_code, head_code, name, english_name)
      values ('KILLEDGROUP', 'KILLEDHOME', '그룹', 'Group')`.execute(db);
    await sql`insert into structure_members (company_code, structure_code)
      values ('KILLEDHOME', 'KILLEDGROUP'), ('KILLEDHOST', 'KILLEDGROUP')`.execute(db);
    return { home: new Desk(home.secret), host: new Desk(host.secret), personId };
  });
}

async function peopleNow(personId: string) {
  return withDatabase(async (db) => {
    const { rows } = await sql<{ guests: number; employment: string; waiting: number }>`
      select (select count(*)::integer from people where company_code = 'KILLEDHOST' and is_guest and closed_at is null) as guests,
        (select employment_status from people where person_id = ${personId}::uuid) as employment,
        (select count(*)::integer from sent_messages) as waiting`.execute(db);
    return rows[0];
  });
}

test('STA-09 OPS-01 a process killed after each step leaves no half dispatch between the companies, and no step is done twice', async () => {
  product = await ProductProcess.start(environment);
  const { home, host, personId } = await twoCompanies();
  const becomes = (at: Desk, id: string, state: string) =>
    expect.poll(() => at.stateOf(id), { timeout: patienceMs, interval: 100 }).toBe(state);
  const asked = { personId, hostCode: 'KILLEDHOST', departmentCode: 'TOP', until: dayFrom(30), basis: '공동 과제' };
  const { dispatchId: id } = (await home.actAndDie(dispatchesPath, asked)) as { dispatchId: string };
  await becomes(host, id, 'asked');
  await host.actAndDie(`${dispatchesPath}/${id}/acceptance`, {});
  await becomes(home, id, 'running');
  await becomes(host, id, 'running');
  expect(await peopleNow(personId)).toMatchObject({ guests: 1, employment: 'D' });
  await host.actAndDie(`${dispatchesPath}/${id}/release`, {});
  await becomes(home, id, 'ended');
  const whole = { guests: 0, employment: 'B', waiting: 0 };
  await expect.poll(() => peopleNow(personId), { timeout: patienceMs, interval: 100 }).toEqual(whole);
  for (const at of [home, host]) expect(await at.eventsOf(id)).toEqual(['asked', 'accepted', 'begun', 'released']);
}, 600_000);
