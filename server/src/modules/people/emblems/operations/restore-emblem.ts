import { emblemLimits } from '@madang/contract/people/emblems/limits.ts';
import { oneEmblem } from '@madang/contract/people/emblems/routes.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { lockCompany } from '../../../ground/companies/index.ts';
import { emblemTarget } from '../emblems.ts';
import { isFull, restoreEmblem as restoreRow } from '../emblems.sql.ts';

const limits = emblemLimits;

/** The undo of a deletion: it is given back to its holders in service, unless one of them has as many others by now. */
export const restoreEmblem = defineOperation({
  name: 'restore-emblem',
  input: oneEmblem,
  permission: 'emblems.delete',
  targets: ({ emblemId }) => [emblemTarget(emblemId)],
  refusals: ['CO404', 'MB120', 'MB122', 'MB123'],
  constraints: { emblems_company_code_name_key: [null, 'MB120'] },
  async run({ tx, companyCode, refuse }, { emblemId: id }) {
    await lockCompany(tx, companyCode);
    const outcome = await restoreRow(tx, companyCode, { id, limits });
    if (outcome === 'noSpace') {
      if (await isFull(tx, companyCode, limits.emblems)) throw refuse('MB122', { 0: limits.emblems });
      throw refuse('MB123', { 0: limits.perPerson });
    }
    // One that was not deleted stays as it is, so there is no change to record.
    return { answer: null, audit: outcome === 'back' ? { target: emblemTarget(id) } : 'none' };
  },
});
