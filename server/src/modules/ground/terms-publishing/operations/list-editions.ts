import * as z from 'zod/mini';
import { wholeList } from '../../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { selectVersions } from '../../terms/index.ts';
import { selectDraftKeys } from '../drafts.sql.ts';
import { zoneOf } from '../editions.ts';

/** Every version with how many people answered what, and which countries' terms are being worked on. */
export const listEditions = defineQuery({
  name: 'list-editions',
  input: z.strictObject({}),
  permission: 'terms-publishing.view',
  targets: () => [],
  refusals: [],
  // Versions and drafts belong to no company.
  async run({ kernel: { db } }) {
    const [versions, drafts] = await Promise.all([selectVersions(db), selectDraftKeys(db)]);
    const rows = versions.map((version) => ({
      ...version,
      takesEffectAt: version.takesEffectAt.toISOString(),
      timeZone: zoneOf(version.countryCode),
      publishedAt: version.publishedAt.toISOString(),
    }));
    return { ...wholeList(rows), drafts };
  },
});
