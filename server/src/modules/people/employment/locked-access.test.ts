// Runs on every PostgreSQL: triggers and row locks.
import { flowsPerAddress } from '@madang/contract/kernel/flow-limits.ts';
import type { FailedSignIn } from '@madang/contract/access/sign-in-policies/routes.ts';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { inCompany } from '../../../kernel/db/database.ts';
import { factorStepsOf } from '../../../testing/factors/sign-in-step.ts';
import { setUpApp } from '../../../testing/one-time-codes.ts';
import { waysBesideOf } from '../../../testing/leaving/ways-beside.ts';
import { done, type OpenWay, waysInOf } from '../../../testing/leaving/ways-in.ts';
import { addTestPerson, employeesOf, employeesPath, signInAs } from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp();
await app.setProperty(flowsPerAddress, 1_000_000);
const { address } = factorStepsOf(app);
const { companyCode, browser } = await employeesOf(app).administratorOf();
const session = '/api/v1/session';
const suspension = { reason: 'investigation', note: '', until: null as string | null };
const retirement = { reason: 'contractEnd', note: '', when: 'now', handovers: [] };
const at = (personId: string, act: string) => `${employeesPath}/${personId}/${act}`;
const visitor = (language = 'en') => app.browser({ address: address(), language });

/** Shorter than a session of an administrator rests. */
const lockSeconds = 300;

async function inSeconds(seconds: number): Promise<Date> {
  const { rows } = await sql<{ then: Date }>`
    select app_now() + make_interval(secs => ${seconds}) as then`.execute(app.kernel.db);
  return rows[0]?.then ?? new Date(0);
}

test('USR-13 a lock with an end is shown only after the proof, and ends by itself', async () => {
  const { personId, loginId, password } = await addTestPerson(app, { companyCode });
  const until = await inSeconds(lockSeconds);
  done(await browser.post(at(personId, 'suspension'), { ...suspension, until: until.toISOString() }));
  const shown = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul', dateStyle: 'short', timeStyle: 'short' });
  const told = await visitor('ko').post(session, { loginId, password });
  expect([told.status, told.error.errorCode]).toEqual([403, 'ACCESS_SUSPENDED_UNTIL']);
  expect(told.error.params).toEqual({ 0: shown.format(until) });
  expect(told.error.errorMessage).toContain(`${shown.format(until)}까지`);
  // A stranger learns nothing.
  const wrong = await visitor().post(session, { loginId, password: 'Wr0ng!word' });
  const unknown = await visitor().post(session, { loginId: 'no.such.person@company.example', password });
  expect([wrong.status, wrong.error.errorCode, wrong.error.errorMessage]).toEqual([
    unknown.status,
    'EM0010',
    unknown.error.errorMessage,
  ]);
  await app.advance(lockSeconds + 1);
  done(await visitor().post(session, { loginId, password }));
  const { employee } = (await browser.get(`${employeesPath}/${personId}`)).json<{ employee: object }>();
  expect(employee).toMatchObject({ state: 'inService', isSuspended: false });
});

test.each(['ko', 'en', 'ja', 'zh', 'tw', 'vi'])(
  'USR-13 a lock without an end is shown in %s as a whole sentence',
  async (language) => {
    const { personId, loginId, password } = await addTestPerson(app, { companyCode });
    done(await browser.post(at(personId, 'suspension'), suspension));
    const { error } = await visitor(language).post(session, { loginId, password });
    expect(error.errorCode).toBe('ACCESS_SUSPENDED');
    expect(error.errorMessage).toMatch(/[.。]$/);
    expect(error.errorMessage).not.toMatch(/\{|\}/);
  },
);

test('USR-13 NET-02 a sign-in refused by a lock is listed with its reason, and does not count as a wrong try', async () => {
  const { personId, loginId, password } = await addTestPerson(app, { companyCode });
  done(await browser.post(at(personId, 'suspension'), suspension));
  for (let tries = 0; tries < 12; tries += 1) {
    expect((await visitor().post(session, { loginId, password })).error.errorCode).toBe('ACCESS_SUSPENDED');
  }
  await vi.waitFor(async () => {
    const listed = await browser.post('/api/v1/failed-log-ins/search', { keyword: loginId });
    const { items } = listed.json<{ items: FailedSignIn[] }>();
    expect(new Set(items.map(({ reason }) => reason))).toEqual(new Set(['suspended']));
  }, 10_000);
  done(await browser.post(at(personId, 'suspension/end'), { note: '' }));
  done(await visitor().post(session, { loginId, password }));
});

test('STA-04 after a reinstatement the former password only allows a new one, and factors are set up again', async () => {
  const person = await addTestPerson(app, { companyCode });
  const { personId, loginId, password } = person;
  await setUpApp(app, person, address());
  const { ending } = (await browser.get(at(personId, 'leaving'))).json<{ ending: { kind: string }[] }>();
  expect(ending.map(({ kind }) => kind)).toEqual(['sessions', 'authenticatorApp']);
  done(await browser.post(at(personId, 'retirement'), retirement));
  const { rows } = await inCompany(app.kernel.db, companyCode, (tx) =>
    sql`select has_second_factor,
        (select count(*)::integer from authenticator_apps a where a.person_id = p.person_id) as apps,
        (select count(*)::integer from recovery_codes c where c.person_id = p.person_id) as codes
      from people p where person_id = ${personId}::uuid`.execute(tx),
  );
  expect(rows).toEqual([{ has_second_factor: false, apps: 0, codes: 0 }]);
  done(await browser.post(at(personId, 'reinstatement'), { note: '' }));
  const back = visitor();
  expect((await back.post(session, { loginId, password })).error.errorCode).toBe('PASSWORD_RENEWAL_NEEDED');
  for (const path of ['/api/v1/factors', '/api/v1/profile', '/api/v1/own-companies']) {
    expect((await back.get(path)).error.errorCode).toBe('PASSWORD_RENEWAL_NEEDED');
  }
  const renewed = { ...person, password: 'vN4#pLx9' };
  const next = { current: password, next: renewed.password, confirmation: renewed.password };
  done(await back.post('/api/v1/password', next));
  done(await (await signInAs(app, renewed, { address: address() })).get(session));
  expect((await setUpApp(app, renewed, address())).recoveryCodes.length).toBeGreaterThan(0);
});

const ways = { ...waysInOf(app), ...waysBesideOf(app) };
const raced = [
  'password',
  'a passkey alone',
  'a log-in that waits for the code of an app',
  'a log-in that waits, with a recovery code',
  'a change from another company into this one',
];

async function livingOf({ personId }: OpenWay): Promise<number> {
  const { rows } = await app.pools.owner.query<{ count: number }>(
    'select count(*)::integer as count from sessions where person_id = $1',
    [personId],
  );
  return rows[0]?.count ?? 0;
}

test.each([
  ['retirement', retirement],
  ['suspension', suspension],
] as const)(
  'STA-02 USR-13 no sign-in during a %s leaves a session, in whatever order',
  async (act, body) => {
    const outcomes = new Map<string, number>();
    for (let round = 0; round < 8; round += 1) {
      for (const name of raced) {
        const way = await ways[name]?.({ companyCode, administrator: browser });
        if (!way) throw new Error(`no way ${name}`);
        const wait = () => new Promise((resolve) => setTimeout(resolve, round));
        const [went, ended] = await Promise.all([
          round % 2 === 0 ? way.go() : wait().then(way.go),
          (round % 2 === 0 ? wait() : Promise.resolve()).then(() =>
            (way.administrator ?? browser).post(at(way.personId, act), body),
          ),
        ]);
        done(ended);
        expect([name, await livingOf(way)]).toEqual([name, 0]);
        outcomes.set(went, (outcomes.get(went) ?? 0) + 1);
      }
    }
    // Both came first some time, else nothing was raced.
    expect(outcomes.get('done')).toBeGreaterThan(0);
    expect(outcomes.size).toBeGreaterThan(1);
  },
  120_000,
);
