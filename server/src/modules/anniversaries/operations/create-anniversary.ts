import type { AnniversaryInput } from '@madang/contract/anniversaries/rules.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import type { Author } from '../../../kernel/audit/author.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { insertAnniversary } from '../anniversaries.sql.ts';

/** Adds an anniversary to a calendar, in a transaction that holds the company. */
export async function addAnniversary(
  tx: Tx,
  author: Author,
  addition: { readonly calendarCode: string; readonly anniversary: AnniversaryInput; readonly limit: number },
): Promise<{ anniversaryId: string }> {
  const anniversaryId = await insertAnniversary(tx, author.companyCode, addition);
  if (anniversaryId === undefined) throw refuse('ANNIVERSARY_LIMIT', { 0: addition.limit });
  const target = { kind: 'anniversary', id: anniversaryId };
  await writeAudit(tx, { ...author, operation: 'create-anniversary', target });
  return { anniversaryId };
}
