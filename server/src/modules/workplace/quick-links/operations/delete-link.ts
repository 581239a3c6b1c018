import { oneLink } from '@madang/contract/workplace/quick-links/routes.ts';
import { readName } from '../../../../kernel/rows/named-rows.ts';
import { defineOperation, undoBy } from '../../../../kernel/operations/definition.ts';
import { linkTarget } from '../quick-links.ts';
import { deleteLink as deleteRow, lockLink } from '../quick-links.sql.ts';
import { linkNamesOf } from '../names.sql.ts';
import { restoreLink } from './restore-link.ts';

/** Takes a quick link away; for a while it can be restored, and its picture stays as long. */
export const deleteLink = defineOperation({
  name: 'delete-link',
  input: oneLink,
  permission: 'quick-links.delete',
  targets: ({ linkId }) => [linkTarget(linkId)],
  refusals: ['CO404'],
  async run({ tx, companyCode, refuse }, { linkId }) {
    const link = await lockLink(tx, companyCode, linkId);
    if (!link) throw refuse('CO404');
    const called = await readName(tx, linkNamesOf, { companyCode, id: linkId });
    await deleteRow(tx, companyCode, { linkId, ...link });
    return { answer: null, audit: { target: linkTarget(linkId), called }, undo: undoBy(restoreLink, { linkId }) };
  },
});
