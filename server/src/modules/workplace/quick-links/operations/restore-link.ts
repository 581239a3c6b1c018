import { linkLimits } from '@madang/contract/workplace/quick-links/limits.ts';
import { oneLink } from '@madang/contract/workplace/quick-links/routes.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { lockCompany } from '../../../ground/companies/index.ts';
import { linkTarget } from '../quick-links.ts';
import { restoreLink as restoreRow } from '../quick-links.sql.ts';

const limit = linkLimits.links;

/** The undo of a deletion: the link stands again where it stood, with its picture. */
export const restoreLink = defineOperation({
  name: 'restore-link',
  input: oneLink,
  permission: 'quick-links.delete',
  targets: ({ linkId }) => [linkTarget(linkId)],
  refusals: ['CO404', 'LINK_LIMIT'],
  async run({ tx, companyCode, refuse }, { linkId }) {
    await lockCompany(tx, companyCode);
    const outcome = await restoreRow(tx, companyCode, { linkId, limit });
    if (outcome === 'noSpace') throw refuse('LINK_LIMIT', { 0: limit });
    // A link that was not deleted stays as it is, so there is no change to record.
    return { answer: null, audit: outcome === 'back' ? { target: linkTarget(linkId) } : 'none' };
  },
});
