import { linkLimits } from '@madang/contract/quick-links/limits.ts';
import { listLinks as route } from '@madang/contract/quick-links/routes.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { linkRowOf } from '../links.ts';
import { selectLinks } from '../links.sql.ts';

export const listLinksCall = operation(route, async ({ kernel, session: { companyCode } }) => {
  const links = await inCompany(kernel.db, companyCode, (tx) => selectLinks(tx, companyCode));
  const limit = linkLimits.links;
  return { data: { list: links.map(linkRowOf) }, limit, can: { add: links.length < limit } };
});
