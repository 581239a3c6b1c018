import { employeePhoto } from '@madang/contract/people/photo-routes.ts';
import { defineOperation } from '../../../kernel/operations/definition.ts';
import { isOptionalCovered } from '../../terms/index.ts';
import { selectPerson } from '../people-list.sql.ts';
import { changePhoto, dropPhoto, keepPhoto } from '../photos/photos.ts';
import { personTarget } from '../present-people.ts';
import { refuseSynchronising } from '../synchronising.sql.ts';

/** USR-04: gives a person who agrees to optional data a photo, or another one. */
export const setPersonPhoto = defineOperation({
  name: 'set-person-photo',
  input: employeePhoto,
  permission: 'employees.change',
  targets: ({ personId }) => [personTarget(personId)],
  refusals: [
    'CO404',
    'CO429',
    'EMPLOYEE_NOT_APPLIED',
    'EMPLOYEE_OPTIONAL_DECLINED',
    'EMPLOYEE_RETIRED',
    'MB657',
    'PHOTO_KIND',
    'PHOTO_PIXELS',
  ],
  prepare: (context, { photo }) => keepPhoto(context, photo),
  settle: dropPhoto,
  async run({ tx, kernel, companyCode, prepared: { photoId }, refuse }, { personId }) {
    const key = { companyCode, personId };
    await refuseSynchronising(tx, key);
    const person = await selectPerson(tx, kernel.keyring, key);
    if (!person) throw refuse('CO404');
    if (!person.hasApplied) throw refuse('EMPLOYEE_NOT_APPLIED');
    if (person.isRetired) throw refuse('EMPLOYEE_RETIRED');
    if (!(await isOptionalCovered(tx, key))) throw refuse.field('photo', 'EMPLOYEE_OPTIONAL_DECLINED');
    await changePhoto(tx, key, photoId);
    return { answer: { photoId }, audit: { target: personTarget(personId), fields: ['photo'] } };
  },
});
