import { linkLimits } from '@madang/contract/workplace/quick-links/limits.ts';
import { linkInput } from '@madang/contract/workplace/quick-links/rules.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { lockCompany } from '../../../ground/companies/index.ts';
import { dropImage, keepImage, linkTarget } from '../quick-links.ts';
import { insertLink } from '../quick-links.sql.ts';

const limit = linkLimits.links;

/** Adds a quick link at the end of the company's. */
export const createLink = defineOperation({
  name: 'create-link',
  input: linkInput,
  permission: 'quick-links.create',
  targets: () => [],
  refusals: ['CO429', 'LINK_IMAGE_KIND', 'LINK_LIMIT'],
  prepare: (context, link) => keepImage(context, link),
  settle: dropImage,
  async run({ tx, companyCode, prepared: { imageId = null }, refuse }, link) {
    await lockCompany(tx, companyCode);
    const linkId = await insertLink(tx, companyCode, { link, imageId, limit });
    if (linkId === undefined) throw refuse('LINK_LIMIT', { 0: limit });
    return { answer: { linkId }, audit: { target: linkTarget(linkId) } };
  },
});
