// Runs on every PostgreSQL: row locks, partial unique indexes.
import { randomUUID } from 'node:crypto';
import type { Dispatch } from '@madang/contract/access/dispatches/routes.ts';
import type { List } from '@madang/contract/kernel/lists/list.ts';
import { expect, test } from 'vitest';
import { inCompany } from '../../../kernel/db/database.ts';
import { execute } from '../../../kernel/operations/executor.ts';
import { commandOrigin } from '../../../kernel/operations/principal.ts';
import { codeOf, dayFrom, dispatchesPath, dispatching } from '../../../testing/groups/dispatching.ts';
import { employeesPath, signInAs } from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { settle } from './due.ts';
import { hearOfDispatch } from './operations/hear-of-dispatch.ts';
import { endDispatchesOf } from './over.ts';

const app = await startTestApp();
const { kernel } = app;
const path = dispatchesPath;
const code = codeOf;
const { act, address, ask, askFor, becomes, company, employment, pair, passDays, person, read, running, stateAt } =
  dispatching(app);

test('STA-03 STA-09 a dispatched person is requested, accepted, a guest of the host until the last day, and back in service at home', async () => {
  const { home, host, sent, id } = await running();
  expect(await employment(home, sent.personId)).toBe('D');
  const { personId: guestId, mail } = await read(host.desk, id);
  expect(guestId).not.toBeNull();
  expect(mail).toBe(sent.loginId);
  const listed = await host.desk.get(employeesPath);
  expect(listed.text).toContain(guestId ?? '-');
  await passDays(id, home, host);
  for (const at of [home, host]) await settle(kernel, { companyCode: at.companyCode, dispatchId: id });
  await becomes(home, id, 'ended');
  await becomes(host, id, 'ended');
  expect(await employment(home, sent.personId)).toBe('B');
});

test('MEM-01 STA-09 a guest signs in at home and reaches home, chart and boards, and nothing else of the host', async () => {
  const { home, host, sent, id } = await running();
  const browser = await signInAs(app, sent, { address: address() });
  expect((await browser.get('/api/v1/session')).status).toBe(200);
  expect(await code(browser.post('/api/v1/session/company', { companyCode: host.companyCode }))).toBe('done');
  expect((await browser.get('/api/v1/session')).text).toContain(host.companyCode);
  for (const open of ['/api/v1/portal/home']) expect((await browser.get(open)).status, open).toBe(200);
  for (const shut of [employeesPath, path, '/api/v1/messages', '/api/v1/saved-views', '/api/v1/profile']) {
    expect((await browser.get(shut)).status, shut).not.toBe(200);
  }
  expect(await act(host, id, 'release')).toBe('done');
  expect((await browser.get('/api/v1/session')).status).not.toBe(200);
  await becomes(home, id, 'ended');
});

test('STA-03 the host cannot change, move, retire, put on leave or grant roles to a guest (MB708)', async () => {
  const { host, home, id, sent } = await running();
  const { personId } = await read(host.desk, id);
  const retirement = { reason: 'personal', note: '', when: 'now', handovers: [] };
  const leave = { kind: 'sick', note: '', from: null, until: null };
  expect(await code(host.desk.post(`${employeesPath}/${personId}/retirement`, retirement))).toBe('MB708');
  expect(await code(host.desk.post(`${employeesPath}/${personId}/leave`, leave))).toBe('MB708');
  expect(await code(ask(host.desk, personId ?? '', home.companyCode))).toBe('MB708');
  expect(await code(ask(home.desk, sent.personId, host.companyCode))).toBe('MB706');
  expect(await code(home.desk.post(`${employeesPath}/${sent.personId}/retirement`, retirement))).toBe('MB702');
});

test('STA-02 STA-03 each rule against a dispatch has its own code', async () => {
  const { home, host } = await pair();
  const stranger = await company('남남', 'Stranger');
  const sent = await person(home);
  const asked = (more: object, hostCode = host.companyCode) => code(ask(home.desk, sent.personId, hostCode, more));
  expect(await asked({}, home.companyCode)).toBe('MB707');
  expect(await asked({}, stranger.companyCode)).toBe('MB854');
  expect(await asked({}, 'NOSUCH')).toBe('MB854');
  expect(await asked({ until: dayFrom(-2) })).toBe('MB711');
  expect(await asked({ from: dayFrom(5), until: dayFrom(3) })).toBe('MB711');
  expect(await asked({ until: dayFrom(5000) })).toBe('MB711');
  expect(await code(ask(home.desk, randomUUID(), host.companyCode))).toBe('CO404');
  expect(await code(ask(home.desk, home.administrator.personId, host.companyCode))).toBe('EMPLOYMENT_OWN');
  const id = await askFor(home.desk, sent.personId, host.companyCode, { departmentCode: '' });
  expect(await asked({})).toBe('MB709');
  await becomes(host, id, 'asked');
  expect(await act(host, id, 'acceptance')).toBe('MB712');
  expect(await act(host, id, 'acceptance', { departmentCode: 'NOSUCH' })).toBe('MB712');
  expect(await act(host, id, 'release')).toBe('MB710');
  expect(await act(home, id, 'acceptance')).toBe('MB710');
  expect(await act(stranger, id, 'acceptance')).toBe('CO404');
  expect(await act(host, id, 'refusal', { note: '자리가 없습니다' })).toBe('done');
  await becomes(home, id, 'refused');
  expect(await employment(home, sent.personId)).toBe('B');
  expect(await act(home, id, 'withdrawal')).toBe('MB710');
});

test('STA-09 MB715 a person with a linked account in the other company cannot be dispatched there', async () => {
  const { home, host } = await pair();
  const [sent, there] = [await person(home), await person(host)];
  await inCompany(kernel.db, host.companyCode, (tx) =>
    tx
      .insertInto('login_ties')
      .values({
        company_code: host.companyCode,
        person_id: there.personId,
        login_company_code: home.companyCode,
        login_person_id: sent.personId,
        state: 'tied',
      })
      .execute(),
  );
  const refused = await ask(home.desk, sent.personId, host.companyCode);
  expect([refused.status, refused.error.fields[0]]).toMatchObject([409, { path: 'personId', code: 'MB715' }]);
});

test('STA-09 a dispatch accepted and withdrawn at once ends alike on both sides, as the home company decides', async () => {
  for (let round = 0; round < 3; round += 1) {
    const { home, host } = await pair();
    const sent = await person(home);
    const id = await askFor(home.desk, sent.personId, host.companyCode);
    await becomes(host, id, 'asked');
    await Promise.all([act(host, id, 'acceptance'), act(home, id, 'withdrawal')]);
    await expect
      .poll(async () => [await stateAt(home, id), await stateAt(host, id)], { timeout: 15_000 })
      .toSatisfy(([one, other]: string[]) => one === other && (one === 'withdrawn' || one === 'running'));
    expect(await employment(home, sent.personId)).toBe((await stateAt(home, id)) === 'running' ? 'D' : 'B');
  }
});

test('STA-02 of an acceptance and a retirement at once one succeeds', async () => {
  const { home, host } = await pair();
  const sent = await person(home);
  const id = await askFor(home.desk, sent.personId, host.companyCode);
  await becomes(host, id, 'asked');
  const retirement = { reason: 'personal', note: '', when: 'now', handovers: [] };
  await Promise.all([
    act(host, id, 'acceptance'),
    code(home.desk.post(`${employeesPath}/${sent.personId}/retirement`, retirement)),
  ]);
  await expect.poll(() => stateAt(home, id), { timeout: 15_000 }).toBeOneOf(['running', 'lapsed']);
  expect(await employment(home, sent.personId)).toBe((await stateAt(home, id)) === 'running' ? 'D' : 'R');
});

test('STA-09 a dispatch released while its last day ends is ended once on both sides', async () => {
  const { home, host, sent, id } = await running();
  await passDays(id, home, host);
  await Promise.allSettled([
    act(host, id, 'release'),
    settle(kernel, { companyCode: home.companyCode, dispatchId: id }),
    settle(kernel, { companyCode: host.companyCode, dispatchId: id }),
  ]);
  await becomes(home, id, 'ended');
  await becomes(host, id, 'ended');
  expect(await employment(home, sent.personId)).toBe('B');
  const { history } = await read(home.desk, id);
  expect(history.filter(({ event }) => event === 'ended' || event === 'released')).toHaveLength(1);
});

test('STA-09 only the host can prolong a dispatch', async () => {
  const { home, host, id } = await running();
  expect(await act(home, id, 'prolongation', { until: dayFrom(10) })).toBe('MB714');
  expect(await act(home, id, 'prolongation', { until: dayFrom(60) })).toBe('done');
  await expect.poll(async () => (await read(host.desk, id)).askedUntil, { timeout: 15_000 }).toBe(dayFrom(60));
  expect((await read(home.desk, id)).endsOn).toBe(dayFrom(30));
  expect(await act(host, id, 'acceptance')).toBe('done');
  await expect.poll(async () => (await read(home.desk, id)).endsOn, { timeout: 15_000 }).toBe(dayFrom(60));
  await expect.poll(async () => (await read(host.desk, id)).endsOn, { timeout: 15_000 }).toBe(dayFrom(60));
});

test('STA-09 late or reordered messages do not revive a finished dispatch', async () => {
  const { home, host } = await pair();
  const sent = await person(home);
  const news = {
    homeCode: home.companyCode,
    state: 'withdrawn' as const,
    departmentCode: 'LAB',
    startsOn: dayFrom(0),
    endsOn: dayFrom(30),
    askedUntil: null,
    person: {
      surname: '한',
      givenName: '새봄',
      fullName: '한새봄',
      englishName: '',
      mail: sent.loginId,
      language: 'ko' as const,
      residenceCountry: 'KR',
      login: { companyCode: home.companyCode, personId: sent.personId },
      basis: '공동 과제',
    },
  };
  const messageId = randomUUID();
  const hear = (version: number, state: 'asked' | 'withdrawn' | 'running') =>
    execute(kernel, hearOfDispatch, commandOrigin(host.companyCode), {
      message: { messageId, version },
      news: { ...news, state },
    });
  await hear(2, 'withdrawn');
  await hear(1, 'asked');
  expect(await stateAt(host, messageId)).toBe('withdrawn');
  await hear(3, 'running');
  expect(await stateAt(host, messageId)).toBe('withdrawn');
  expect((await read(host.desk, messageId)).personId).toBeNull();
});

test('STA-09 a host that ends its service ends the dispatch, and the person returns to service at home', async () => {
  const { home, host, sent, id } = await running();
  await inCompany(kernel.db, host.companyCode, (tx) => endDispatchesOf(tx, kernel, { companyCode: host.companyCode }));
  await becomes(home, id, 'ended');
  expect(await employment(home, sent.personId)).toBe('B');
});

test('STA-09 MEM-01 only administrators of the two companies see and change a dispatch', async () => {
  const { home, host, id } = await running();
  const employee = await signInAs(app, await person(home), { address: address() });
  const third = await company('제삼', 'Third');
  const nobody = app.browser({ address: address() });
  for (const [by, expected] of [
    [employee, 'CO401'],
    [third.desk, 'CO404'],
    [nobody, 'AC100'],
  ] as const) {
    expect((await by.get(`${path}/${id}`)).error.errorCode).toBe(expected);
    for (const what of ['withdrawal', 'acceptance', 'refusal', 'release']) {
      expect(await code(by.post(`${path}/${id}/${what}`, {}))).toBe(expected);
    }
    expect(await code(by.post(`${path}/${id}/prolongation`, { until: dayFrom(90) }))).toBe(expected);
  }
  const sentList = (await home.desk.get(`${path}?side=home`)).json<List<Dispatch>>();
  const receivedList = (await host.desk.get(`${path}?side=host`)).json<List<Dispatch>>();
  expect(sentList.items.map(({ dispatchId }) => dispatchId)).toEqual([id]);
  expect(receivedList.items.map(({ dispatchId }) => dispatchId)).toEqual([id]);
  expect((await third.desk.get(`${path}?side=host`)).json<List<Dispatch>>().items).toEqual([]);
  // The host learns nothing of the department, the rank and the numbers of the person at home.
  expect(Object.keys(receivedList.items[0] ?? {})).not.toContain('jobRankCode');
});
