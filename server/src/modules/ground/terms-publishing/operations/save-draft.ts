import { draftSaving } from '@madang/contract/ground/terms-publishing/inputs.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { contentOf } from '../../terms/index.ts';
import { saveDraftRow } from '../drafts.sql.ts';
import { checkPlace, termsTarget } from '../editions.ts';
import { presentDraft } from '../present-draft.ts';

/** Saves a draft on what was read, cleaned as it would be shown; no one's words are overwritten unseen. */
export const saveDraft = defineOperation({
  name: 'save-draft',
  input: draftSaving,
  permission: 'terms-publishing.draft',
  targets: (draft) => [termsTarget(draft)],
  refusals: ['CO404', 'EDITION_CHANGED'],
  async prepare(_, { texts, ...key }) {
    checkPlace(key);
    return texts.map((text) => ({
      ...text,
      parts: text.parts.map((part) => ({ ...part, content: contentOf(part, text.language) })),
    }));
  },
  async run({ tx, prepared: texts, refuse }, { termsCode, countryCode, needsConsent, basis }) {
    const key = { termsCode, countryCode };
    const saved = await saveDraftRow(tx, key, { needsConsent, texts }, basis);
    if (!saved) throw refuse('EDITION_CHANGED');
    return { answer: await presentDraft(tx, key, saved), audit: { target: termsTarget(key) } };
  },
});
