import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inCompany, type Tx } from '../../../kernel/db/database.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import { addTestPerson } from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { purgeClosedAccounts } from '../../access/accounts/index.ts';
import {
  hasLoginId,
  keepClosedId,
  listTaken,
  loginIdData,
  listWithLoginId,
  loginIdsOf,
  lookUpId,
  purgeReservations,
  reserveLoginId,
  takeLoginId,
  takeLoginIds,
} from '../global-login-ids/index.ts';
import { confirmUnconfirmed, freeUnconfirmedId, listOverdueIds, markUnconfirmed } from '../unconfirmed-ids/index.ts';
import { becomeLoginId, endFormerId, formerIdsOf, leaveLoginId, lockFormerId } from './index.ts';

const app = await startTestApp({ work: false });
const { db } = app.kernel;
const days = { formerDays: 90, formerHeldDays: 0 };

/** A person whose ID was changed. */
async function changed(settings = days) {
  const { loginId: former, ...person } = await addTestPerson(app);
  const key: PersonKey = { companyCode: person.companyCode, personId: person.personId };
  const loginId = `n${former}`;
  const inside = <T>(work: (tx: Tx) => Promise<T>) => inCompany(db, key.companyCode, work);
  await inside(async (tx) => {
    expect(await becomeLoginId(tx, { ...key, loginId })).toBe(true);
    await leaveLoginId(tx, key, { loginId: former, ...settings });
  });
  return { key, former, loginId, inside };
}

const holderOf = async (loginId: string) => (await lookUpId(db, loginId)).holder.personId;
const nobody = '00000000-0000-0000-0000-000000000000';

test('IDR-02 every reader of IDs by person distinguishes a present ID from a former one', async () => {
  const { key, former, loginId, inside } = await changed();
  const { companyCode, personId } = key;
  expect([await holderOf(former), await holderOf(loginId)]).toEqual([personId, personId]);
  await inside(async (tx) => {
    expect([await hasLoginId(tx, key), await hasLoginId(tx, key, former), await hasLoginId(tx, key, loginId)]).toEqual([
      true,
      true,
      true,
    ]);
    expect([...(await listWithLoginId(tx, companyCode, [personId]))]).toEqual([personId]);
    expect((await loginIdsOf([key]).execute(tx)).rows).toEqual([{ companyCode, personId, loginId }]);
    expect((await formerIdsOf(key).execute(tx)).rows).toMatchObject([{ loginId: former }]);
    // A mailbox that is yet to be proven is the one of today.
    await markUnconfirmed(tx, { ...key, days: 7 });
    expect(await freeUnconfirmedId(tx, { loginId: former, when: 'any' })).toBe(undefined);
    expect(await confirmUnconfirmed(tx, key)).toBe(true);
    const [section] = loginIdData;
    expect(JSON.stringify(await section?.read(tx, key as never, null))).toContain(former);
  });
  expect(await listOverdueIds(db)).not.toContain(former);
});

test('IDR-02 a former ID cannot be reserved, taken, registered, displaced or used as an address', async () => {
  const { key, former, inside } = await changed();
  const other = await addTestPerson(app);
  const personId = randomUUID();
  const tries = async () => [
    await reserveLoginId(db, { loginId: former, personId, seconds: 60 }),
    await inCompany(db, other.companyCode, (tx) =>
      takeLoginId(tx, { loginId: former, companyCode: other.companyCode, personId }),
    ),
    await inCompany(db, other.companyCode, async (tx) => {
      const taken = await takeLoginIds(tx, other.companyCode, [{ loginId: former, personId }]);
      return taken.size > 0;
    }),
    await inCompany(db, other.companyCode, (tx) =>
      takeLoginId(tx, { loginId: former, companyCode: other.companyCode, personId, kind: 'label' }),
    ),
    await inCompany(db, other.companyCode, (tx) =>
      becomeLoginId(tx, { companyCode: other.companyCode, personId: other.personId, loginId: former }),
    ),
  ];
  expect(await tries()).toEqual([false, false, false, false, false]);
  await inside((tx) => endFormerId(tx, key, { loginId: former, heldDays: 0 }));
  expect(await holderOf(former)).toBe(nobody);
  expect(await tries()).toEqual([false, false, false, false, false]);
  await purgeReservations(db);
  await purgeClosedAccounts(db);
  const found = await inside((tx) => listTaken(tx, key.companyCode, { loginIds: [former], indexes: [] }));
  expect([...found.loginIds]).toEqual([former]);
  // Its person may have it again.
  expect(await inside((tx) => lockFormerId(tx, key, former))).toMatchObject({ signsIn: false });
  expect(await inside((tx) => becomeLoginId(tx, { ...key, loginId: former }))).toBe(true);
});

test('IDR-02 a former ID is free after its days, and a closed account frees all of its IDs', async () => {
  const { former, loginId, key } = await changed({ formerDays: 0, formerHeldDays: 3 });
  const kept = await db.selectFrom('login_ids').select('kept_until').where('login_id', '=', former).executeTakeFirst();
  expect(kept?.kept_until).toBeInstanceOf(Date);
  await sql`update login_ids set kept_until = app_now() - interval '1 second' where login_id = ${former}`.execute(db);
  await purgeClosedAccounts(db);
  expect([await holderOf(former), await holderOf(loginId)]).toEqual([nobody, key.personId]);
  expect(await reserveLoginId(db, { loginId: former, personId: randomUUID(), seconds: 60 })).toBe(true);

  const closed = await changed();
  await closed.inside((tx) => keepClosedId(tx, closed.key, 30));
  await sql`update login_ids set kept_until = app_now() - interval '1 second' where person_id = ${closed.key.personId}`.execute(
    db,
  );
  await purgeClosedAccounts(db);
  const left = await db
    .selectFrom('login_ids')
    .select('login_id')
    .where('person_id', '=', closed.key.personId)
    .execute();
  expect(left).toEqual([]);
});

test('SGN-14 IDR-02 an ID with an unverified mailbox is not kept as a former one', async () => {
  const person = await addTestPerson(app);
  const key = { companyCode: person.companyCode, personId: person.personId };
  await inCompany(db, key.companyCode, async (tx) => {
    await markUnconfirmed(tx, { ...key, days: 7 });
    await becomeLoginId(tx, { ...key, loginId: `n${person.loginId}` });
    await leaveLoginId(tx, key, { loginId: person.loginId, ...days });
  });
  expect(await holderOf(person.loginId)).toBe(nobody);
  expect(await reserveLoginId(db, { loginId: person.loginId, personId: randomUUID(), seconds: 60 })).toBe(true);
});

test('REQ-01 a requested ID is reserved for its request, and refused to any other use', async () => {
  const person = await addTestPerson(app);
  const key = { companyCode: person.companyCode, personId: person.personId };
  const requestId = randomUUID();
  const loginId = `w${person.loginId}`;
  await inCompany(db, key.companyCode, async (tx) => {
    const wanted = { loginId, companyCode: key.companyCode, personId: requestId, kind: 'wanted' } as const;
    expect(await takeLoginId(tx, wanted)).toBe(true);
    expect(await becomeLoginId(tx, { ...key, loginId, requestId: randomUUID() })).toBe(false);
    expect(await becomeLoginId(tx, { ...key, loginId })).toBe(false);
  });
  expect(await holderOf(loginId)).toBe(nobody);
  expect(await reserveLoginId(db, { loginId, personId: randomUUID(), seconds: 60 })).toBe(false);
  await inCompany(db, key.companyCode, async (tx) => {
    expect(await becomeLoginId(tx, { ...key, loginId, requestId })).toBe(true);
    // A request that has lost its reservation takes nothing, also where the ID is free.
    expect(await becomeLoginId(tx, { ...key, loginId: `free${loginId}`, requestId })).toBe(false);
  });
  expect(await holderOf(loginId)).toBe(person.personId);
});
