import { everyOtherCountry } from '@madang/contract/ground/terms-publishing/limits.ts';
import type { DraftAnswer, EditionKey } from '@madang/contract/ground/terms-publishing/routes.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { selectNewestEdition } from '../terms/index.ts';
import type { StoredDraft } from './drafts.sql.ts';
import { zoneOf } from './editions.ts';

/** A draft beside the version before it; a new one begins with that version's words, else with every other country's. */
export async function presentDraft(db: Tx, key: EditionKey, draft: StoredDraft | undefined): Promise<DraftAnswer> {
  const before = await selectNewestEdition(db, key);
  const model = before ?? (await selectNewestEdition(db, { ...key, countryCode: everyOtherCountry }));
  return {
    ...key,
    needsConsent: draft?.needsConsent ?? true,
    texts: draft?.texts ?? model?.texts.map((text) => ({ ...text, summary: '' })) ?? [],
    basis: draft?.changedAt.toISOString() ?? null,
    before: before ? { version: before.version, texts: before.texts } : null,
    timeZone: zoneOf(key.countryCode),
  };
}
