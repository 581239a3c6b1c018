import { changeLink as route } from '@madang/contract/quick-links/routes.ts';
import type { LinkBefore, LinkInput } from '@madang/contract/quick-links/rules.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { actorOf, type Actor } from '../../../kernel/audit/actor.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { withImage } from '../links.ts';
import { lockLink, updateLink } from '../links.sql.ts';

/** Changes a quick link; a picture that it no longer has goes once the change stands. */
export async function changeLink(
  { db, files }: Pick<Kernel, 'db' | 'files'>,
  actor: Actor,
  { linkId, expected, ...link }: LinkInput & { readonly linkId: string; readonly expected?: LinkBefore | undefined },
): Promise<{ result: 'success' }> {
  const { companyCode } = actor;
  const replaced = await withImage(files, companyCode, link, (given) =>
    inCompany(db, companyCode, async (tx) => {
      const before = await lockLink(tx, companyCode, linkId);
      if (!before) throw refuse('CO404');
      const imageId = given === undefined ? before.imageId : given;
      if (!(await updateLink(tx, companyCode, linkId, { link, imageId, expected }))) throw refuse('EDIT_CONFLICT');
      await writeAudit(tx, { ...actor, operation: 'change-link', target: { kind: 'quick-link', id: linkId } });
      return before.imageId === imageId ? null : before.imageId;
    }),
  );
  if (replaced !== null) await files.remove(companyCode, replaced);
  return { result: 'success' };
}

export const changeLinkCall = operation(route, (call) =>
  changeLink(call.kernel, actorOf(call), { ...call.params, ...call.body }),
);
