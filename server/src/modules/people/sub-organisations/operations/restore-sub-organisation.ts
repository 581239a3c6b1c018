import { subOrganisationLimits } from '@madang/contract/people/sub-organisations/limits.ts';
import { oneSubOrganisation } from '@madang/contract/people/sub-organisations/routes.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { lockCompany } from '../../../ground/companies/index.ts';
import { subOrganisationTarget } from '../sub-organisations.ts';
import { restoreSubOrganisation as restoreRow } from '../sub-organisations.sql.ts';

const limit = subOrganisationLimits.subOrganisations;

/** The undo of a deletion: the sub-organisation stands again where it stood, unless another has its code by now. */
export const restoreSubOrganisation = defineOperation({
  name: 'restore-sub-organisation',
  input: oneSubOrganisation,
  permission: 'sub-organisations.delete',
  targets: ({ subOrganisationId }) => [subOrganisationTarget(subOrganisationId)],
  refusals: ['CO404', 'SUB_ORGANISATION_LIMIT', 'SUB_ORGANISATION_TAKEN'],
  constraints: { sub_organisations_sub_organisation_code_key: [null, 'SUB_ORGANISATION_TAKEN'] },
  async run({ tx, companyCode, refuse }, { subOrganisationId: id }) {
    await lockCompany(tx, companyCode);
    const outcome = await restoreRow(tx, companyCode, { id, limit });
    if (outcome === 'noSpace') throw refuse('SUB_ORGANISATION_LIMIT', { 0: limit });
    // One that was not deleted stays as it is, so there is no change to record.
    return { answer: null, audit: outcome === 'back' ? { target: subOrganisationTarget(id) } : 'none' };
  },
});
