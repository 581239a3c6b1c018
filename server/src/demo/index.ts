import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { writeAudit } from '../kernel/audit/audit.ts';
import { commandActor } from '../kernel/audit/actor.ts';
import { inCompany, transaction } from '../kernel/db/database.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { setFirstPassword } from '../modules/secrets/passwords/index.ts';
import type { PersonKey } from '../kernel/session/person-key.ts';
import { keepMessage } from '../modules/people/notifications/index.ts';
import { listCompanyCodes } from '../modules/ground/companies/index.ts';
import { platformCompany } from '@madang/contract/views/operators/limits.ts';
import { fillApprovals } from './approvals.ts';
import { DemoCaller } from './caller.ts';
import { fillCategories } from './categories.ts';
import { demoCompany, welcomeLetter } from './data/company.ts';
import { demoMarks, isReinstated, lockDemo, spreadMoments } from './demo.sql.ts';
import { fillEmblems } from './emblems.ts';
import { fillHeads } from './heads.ts';
import { fillLocations } from './locations.ts';
import { changedPeople, changeEmployment } from './employment.ts';
import { fillAddresses, fillCompany } from './fill.ts';
import { administratorMail, DemoError, demoLoginId, findDemo, makeDemoCompany } from './make-company.ts';
import { askForId, registerDemoKey } from './ids-and-keys.ts';
import { newDemoPassword } from './password.ts';
import { addPeople, employeeId } from './people.ts';
import { fillBoards } from './posts.ts';

export { addDepartments, fillAtSize, largeCompany, type CompanySize } from './at-size.sql.ts';
export { DemoError } from './make-company.ts';

/** Demo data that the terminal shows at the start; the password appears once, when the people of the demo receive it. */
export interface Demo {
  readonly companyName: string;
  readonly administratorId: string;
  readonly employeeId: string;
  /** Mailbox to which the administrator's new password is sent. */
  readonly recoveryMail: string;
  readonly password: string | undefined;
}

/** Refuses the demo where real people work: its company has a password that stood on a terminal. */
export function refuseInProduction({ mode }: Pick<Config, 'mode'>): void {
  if (mode === 'production') {
    throw new DemoError(
      '--demo makes an invented company and is for trying the product, not for MADANG_MODE=production',
    );
  }
}

/**
 * Fills an invented company through the calls of its people's browsers, once. An interrupted fill is continued by the
 * next start.
 */
export async function fillDemo(app: FastifyInstance, kernel: Kernel): Promise<Demo> {
  refuseInProduction(kernel.config);
  const found = await findDemo(kernel);
  if (!found) await refuseAmongOthers(kernel);
  if (!found) await makeDemoCompany(kernel);
  const loginId = await demoLoginId(kernel);
  const password = await transaction(kernel.db, async (tx) => {
    await lockDemo(tx, loginId);
    const demo = await findDemo(kernel);
    return demo && !demo.isFilled ? fill(app, kernel, demo.administrator) : undefined;
  });
  return {
    companyName: demoCompany.name,
    administratorId: loginId,
    employeeId: await demoLoginId(kernel, employeeId),
    recoveryMail: administratorMail,
    password,
  };
}

/** A server that someone else runs and that holds companies is one in use; the embedded database is for trying. */
async function refuseAmongOthers({ config, db }: Kernel): Promise<void> {
  if (config.databaseUrl === undefined) return;
  const others = (await listCompanyCodes(db, 'all')).filter((companyCode) => companyCode !== platformCompany);
  if (others.length === 0) return;
  throw new DemoError(`--demo is refused: the database of DATABASE_URL holds ${others.length} companies already`);
}

async function fill(app: FastifyInstance, kernel: Kernel, administrator: PersonKey): Promise<string> {
  const { companyCode } = administrator;
  const callers: DemoCaller[] = [];
  const asPerson = async (person: PersonKey) => {
    const caller = await DemoCaller.of(app, kernel, person);
    callers.push(caller);
    return caller;
  };
  const people: PersonKey[] = [administrator];
  try {
    const boss = await asPerson(administrator);
    await fillCompany(boss);
    people.push(...(await addPeople(kernel, boss, companyCode)));
    const writers = people.slice(1, -changedPeople);
    await fillHeads(boss, administrator, writers);
    await fillAddresses(
      boss,
      writers.map(({ personId }) => personId),
    );
    const employees = await Promise.all(writers.map(asPerson));
    await fillBoards({ administrator: boss, employees });
    await fillApprovals(boss, administrator, employees);
    await askForId(boss, companyCode, employees[1]);
    await fillCategories(boss);
    await fillEmblems(boss, people.slice(0, -changedPeople));
    await fillLocations(boss, people.slice(0, -changedPeople));
    const isBack = (person: PersonKey) => inCompany(kernel.db, companyCode, (tx) => isReinstated(tx, person));
    await changeEmployment(boss, people, isBack);
  } finally {
    for (const caller of callers) await caller.logOut();
  }
  const password = await givePassword(kernel, companyCode, people);
  const [keyHolder] = people.slice(3);
  if (keyHolder) {
    const caller = await DemoCaller.of(app, kernel, keyHolder);
    await registerDemoKey(caller, password);
    await caller.logOut();
  }
  return password;
}

/** Gives everybody one password and the welcome letter, and marks the demo as filled. */
async function givePassword(kernel: Kernel, companyCode: string, people: readonly PersonKey[]): Promise<string> {
  const password = newDemoPassword(demoCompany.passwordProfile);
  // One password for all of them, so one hash serves.
  const hash = await kernel.hasher.hash(password);
  await inCompany(kernel.db, companyCode, async (tx) => {
    await spreadMoments(tx, companyCode);
    for (const person of people) {
      await setFirstPassword(tx, { ...person, hash, profile: demoCompany.passwordProfile });
      await keepMessage(tx, kernel, person, welcomeLetter);
    }
    const target = { kind: 'company', id: companyCode };
    await writeAudit(tx, { ...commandActor(companyCode), operation: demoMarks.filled, target });
  });
  return password;
}
