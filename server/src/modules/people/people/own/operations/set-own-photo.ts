import { ownPhoto } from '@madang/contract/people/people/photo-routes.ts';
import { defineOperation } from '../../../../../kernel/operations/definition.ts';
import { changePhoto, dropPhoto, keepPhoto } from '../../../photos/index.ts';
import { refuseSynchronising } from '../../../person-records/index.ts';
import { isOptionalCovered } from '../../../../ground/agreements/index.ts';

/** ACC-09: the person's own photo, which colleagues see beside the name. */
export const setOwnPhoto = defineOperation({
  name: 'set-own-photo',
  input: ownPhoto,
  permission: 'session',
  targets: () => [],
  refusals: ['CO429', 'MB657', 'MB708', 'OPTIONAL_DECLINED', 'PHOTO_KIND', 'PHOTO_PIXELS'],
  prepare: (context, { photo }) => keepPhoto(context, photo),
  settle: dropPhoto,
  async run({ tx, companyCode, actorId: personId = '', prepared: { photoId }, refuse }) {
    const key = { companyCode, personId };
    await refuseSynchronising(tx, key);
    if (!(await isOptionalCovered(tx, key))) throw refuse.field('photo', 'OPTIONAL_DECLINED');
    await changePhoto(tx, key, photoId);
    return { answer: { photoId }, audit: { target: { kind: 'person', id: personId }, fields: ['photo'] } };
  },
});
