import { subOrganisationLimits } from '@madang/contract/people/sub-organisations/limits.ts';
import { subOrganisationInput } from '@madang/contract/people/sub-organisations/rules.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { lockCompany } from '../../../ground/companies/index.ts';
import { deleteIdChangeDays } from '../id-change-periods.sql.ts';
import { subOrganisationTarget } from '../sub-organisations.ts';
import { insertSubOrganisation } from '../sub-organisations.sql.ts';

const limit = subOrganisationLimits.subOrganisations;

/** Adds a sub-organisation at the end of the company's. */
export const createSubOrganisation = defineOperation({
  name: 'create-sub-organisation',
  input: subOrganisationInput,
  permission: 'sub-organisations.create',
  targets: () => [],
  refusals: ['SUB_ORGANISATION_LIMIT', 'SUB_ORGANISATION_TAKEN'],
  constraints: {
    sub_organisations_sub_organisation_code_key: ['subOrganisationCode', 'SUB_ORGANISATION_TAKEN'],
    sub_organisations_sub_organisation_code_check: ['subOrganisationCode', 'SUB_ORGANISATION_TAKEN'],
  },
  async run({ tx, companyCode, refuse }, given) {
    await lockCompany(tx, companyCode);
    const subOrganisationId = await insertSubOrganisation(tx, companyCode, { given, limit });
    if (subOrganisationId === undefined) throw refuse('SUB_ORGANISATION_LIMIT', { 0: limit });
    // What stood under the code of a deleted one is no period of this one.
    await deleteIdChangeDays(tx, companyCode, given.subOrganisationCode);
    return { answer: { subOrganisationId }, audit: { target: subOrganisationTarget(subOrganisationId) } };
  },
});
