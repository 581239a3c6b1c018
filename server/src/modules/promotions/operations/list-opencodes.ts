import { pageQuery } from '@madang/contract/promotions/fields.ts';
import type { ActivationKeyRow } from '@madang/contract/promotions/routes.ts';
import { defineQuery } from '../../../kernel/operations/definition.ts';
import { countActivationKeys, selectActivationKeys } from '../activation-keys.sql.ts';
import { pageAnswer, sliceOf } from '../paging.ts';

/** The opencodes that the reader's company has issued, newest first. */
export const listActivationKeys = defineQuery({
  name: 'list-opencodes',
  input: pageQuery,
  permission: 'promotions.view',
  targets: () => [],
  refusals: ['PAGE_BEYOND'],
  run: ({ companyCode, read }, { page }) =>
    read(async (tx) => {
      const opencodes = await selectActivationKeys(tx, companyCode, sliceOf(page));
      const rows = opencodes.map((opencode): ActivationKeyRow => ({
        opencodeId: opencode.opencode_id,
        lastFour: opencode.last_four,
        note: opencode.note,
        state: opencode.state,
        validUntil: opencode.valid_until.toISOString(),
        usedAt: opencode.used_at?.toISOString() ?? null,
        revokedAt: opencode.revoked_at?.toISOString() ?? null,
        issuedAt: opencode.issued_at.toISOString(),
      }));
      return pageAnswer(rows, page, await countActivationKeys(tx, companyCode));
    }),
});
