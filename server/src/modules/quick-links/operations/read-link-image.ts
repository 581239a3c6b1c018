import { Document } from '@madang/contract/kernel/route.ts';
import { readLinkImage as route } from '@madang/contract/quick-links/routes.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { imageType } from '../../../kernel/files/images.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { hasImage } from '../links.sql.ts';

export const readLinkImageCall = operation(route, async ({ kernel, session: { companyCode }, params: { imageId } }) => {
  const exists = await inCompany(kernel.db, companyCode, (tx) => hasImage(tx, companyCode, imageId));
  const content = exists ? await kernel.files.get(companyCode, imageId) : undefined;
  if (!content) throw refuse('CO404');
  return new Document(imageType, content, { isLasting: true });
});
