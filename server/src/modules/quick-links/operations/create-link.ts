import { linkLimits } from '@madang/contract/quick-links/limits.ts';
import { createLink as route } from '@madang/contract/quick-links/routes.ts';
import type { LinkInput } from '@madang/contract/quick-links/rules.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { actorOf, type Actor } from '../../../kernel/audit/actor.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { lockCompany } from '../../companies/index.ts';
import { withImage } from '../links.ts';
import { insertLink } from '../links.sql.ts';

const limit = linkLimits.links;

/** Adds a quick link at the end of the company's. */
export function createLink(
  { db, files }: Pick<Kernel, 'db' | 'files'>,
  actor: Actor,
  link: LinkInput,
): Promise<{ linkId: string }> {
  const { companyCode } = actor;
  return withImage(files, companyCode, link, (imageId = null) =>
    inCompany(db, companyCode, async (tx) => {
      await lockCompany(tx, companyCode);
      const linkId = await insertLink(tx, companyCode, { link, imageId, limit });
      if (linkId === undefined) throw refuse('LINK_LIMIT', { 0: limit });
      await writeAudit(tx, { ...actor, operation: 'create-link', target: { kind: 'quick-link', id: linkId } });
      return { linkId };
    }),
  );
}

export const createLinkCall = operation(route, (call) => createLink(call.kernel, actorOf(call), call.body));
