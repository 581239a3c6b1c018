import type { Tx } from '../../../kernel/db/database.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import { findDepartmentPaths } from '../../organisation/departments/index.ts';
import { selectOwnProfile } from '../../people/own-records/index.ts';
import { codeOfPerson, codeOnWay } from '../../people/sub-organisations/index.ts';

/** The person's own one, else that of the nearest department above that is in one; undefined where there is neither. */
export async function subOrganisationOf(tx: Tx, person: PersonKey): Promise<string | undefined> {
  const own = await codeOfPerson(tx, person);
  if (own !== undefined) return own;
  const { companyCode } = person;
  const { departmentCode } = await selectOwnProfile(tx, person);
  const way = await findDepartmentPaths(tx, companyCode, [departmentCode]);
  return codeOnWay(
    tx,
    companyCode,
    way.map((step) => step.departmentCode),
  );
}
