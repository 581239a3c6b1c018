import { acceptedRows } from '../../../platform/audit-chain/chain.sql.ts';
import { linkRows } from '../../../platform/audit-chain/link-rows.ts';
import { verifyChain } from '../../../platform/audit-chain/verify-chain.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { execute } from '../../../kernel/operations/executor.ts';
import { commandOrigin } from '../../../kernel/operations/principal.ts';
import { acceptUnlinkedRecords } from './operations/accept-unlinked-records.ts';
import { permissionOperations } from './records.ts';
import { verifyRecords, type Verification } from './verify-records.ts';

/** Links a company's unlinked rows as they are, on the operator's decision. A chain that verifies is left alone. */
export async function acceptRecords(kernel: Kernel, companyCode: string): Promise<Verification> {
  const { db, keyring } = kernel;
  const { broken } = await verifyChain(kernel, companyCode);
  if (broken) {
    await execute(kernel, acceptUnlinkedRecords, commandOrigin(companyCode), {});
    let isDone = false;
    while (!isDone) isDone = await linkRows({ db, keyring, permissionOperations }, companyCode, acceptedRows);
  }
  return verifyRecords(kernel, { companyCode });
}
