import { Document } from '@madang/contract/kernel/route.ts';
import { linkImage } from '@madang/contract/workplace/quick-links/routes.ts';
import { imageType } from '../../../../kernel/images/images.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { hasImage } from '../quick-links.sql.ts';

/** A link's picture. */
export const readLinkImage = defineQuery({
  name: 'read-link-image',
  input: linkImage,
  permission: 'session',
  targets: () => [],
  refusals: ['CO404'],
  async run({ kernel, companyCode, read, refuse }, { imageId }) {
    const exists = await read((tx) => hasImage(tx, companyCode, imageId));
    const content = exists ? await kernel.files.get(companyCode, imageId) : undefined;
    if (!content) throw refuse('CO404');
    return new Document(imageType, content, { isLasting: true });
  },
});
