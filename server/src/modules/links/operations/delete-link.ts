import { deleteLink as route } from '@madang/contract/links/routes.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { authorOf, type Author } from '../../../kernel/audit/author.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { deleteLink as deleteRow, lockLink } from '../links.sql.ts';

/** Takes a quick link away, and then its picture. */
export async function deleteLink(
  { db, files }: Pick<Kernel, 'db' | 'files'>,
  author: Author,
  linkId: string,
): Promise<{ result: 'success' }> {
  const { companyCode } = author;
  const { imageId } = await inCompany(db, companyCode, async (tx) => {
    const link = await lockLink(tx, companyCode, linkId);
    if (!link) throw refuse('CO404');
    await deleteRow(tx, companyCode, linkId);
    await writeAudit(tx, { ...author, operation: 'delete-link', target: { kind: 'quick-link', id: linkId } });
    return link;
  });
  if (imageId !== null) await files.remove(companyCode, imageId);
  return { result: 'success' };
}

export const deleteLinkCall = operation(route, (call) => deleteLink(call.kernel, authorOf(call), call.params.linkId));
