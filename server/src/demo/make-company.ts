import { randomBytes, randomUUID } from 'node:crypto';
import { platformProperties } from '@madang/contract/ground/properties/platform.ts';
import { writeAudit } from '../kernel/audit/audit.ts';
import { commandActor } from '../kernel/audit/actor.ts';
import { inCompany, transaction } from '../kernel/db/database.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { claimLoginId, lookUpId, reserveLoginId } from '../modules/ground/global-login-ids/index.ts';
import { createPerson } from '../modules/people/people/index.ts';
import { grantRole } from '../modules/people/roles/index.ts';
import type { PersonKey } from '../kernel/session/person-key.ts';
import { beginRun, endRun, setHomeScreen } from '../modules/ground/set-up-runs/index.ts';
import { createCompany } from '../modules/ground/companies/index.ts';
import { demoCompany } from './data/company.ts';
import { demoMarks, readMarks } from './demo.sql.ts';

const administratorId = 'demoadmin';
/** Address that receives the administrator's codes, in the development outbox like everyone else's. */
export const administratorMail = `${administratorId}@outside.example`;
const reservedSeconds = 60;

/** A demo that cannot be filled; the text says why and what would do. */
export class DemoError extends Error {
  override name = 'DemoError';
}

export interface StandingDemo {
  readonly administrator: PersonKey;
  readonly isFilled: boolean;
}

export async function demoLoginId({ properties }: Pick<Kernel, 'properties'>, userId = administratorId) {
  return `${userId}@${await properties.get(platformProperties.freeMailDomain)}`;
}

/** The demo's company and how far it is; undefined where there is none, refused where its ID is someone else's. */
export async function findDemo(kernel: Kernel): Promise<StandingDemo | undefined> {
  const loginId = await demoLoginId(kernel);
  const { holder: administrator } = await lookUpId(kernel.db, loginId);
  if (administrator.companyCode === '') return undefined;
  const { companyCode } = administrator;
  const marks = await inCompany(kernel.db, companyCode, (tx) => readMarks(tx, companyCode));
  if (!marks.has(demoMarks.made))
    throw new DemoError(`the ID ${loginId} belongs to somebody, so there is no demo here`);
  return { administrator, isFilled: marks.has(demoMarks.filled) };
}

/**
 * Makes the demo company, its administrator and a finished set-up in one transaction. Of two processes one makes it.
 */
export async function makeDemoCompany(kernel: Kernel): Promise<PersonKey> {
  const personId = randomUUID();
  const loginId = await demoLoginId(kernel);
  if (!(await reserveLoginId(kernel.db, { loginId, personId, seconds: reservedSeconds }))) {
    throw new DemoError('another process is making the demo at this moment');
  }
  return transaction(kernel.db, async (tx) => {
    const { companyCode } = await createCompany(tx, demoCompany);
    const person = { companyCode, personId };
    await claimLoginId(tx, { ...person, loginId });
    await createPerson(tx, kernel.keyring, {
      ...person,
      loginId,
      surname: '한',
      givenName: '지음',
      fullName: '한지음',
      englishName: 'Jieum Han',
      language: 'ko',
      residenceCountry: 'KR',
      timeZone: demoCompany.timeZone,
      externalMail: administratorMail,
      isExternalMailProven: true,
      isConfirmed: true,
      securityGrade: 3,
    });
    await grantRole(tx, { ...person, role: 'representative' });
    await beginRun(tx, companyCode, { personId, secretHash: randomBytes(32) });
    await setHomeScreen(tx, companyCode, 'PT');
    await endRun(tx, companyCode, 'finished');
    const target = { kind: 'company', id: companyCode };
    await writeAudit(tx, { ...commandActor(companyCode), operation: demoMarks.made, target });
    return person;
  });
}
