import { listEditions as route } from '@madang/contract/editions/routes.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { selectVersions } from '../../terms/index.ts';
import { selectDraftKeys } from '../drafts.sql.ts';
import { zoneOf } from '../editions.ts';

/** Every version with how many people answered what, and which countries' terms are being worked on. */
export const listEditionsCall = operation(route, async ({ kernel: { db } }) => {
  const [versions, drafts] = await Promise.all([selectVersions(db), selectDraftKeys(db)]);
  return {
    versions: versions.map((version) => ({
      ...version,
      takesEffectAt: version.takesEffectAt.toISOString(),
      timeZone: zoneOf(version.countryCode),
      publishedAt: version.publishedAt.toISOString(),
    })),
    drafts,
  };
});
