import { randomUUID } from 'node:crypto';
import { hourSeconds } from '../../contract/src/kernel/durations.ts';
import { inCompany, transaction, type Database } from '../../server/src/kernel/db/database.ts';
import { openFlow } from '../../server/src/kernel/flow/flow.ts';
import { openSession } from '../../server/src/kernel/session/session.ts';
import { createPerson, grantRole } from '../../server/src/modules/people/index.ts';
import type { PersonKey } from '../../server/src/kernel/session/person-key.ts';
import { createCompany } from '../../server/src/modules/companies/index.ts';
import type { Stage } from './stage.ts';

/** Longer than any run. */
export const lifetimeSeconds = 6 * hourSeconds;

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
  const personId = randomUUID();
  const timeZone = 'Asia/Seoul';
  const { companyCode } = await transaction(db, (tx) =>
    createCompany(tx, {
      name: '한빛상사',
      englishName: 'Hanbit Trading',
      serviceType: 'PT',
      timeZone,
      passwordProfile: 'spec',
    }),
  );
  await inCompany(db, companyCode, async (tx) => {
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
  });
  return { companyCode, personId };
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
