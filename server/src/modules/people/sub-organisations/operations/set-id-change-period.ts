import { idChangePeriod } from '@madang/contract/people/sub-organisations/id-change-periods.ts';
import { changesOf } from '../../../../kernel/operations/changed-fields.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { lockCompany } from '../../../ground/companies/index.ts';
import {
  deleteIdChangeDays,
  findSubOrganisation,
  readIdChangeDays,
  writeIdChangeDays,
} from '../id-change-periods.sql.ts';
import { subOrganisationTarget } from '../sub-organisations.ts';

/** IDR-03 STA-06: sets when the people of a sub-organisation, or of the company itself, may change their ID. */
export const setIdChangePeriod = defineOperation({
  name: 'set-id-change-period',
  input: idChangePeriod,
  permission: 'securityPolicies.change',
  targets: () => [],
  refusals: ['CO404', 'EDIT_CONFLICT'],
  async run({ tx, companyCode, refuse }, { subOrganisationCode: code, period, expected }) {
    // One change at a time, and no sub-organisation goes by then.
    await lockCompany(tx, companyCode);
    const id = code === companyCode ? companyCode : await findSubOrganisation(tx, companyCode, code);
    if (id === undefined) throw refuse('CO404');
    const before = await readIdChangeDays(tx, companyCode, code);
    const isSeen = expected === undefined || (expected.from === before.from && expected.to === before.to);
    if (!isSeen) throw refuse('EDIT_CONFLICT');
    if (period.from === '') await deleteIdChangeDays(tx, companyCode, code);
    else await writeIdChangeDays(tx, companyCode, { code, days: period });
    const named = ({ from, to }: typeof period) => ({ idChangeFrom: from, idChangeUntil: to });
    const target = code === companyCode ? { kind: 'company', id: companyCode } : subOrganisationTarget(id);
    return {
      answer: null,
      audit: { target, ...changesOf(named(period), named(before)) },
      undo: { name: 'set-id-change-period', input: { subOrganisationCode: code, period: before, expected: period } },
    };
  },
});
