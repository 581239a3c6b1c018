import type { AnswerOf } from '@madang/contract/kernel/route.ts';
import type { readRecordChain } from '@madang/contract/views/audit-log/routes.ts';
import type { Keyring } from '../../../kernel/crypto/keyring.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { companiesToLink, readHead } from '../../../platform/audit-chain/chain.sql.ts';
import { readPass } from '../../../platform/audit-chain/passes.sql.ts';

/** The newest link of a company's chain, and if links are missing; hashes are verified by a command alone. */
export async function chainState(
  tx: Tx,
  keyring: Keyring,
  companyCode: string,
): Promise<AnswerOf<typeof readRecordChain>> {
  const head = await readHead(tx, companyCode);
  const [found] = await companiesToLink(tx, [companyCode], await readPass(tx, keyring));
  const linkedAt = head ? new Date(Number(head.newestAt) / 1000).toISOString() : null;
  return { links: Number(head?.sequence ?? 0), linkedAt, isCut: found?.isCut ?? false };
}
