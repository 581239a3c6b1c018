import { beforeAll, expect, test, vi } from 'vitest';
import { flowsPerAddress } from '@madang/contract/kernel/flow-limits.ts';
import { recoveryPinLimits } from '@madang/contract/access/recovery-pins/limits.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { Overload } from '../../../kernel/limits/waiting-line.ts';
import type { Answer, Browser } from '../../../testing/browser.ts';
import { databaseText } from '../../../testing/database/database-text.ts';
import { addTestPerson, signInAs, testPassword, type TestPerson } from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { runCommand } from '../../views/operators/index.ts';
import { notifyBlocked } from './notify-blocked.ts';

const app = await startTestApp();
const { mailbox, kernel } = app;
const paths = {
  own: '/api/v1/profile/recovery-pin',
  prove: '/api/v1/recovery/pin',
  reset: '/api/v1/recovery/password',
};
const outcome = ({ status, error }: Answer) => [status, error.errorCode, error.fields?.[0]?.path];
const pin = '402917';
const next = 'vN4#pLx9';
let hosts = 0;
const stranger = () => app.browser({ address: `198.51.${(hosts += 1) >> 8}.${hosts & 255}` });
const reset = (browser: Browser) => browser.post(paths.reset, { next, confirmation: next, hintAnswer: '' });
const prove = (loginId: string, typed: string, browser = stranger()) =>
  browser.post(paths.prove, { loginId, pin: typed });
const ofPerson = ({ personId }: TestPerson) => `/api/v1/employees/${personId}/recovery-pin`;

beforeAll(() => app.setProperty(flowsPerAddress, 1_000_000));

async function known(own: string | null = pin, others: Parameters<typeof addTestPerson>[1] = {}) {
  const externalMail = `pin${(hosts += 1)}@outside.example`;
  const person = await addTestPerson(app, { externalMail, isExternalMailProven: true, ...others });
  const browser = await signInAs(app, person, { address: `203.0.113.${(hosts += 1) & 255}` });
  const save = (change: object = {}) => browser.put(paths.own, { pin: own, password: testPassword, ...change });
  if (own !== null) expect((await save()).status).toBe(200);
  return { ...person, mail: externalMail, browser, save };
}

async function block({ loginId }: TestPerson) {
  for (let tries = 0; tries < recoveryPinLimits.wrongTries; tries += 1) {
    expect((await prove(loginId, '918273')).error.errorCode).toBe('PIN_WRONG');
  }
}

const triesOf = ({ companyCode, personId }: TestPerson) =>
  inCompany(kernel.db, companyCode, (tx) =>
    tx.selectFrom('recovery_pins').select('wrong_tries').where('person_id', '=', personId).executeTakeFirst(),
  );

test('REQ-02 a PIN recovers its person’s account with a new password and no session, and is stored unreadably', async () => {
  const person = await known();
  expect(await mailbox.next(person.mail)).toMatchObject({ subject: '[한빛상사] 복구 PIN이 변경되었습니다' });
  expect((await person.browser.get(paths.own)).json()).toMatchObject({ state: 'set' });
  expect((await databaseText(app)).includes(pin)).toBe(false);
  const data = (await person.browser.post('/api/v1/profile/data', {})).text;
  expect(data).toContain('recoveryPin');
  expect(data).not.toContain(pin);

  const browser = stranger();
  // Wide digits are digits.
  expect(outcome(await prove(person.loginId, ' ４０２９１７ ', browser))).toEqual([200, undefined, undefined]);
  expect((await browser.get('/api/v1/session')).status).toBe(401);
  expect((await browser.get('/api/v1/recovery')).status).toBe(200);
  expect((await reset(browser)).status).toBe(200);
  expect((await stranger().post('/api/v1/session', { loginId: person.loginId, password: next })).status).toBe(200);
  expect(outcome(await reset(browser))).toEqual([422, 'OTP0005', undefined]);
});

test('REQ-02 a PIN is set, changed and removed with the password, and refused if easy to guess', async () => {
  const person = await known(null);
  expect((await person.browser.get(paths.own)).json()).toEqual({ state: 'none', setAt: null });
  expect(outcome(await app.browser().put(paths.own, { pin, password: testPassword }))).toEqual([
    401,
    'AC100',
    undefined,
  ]);
  for (const [typed, code] of [
    ['40291', 'PIN_FORM'],
    ['4029170000000', 'PIN_FORM'],
    ['40-2917', 'PIN_FORM'],
    ['444444', 'PIN_EASY'],
    ['456789', 'PIN_EASY'],
    ['654321', 'PIN_EASY'],
  ] as const) {
    expect(outcome(await person.save({ pin: typed })), typed).toEqual([400, code, 'pin']);
  }
  expect(outcome(await person.save({ pin, password: 'Wrong7!pz' }))).toEqual([422, 'MB_M_PASSWORD_WRONG', 'password']);
  expect((await person.save({ pin })).status).toBe(200);
  expect((await person.save({ pin: '730284' })).status).toBe(200);
  expect((await prove(person.loginId, pin)).error.errorCode).toBe('PIN_WRONG');
  expect((await prove(person.loginId, '730284')).status).toBe(200);
  expect((await person.save({ pin: '' })).status).toBe(200);
  expect((await prove(person.loginId, '730284')).error.errorCode).toBe('PIN_WRONG');
});

test('REQ-02 a proof by PIN is void once the PIN changes', async () => {
  const person = await known();
  const browser = stranger();
  expect((await prove(person.loginId, pin, browser)).status).toBe(200);
  expect((await person.save({ pin: '730284' })).status).toBe(200);
  expect(outcome(await reset(browser))).toEqual([422, 'OTP0005', undefined]);
});

test('REQ-02 LIM-01 five mismatches block a PIN, its person is notified once, and the service desk unblocks it with an audit entry', async () => {
  const person = await known();
  await mailbox.next(person.mail);
  expect(recoveryPinLimits.wrongTries).toBe(5);
  await block(person);
  expect(await mailbox.next(person.mail)).toMatchObject({ subject: '[한빛상사] 복구 PIN이 차단되었습니다' });
  // No stranger is notified, not even with the right PIN.
  expect(outcome(await prove(person.loginId, pin))).toEqual([422, 'PIN_WRONG', 'pin']);
  expect((await person.browser.get(paths.own)).json()).toMatchObject({ state: 'blocked' });
  expect(outcome(await person.save({ pin: '730284' }))).toEqual([409, 'KMS001', 'pin']);
  await notifyBlocked(kernel);

  const { companyCode } = person;
  const deskPerson = await addTestPerson(app, { companyCode, roles: ['serviceDesk'] });
  const desk = await signInAs(app, deskPerson);
  const byTicket = { 'x-madang-ticket': 'HD-2041' };
  expect((await desk.get(ofPerson(person), byTicket)).json()).toMatchObject({ state: 'blocked', can: ['unblock'] });
  const colleague = await signInAs(app, await addTestPerson(app, { companyCode }));
  expect((await colleague.delete(`${ofPerson(person)}/block`)).error.errorCode).toBe('CO401');
  const unblock = (headers?: Record<string, string>) => desk.delete(`${ofPerson(person)}/block`, headers);
  expect((await unblock()).error.errorCode).toBe('DESK_TICKET');
  expect((await unblock({ 'x-madang-ticket': '?' })).error.errorCode).toBe('DESK_TICKET');
  expect((await person.browser.get(paths.own)).json()).toMatchObject({ state: 'blocked' });
  expect((await unblock(byTicket)).status).toBe(200);
  expect((await unblock(byTicket)).error.errorCode).toBe('CO404');
  expect(await mailbox.next(person.mail)).toMatchObject({ subject: '[한빛상사] 복구 PIN의 차단이 해제되었습니다' });
  expect((await prove(person.loginId, pin)).status).toBe(200);
  const rows = await inCompany(kernel.db, companyCode, (tx) =>
    tx
      .selectFrom('audit_log')
      .select(['operation', 'actor_id', 'detail'])
      .where('target_id', '=', person.personId)
      .where('operation', 'like', '%block-recovery-pin')
      .orderBy('operation')
      .execute(),
  );
  expect(rows).toEqual([
    { operation: 'block-recovery-pin', actor_id: null, detail: null },
    { operation: 'unblock-recovery-pin', actor_id: deskPerson.personId, detail: { ticket: 'HD-2041' } },
  ]);
});

test('REQ-02 another administrator unblocks an administrator’s own PIN, or the operator if there is none', async () => {
  const person = await known(pin, { roles: ['administrator'] });
  await block(person);
  expect((await person.browser.get(ofPerson(person))).json()).toMatchObject({ state: 'blocked', can: [] });
  expect((await person.browser.delete(`${ofPerson(person)}/block`)).error.errorCode).toBe('CO403');
  await runCommand(kernel, ['pin', 'unblock', person.loginId]);
  expect((await prove(person.loginId, pin)).status).toBe(200);
});

test('REQ-02 ERR-04 one flow gets KMS001 after five tries of any ID, known or unknown', async () => {
  const person = await known();
  const other = await known(null);
  for (const loginId of [person.loginId, other.loginId, 'nobody.at.all@company.example']) {
    const browser = stranger();
    const codes: unknown[] = [];
    for (let tries = 0; tries < 7; tries += 1) codes.push((await prove(loginId, '918273', browser)).error.errorCode);
    expect(codes).toEqual([...Array(4).fill('PIN_WRONG'), 'KMS001', 'KMS001', 'KMS001']);
  }
});

test('REQ-02 of 64 PINs at once at most five are compared, and a right one afterwards is refused', async () => {
  const person = await known();
  const stored = await inCompany(kernel.db, person.companyCode, (tx) =>
    tx
      .selectFrom('recovery_pins')
      .select('pin_hash')
      .where('person_id', '=', person.personId)
      .executeTakeFirstOrThrow(),
  );
  const comparing = vi.spyOn(kernel.hasher, 'matches');
  const answers = await Promise.all(Array.from({ length: 64 }, (_, at) => prove(person.loginId, `9182${10 + at}`)));
  const compared = comparing.mock.calls.filter(([hash]) => hash === stored.pin_hash).length;
  comparing.mockRestore();
  expect(compared).toBe(recoveryPinLimits.wrongTries);
  expect(new Set(answers.map(({ error }) => error.errorCode))).toEqual(new Set(['PIN_WRONG']));
  expect((await triesOf(person))?.wrong_tries).toBe(5);
  expect((await prove(person.loginId, pin)).error.errorCode).toBe('PIN_WRONG');
});

test('OPS-01 REQ-02 a PIN without capacity to be compared does not count as a wrong one', async () => {
  const person = await known();
  const comparing = vi.spyOn(kernel.hasher, 'matches').mockRejectedValueOnce(new Overload('hashes'));
  expect(outcome(await prove(person.loginId, pin))).toEqual([503, 'SERVER_BUSY', undefined]);
  comparing.mockRestore();
  expect((await triesOf(person))?.wrong_tries).toBe(0);
});

test('REQ-02 a right PIN clears the count, and a retired person cannot recover the account', async () => {
  const person = await known();
  for (let tries = 0; tries < 4; tries += 1) await prove(person.loginId, '918273');
  expect((await prove(person.loginId, pin)).status).toBe(200);
  expect((await triesOf(person))?.wrong_tries).toBe(0);
  await inCompany(kernel.db, person.companyCode, (tx) =>
    tx.updateTable('people').set({ employment_status: 'R' }).where('person_id', '=', person.personId).execute(),
  );
  expect((await prove(person.loginId, pin)).error.errorCode).toBe('PIN_WRONG');
});
