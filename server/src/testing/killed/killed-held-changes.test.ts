// Runs in the full run, once: it starts a product of its own, kills it and waits for its jobs.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { inCompany } from '../../kernel/db/database.ts';
import { stopServerProcesses } from '../../kernel/db/embedded/stop-processes.ts';
import { heldPath } from '../approvals/held.ts';
import { policiesPath, policyOf, stepOf } from '../approvals/policies.ts';
import { requestsPath } from '../approvals/requests.ts';
import { addMember } from '../member.ts';
import { databaseOf, ProductProcess } from '../product-process.ts';

const companyCode = 'KILLEDHELD';
/** A worker that is gone frees its jobs within a minute. */
const patienceMs = 120_000;

const folder = mkdtempSync(join(tmpdir(), 'madang-killed-held-'));
const environment = { MADANG_DATA: folder, LOG_LEVEL: 'silent' };
const withDatabase = databaseOf(folder);
let product: ProductProcess | undefined;

afterAll(async () => {
  await product?.stop();
  await stopServerProcesses(join(folder, 'database'));
  rmSync(folder, { recursive: true, force: true });
});

type Desk = (method: string, path: string, body?: object) => Promise<{ status: number; text: string }>;

/** Calls of one member, whichever process runs. */
const deskOf =
  (secret: string): Desk =>
  async (method, path, body) => {
    if (!product) throw new Error('the product does not run');
    const answer = await fetch(product.baseUrl + path, {
      method,
      headers: { cookie: `sid=${secret}`, 'x-madang': '1', ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, text: await answer.text() };
  };

const idIn = (text: string, name: string) => (JSON.parse(text) as Record<string, string>)[name] ?? '';

test(
  'APR-02 OPS-01 a process killed between an approval and its held change makes the change once',
  { timeout: 900_000 },
  async () => {
    product = await ProductProcess.start(environment);
    const people = await withDatabase(async (db) => {
      const add = (role: string) => addMember(db, { companyCode, role });
      return {
        asker: await add('representative'),
        approver: await add('employee'),
        chosen: [await add('employee'), await add('employee'), await add('employee')],
      };
    });
    const [asker, approver] = [deskOf(people.asker.secret), deskOf(people.approver.secret)];
    const approvalSteps = [stepOf('person', { personIds: [people.approver.personId] })];
    const made = await asker('POST', policiesPath, policyOf({ approvalSteps }));
    expect(made.status, made.text).toBe(200);
    const approvalPolicyId = idIn(made.text, 'approvalPolicyId');
    expect((await asker('PUT', `${heldPath}/grant`, { approvalPolicyId })).status).toBe(200);
    for (const { personId } of people.chosen) {
      expect((await asker('POST', '/api/v1/memberships', { personId, role: 'administrator' })).text).toContain(
        'CHANGE_HELD',
      );
      const { text } = await approver('GET', `${requestsPath}?box=waiting`);
      const [request] = (JSON.parse(text) as { items: { requestId: string }[] }).items;
      const decided = await approver('POST', `${requestsPath}/${request?.requestId}/decision`, { decision: 'approve' });
      await product.kill();
      expect(decided.status, decided.text).toBe(200);
      product = await ProductProcess.start(environment);
      const whole = { roles: 1, recorded: 1, events: 1 };
      const left = () =>
        withDatabase((db) =>
          inCompany(db, companyCode, async (tx) => {
            const { rows } = await sql<typeof whole>`
              select (select count(*)::integer from memberships where person_id = ${personId}::uuid and role = 'administrator') as roles,
                (select count(*)::integer from audit_log where via = ${`approval:${request?.requestId}`}) as recorded,
                (select count(*)::integer from approval_events where request_id = ${request?.requestId ?? null}::uuid
                  and event = 'carriedOut') as events`.execute(tx);
            return rows[0];
          }),
        );
      await expect.poll(left, { timeout: patienceMs, interval: 300 }).toEqual(whole);
    }
    const letters = await withDatabase((db) =>
      inCompany(db, companyCode, async (tx) => {
        const { rows } = await sql<{ count: number }>`select count(*)::integer as count from inbox_messages
          where person_id = ${people.approver.personId}::uuid`.execute(tx);
        return rows[0]?.count;
      }),
    );
    // That it waits and that it was made, each once.
    expect(letters).toBe(2 * people.chosen.length);
  },
);
