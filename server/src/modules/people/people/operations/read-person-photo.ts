import { Document } from '@madang/contract/kernel/route.ts';
import { onePhoto } from '@madang/contract/people/people/photo-routes.ts';
import { imageType } from '../../../../kernel/images/images.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { hasPhoto, photoFile } from '../../photos/index.ts';

/** A colleague's photo in one of its sizes. */
export const readPersonPhoto = defineQuery({
  name: 'read-person-photo',
  input: onePhoto,
  permission: 'session',
  targets: () => [],
  refusals: ['CO404'],
  async run({ kernel, companyCode, read, refuse }, { photoId, size }) {
    const exists = await read((tx) => hasPhoto(tx, companyCode, photoId));
    const content = exists ? await kernel.files.get(companyCode, photoFile(photoId, size)) : undefined;
    if (!content) throw refuse('CO404');
    return new Document(imageType, content, { isLasting: true });
  },
});
