import { employeePhoto } from '@madang/contract/people/people/photo-routes.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { changeableRefusals } from '../../../../kernel/session/changeable.ts';
import { isOptionalCovered } from '../../../ground/agreements/index.ts';
import { lockChangeable } from '../../person-records/index.ts';
import { changePhoto, dropPhoto, keepPhoto } from '../../photos/index.ts';
import { personTarget } from '../present-people.ts';

/** USR-04: gives a person who agrees to optional data a photo, or another one. */
export const setPersonPhoto = defineOperation({
  name: 'set-person-photo',
  input: employeePhoto,
  permission: 'employees.change',
  targets: ({ personId }) => [personTarget(personId)],
  refusals: [...changeableRefusals, 'CO429', 'EMPLOYEE_OPTIONAL_DECLINED', 'PHOTO_KIND', 'PHOTO_PIXELS'],
  prepare: (context, { photo }) => keepPhoto(context, photo),
  settle: dropPhoto,
  async run({ tx, companyCode, prepared: { photoId }, refuse }, { personId }) {
    const key = { companyCode, personId };
    await lockChangeable(tx, key);
    if (!(await isOptionalCovered(tx, key))) throw refuse.field('photo', 'EMPLOYEE_OPTIONAL_DECLINED');
    await changePhoto(tx, key, photoId);
    return { answer: { photoId }, audit: { target: personTarget(personId), fields: ['photo'] } };
  },
});
