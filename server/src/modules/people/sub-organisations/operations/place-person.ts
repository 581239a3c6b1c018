import { subOrganisationLimits } from '@madang/contract/people/sub-organisations/limits.ts';
import { personPlace } from '@madang/contract/people/sub-organisations/routes.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { changeableRefusals } from '../../../../kernel/session/changeable.ts';
import { lockCompany } from '../../../ground/companies/index.ts';
import { deletePersonPlace, lockPersonPlace, updatePersonPlace } from '../person-places.sql.ts';
import { lockSubOrganisation } from '../sub-organisations.sql.ts';
import { subOrganisationTarget } from '../sub-organisations.ts';

const limit = subOrganisationLimits.people;

/** DEP-06: places a person in a sub-organisation; this precedes the department's. */
export const placePerson = defineOperation({
  name: 'place-person',
  input: personPlace,
  permission: 'sub-organisations.change',
  targets: ({ personId, subOrganisationId: id }) => [
    { kind: 'person', id: personId },
    ...(id === null ? [] : [subOrganisationTarget(id)]),
  ],
  refusals: [...changeableRefusals, 'EDIT_CONFLICT', 'SUB_ORGANISATION_PEOPLE_LIMIT'],
  async run({ tx, kernel, companyCode, refuse }, { personId, subOrganisationId: id, expected }) {
    const person = { companyCode, personId };
    await lockCompany(tx, companyCode);
    await kernel.lockChangeable(tx, person);
    if (id !== null && !(await lockSubOrganisation(tx, companyCode, id))) throw refuse('CO404');
    const before = await lockPersonPlace(tx, person);
    if (expected !== undefined && expected !== before && id !== before) throw refuse('EDIT_CONFLICT');
    if (id === null) await deletePersonPlace(tx, person);
    else if (!(await updatePersonPlace(tx, person, id))) throw refuse('SUB_ORGANISATION_PEOPLE_LIMIT', { 0: limit });
    return {
      answer: null,
      audit: {
        target: { kind: 'person', id: personId },
        fields: ['subOrganisation'],
        changes: [{ field: 'subOrganisation', before: before ?? '', after: id ?? '' }],
      },
      undo: { name: 'place-person', input: { personId, subOrganisationId: before, expected: id } },
    };
  },
});
