import { linkChanging } from '@madang/contract/workplace/quick-links/inputs.ts';
import { changesOf } from '../../../../kernel/operations/changed-fields.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { dropImage, keepImage, linkTarget } from '../quick-links.ts';
import { lockLink, updateLink } from '../quick-links.sql.ts';

/** Changes a quick link; a picture that it no longer has goes once the change stands. */
export const changeLink = defineOperation({
  name: 'change-link',
  input: linkChanging,
  permission: 'quick-links.change',
  targets: ({ linkId }) => [linkTarget(linkId)],
  refusals: ['CO404', 'CO429', 'EDIT_CONFLICT', 'LINK_IMAGE_KIND'],
  prepare: (context, link) => keepImage(context, link),
  settle: dropImage,
  async run({ tx, companyCode, prepared: { imageId: given }, refuse }, { linkId, expected, ...link }) {
    const before = await lockLink(tx, companyCode, linkId);
    if (!before) throw refuse('CO404');
    const imageId = given === undefined ? before.imageId : given;
    if (!(await updateLink(tx, companyCode, linkId, { link, imageId, expected }))) throw refuse('EDIT_CONFLICT');
    const replacedImageId = before.imageId === imageId ? null : before.imageId;
    const { image, ...words } = link;
    const { fields, ...changed } = changesOf(words, expected);
    const named = image === undefined ? fields : [...fields, 'image'];
    return { answer: { replacedImageId }, audit: { target: linkTarget(linkId), fields: named, ...changed } };
  },
});
