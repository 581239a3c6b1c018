import { randomUUID } from 'node:crypto';
import { hourSeconds } from '../../contract/src/kernel/durations.ts';
import { inCompany, transaction, type Database, type Tx } from '../../server/src/kernel/db/database.ts';
import { openFlow } from '../../server/src/kernel/flow/flow.ts';
import { openSession } from '../../server/src/kernel/session/session.ts';
import { createPerson, grantRole } from '../../server/src/modules/people/index.ts';
import type { PersonKey } from '../../server/src/kernel/session/person-key.ts';
import { createCompany } from '../../server/src/modules/companies/index.ts';
import type { Stage } from './stage.ts';

/** Longer than any run. */
export const lifetimeSeconds = 6 * hourSeconds;

const timeZone = 'Asia/Seoul';

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
      { address: '' },
    );
    return secret;
  });
  return Promise.all(opened);
}
