import { Document } from '@madang/contract/kernel/route.ts';
import { emblemImage } from '@madang/contract/people/emblems/routes.ts';
import { imageType } from '../../../../kernel/images/images.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { emblemOf } from '../emblems.sql.ts';

/** An emblem's picture; an address of its present version never shows another one, so browsers keep it. */
export const readEmblemImage = defineQuery({
  name: 'read-emblem-image',
  input: emblemImage,
  permission: 'session',
  targets: () => [],
  refusals: ['CO404'],
  async run({ kernel, companyCode, ask, refuse }, { emblemId, version }) {
    const [emblem] = await ask(emblemOf(companyCode, emblemId));
    const content = emblem && (await kernel.files.get(companyCode, emblem.imageId));
    if (!content) throw refuse('CO404');
    return new Document(imageType, content, { isLasting: version === emblem.imageId });
  },
});
