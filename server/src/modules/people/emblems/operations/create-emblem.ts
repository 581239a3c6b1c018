import { emblemLimits } from '@madang/contract/people/emblems/limits.ts';
import { emblemInput } from '@madang/contract/people/emblems/rules.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { lockCompany } from '../../../ground/companies/index.ts';
import { dropImage, emblemTarget, keepImage } from '../emblems.ts';
import { insertEmblem } from '../emblems.sql.ts';

const limit = emblemLimits.emblems;

/** MB120, MB122: adds an emblem; the database decides whether its name is free. */
export const createEmblem = defineOperation({
  name: 'create-emblem',
  input: emblemInput,
  permission: 'emblems.create',
  targets: () => [],
  refusals: ['CO429', 'EMBLEM_IMAGE_KIND', 'EMBLEM_IMAGE_PIXELS', 'EMBLEM_IMAGE_BROKEN', 'MB120', 'MB122'],
  constraints: { emblems_company_code_name_key: ['emblemName', 'MB120'] },
  prepare: (context, { image }) => keepImage(context, image),
  settle: dropImage,
  async run({ tx, companyCode, prepared: { imageId }, refuse }, { image: _image, ...given }) {
    if (imageId === undefined) throw refuse.field('image', 'EMBLEM_IMAGE_KIND');
    await lockCompany(tx, companyCode);
    const emblemId = await insertEmblem(tx, companyCode, { given, imageId, limit });
    if (emblemId === undefined) throw refuse('MB122', { 0: limit });
    return { answer: { emblemId }, audit: { target: emblemTarget(emblemId), fields: Object.keys(given) } };
  },
});
