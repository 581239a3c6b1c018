import { randomUUID } from 'node:crypto';
import { hourSeconds } from '../../contract/src/kernel/durations.ts';
import { inCompany, transaction, type Database, type Tx } from '../../server/src/kernel/db/database.ts';
import { openFlow } from '../../server/src/kernel/flow/flow.ts';
import { PasswordHasher } from '../../server/src/kernel/crypto/password-hash.ts';
import { openSession } from '../../server/src/kernel/session/session.ts';
import { insertAgreements } from '../../server/src/modules/ground/agreements/index.ts';
import { setFirstPassword } from '../../server/src/modules/secrets/passwords/index.ts';
import { claimLoginId, reserveLoginId } from '../../server/src/modules/ground/global-login-ids/index.ts';
import { createPerson } from '../../server/src/modules/people/people/index.ts';
import { grantRole } from '../../server/src/modules/people/roles/index.ts';
import type { PersonKey } from '../../server/src/kernel/session/person-key.ts';
import { networkAdmission } from '../../server/src/modules/access/sign-in-policies/index.ts';
import { createCompany } from '../../server/src/modules/ground/companies/index.ts';
import type { Stage } from './stage.ts';

/** Longer than any run. */
export const lifetimeSeconds = 6 * hourSeconds;

const timeZone = 'Asia/Seoul';

/** Those that optional data of a person rests on. */
const optionalTerms = 'PIAR';

/** More than fit into one page of the table. */
const flowsBetween = 100;

/** Secrets of as many open flows, each among a hundred of other browsers: rows of one page would hinder each other. */
export async function openFlows(db: Database, count: number): Promise<string[]> {
  const secrets: string[] = [];
  while (secrets.length < count) {
    secrets.push((await openFlow(db, lifetimeSeconds)).secret);
    await Promise.all(Array.from({ length: flowsBetween }, () => openFlow(db, lifetimeSeconds)));
  }
  return secrets;
}

/** A new company with one person in it. */
export async function addPerson({ db, keyring }: Pick<Stage, 'db' | 'keyring'>): Promise<PersonKey> {
  const { companyCode } = await transaction(db, (tx) =>
    createCompany(tx, {
      name: '한빛상사',
      englishName: 'Hanbit Trading',
      serviceType: 'PT',
      timeZone,
      passwordProfile: 'spec',
    }),
  );
  const personId = await inCompany(db, companyCode, (tx) => addEmployee(tx, keyring, companyCode));
  return { companyCode, personId };
}

/** A person of the transaction's company, with nothing but a name. */
export async function addEmployee(tx: Tx, keyring: Stage['keyring'], companyCode: string): Promise<string> {
  const personId = randomUUID();
  await createPerson(tx, keyring, {
    companyCode,
    personId,
    loginId: `${personId}@people.example`,
    surname: '백',
    givenName: '솔',
    fullName: '백솔',
    language: 'ko',
    residenceCountry: 'KR',
    timeZone,
    isConfirmed: true,
  });
  await grantRole(tx, { companyCode, personId, role: 'employee' });
  return personId;
}

/** Secrets of as many sessions, each of a person in a company of their own. */
export async function openSessions(stage: Pick<Stage, 'db' | 'keyring'>, count: number): Promise<string[]> {
  const opened = Array.from({ length: count }, async () => {
    const person = await addPerson(stage);
    const { secret } = await openSession(
      stage.db,
      person,
      { lifetimeSeconds, idleSeconds: lifetimeSeconds },
      { admission: networkAdmission, address: '' },
    );
    return secret;
  });
  return Promise.all(opened);
}

/** Values that a user types to sign in. */
export interface Credentials {
  readonly loginId: string;
  readonly password: string;
}

/** Adds `count` people to a company who can sign in, all with one password. */
export async function addPasswords(stage: Stage, companyCode: string, count: number): Promise<Credentials[]> {
  const { db, keyring } = stage;
  const password = 'Xk7!mqPz';
  const hash = await new PasswordHasher(stage.hash).hash(password);
  const people = Array.from({ length: count }, async () => {
    const personId = await inCompany(db, companyCode, (tx) => addEmployee(tx, keyring, companyCode));
    const loginId = `${personId}@people.example`;
    await reserveLoginId(db, { loginId, personId, seconds: 60 });
    await inCompany(db, companyCode, async (tx) => {
      await setFirstPassword(tx, { companyCode, personId, hash });
      await claimLoginId(tx, { loginId, companyCode, personId });
    });
    return { loginId, password };
  });
  return Promise.all(people);
}

/** Secrets of as many sessions of new people of one company, who agreed that optional data such as a photo is kept. */
export async function openSessionsOfOneCompany({ db, keyring }: Stage, count: number): Promise<string[]> {
  const { companyCode } = await addPerson({ db, keyring });
  const { version, scope, textHash } = await db
    .selectFrom('terms_texts')
    .select(['country_code as scope', 'version', 'text_hash as textHash'])
    .where('terms_code', '=', optionalTerms)
    .where('language', '=', 'ko')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const terms = { termsCode: optionalTerms, scope, version, textHash, language: 'ko' } as const;
  const secrets = Array.from({ length: count }, () =>
    inCompany(db, companyCode, async (tx) => {
      const personId = await addEmployee(tx, keyring, companyCode);
      const agreeing = { companyCode, personId, countryCode: 'KR', flowId: randomUUID(), address: '' };
      await insertAgreements(tx, agreeing, [{ terms, isAgreed: true, part: 'optional' }]);
      const lifetimes = { lifetimeSeconds, idleSeconds: lifetimeSeconds };
      return (await openSession(tx, { companyCode, personId }, lifetimes, { admission: networkAdmission, address: '' }))
        .secret;
    }),
  );
  return Promise.all(secrets);
}
