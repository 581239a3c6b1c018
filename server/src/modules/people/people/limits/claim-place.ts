import { pipeline, type Tx } from '../../../../kernel/db/database.ts';
import { takeLoginId } from '../../../ground/directory/index.ts';
import { lockDepartmentForReference } from '../../../organisation/departments/index.ts';

interface Place {
  readonly companyCode: string;
  readonly personId: string;
  readonly loginId: string;
  readonly departmentCode: string;
}

/** Takes the login ID of a new person and locks the department, each if it can; both travel together. */
export async function claimPlace(tx: Tx, place: Place): Promise<{ hasLoginId: boolean; hasDepartment: boolean }> {
  const [hasLoginId, hasDepartment] = await pipeline([takeLoginId(tx, place), lockDepartmentForReference(tx, place)]);
  return { hasLoginId, hasDepartment };
}
