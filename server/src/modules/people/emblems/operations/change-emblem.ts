import { emblemChanging } from '@madang/contract/people/emblems/routes.ts';
import { changesOf } from '../../../../kernel/operations/changed-fields.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { dropImage, emblemTarget, keepImage } from '../emblems.ts';
import { lockEmblem, updateEmblem } from '../emblems.sql.ts';

/** Changes an emblem, unless it is another by now than the caller saw; a picture that it no longer has goes. */
export const changeEmblem = defineOperation({
  name: 'change-emblem',
  input: emblemChanging,
  permission: 'emblems.change',
  targets: ({ emblemId }) => [emblemTarget(emblemId)],
  refusals: [
    'CO404',
    'CO429',
    'EDIT_CONFLICT',
    'EMBLEM_IMAGE_KIND',
    'EMBLEM_IMAGE_PIXELS',
    'EMBLEM_IMAGE_BROKEN',
    'MB120',
  ],
  constraints: { emblems_company_code_name_key: ['emblemName', 'MB120'] },
  prepare: (context, { image }) => keepImage(context, image),
  settle: dropImage,
  async run({ tx, companyCode, prepared, refuse }, { emblemId: id, expected, image, ...given }) {
    const before = await lockEmblem(tx, companyCode, id);
    if (!before) throw refuse('CO404');
    const imageId = prepared.imageId ?? before.imageId;
    if (!(await updateEmblem(tx, companyCode, id, { given, imageId, expected }))) throw refuse('EDIT_CONFLICT');
    const replacedImageId = before.imageId === imageId ? null : before.imageId;
    const { fields, ...changed } = changesOf(given, expected);
    const named = image === undefined ? fields : [...fields, 'image'];
    return { answer: { replacedImageId }, audit: { target: emblemTarget(id), fields: named, ...changed } };
  },
});
