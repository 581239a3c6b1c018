import { inCompany } from '../../server/src/kernel/db/database.ts';
import { openSession } from '../../server/src/kernel/session/session.ts';
import { addDepartments, largeCompany } from '../../server/src/demo/index.ts';
import { grantRole } from '../../server/src/modules/people/roles/index.ts';
import { addPerson, lifetimeSeconds } from './people.ts';
import type { PersonKey } from '../../server/src/kernel/session/person-key.ts';
import { networkAdmission } from '../../server/src/modules/access/sign-in-policies/index.ts';
import type { Stage } from './stage.ts';

const { departments } = largeCompany;
/** Companies with no department but themselves, for the planner's figures to be those of a full server. */
const smallCompanies = 600;

/** A company with the tree and a session of its administrator. */
export async function plantTree(stage: Stage): Promise<PersonKey & { secret: string }> {
  for (let company = 0; company < smallCompanies; company += 1) await addPerson(stage);
  const person = await addPerson(stage);
  const { companyCode } = person;
  const { secret } = await inCompany(stage.db, companyCode, async (tx) => {
    await grantRole(tx, { ...person, role: 'administrator' });
    await addDepartments(tx, companyCode, departments);
    return openSession(
      tx,
      person,
      { lifetimeSeconds, idleSeconds: lifetimeSeconds },
      { admission: networkAdmission, address: '' },
    );
  });
  await stage.vacuum();
  return { ...person, secret };
}
