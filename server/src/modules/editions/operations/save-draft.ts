import { saveDraft as route } from '@madang/contract/editions/routes.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { actorOf } from '../../../kernel/audit/actor.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { contentOf } from '../../terms/index.ts';
import { saveDraftRow } from '../drafts.sql.ts';
import { checkPlace } from '../editions.ts';
import { presentDraft } from '../present-draft.ts';

/** Saves a draft on what was read, cleaned as it would be shown; nobody's words are overwritten unseen. */
export const saveDraftCall = operation(route, async (call) => {
  const { kernel, params, body, session } = call;
  checkPlace(params);
  const texts = body.texts.map((text) => ({
    ...text,
    parts: text.parts.map((part) => ({ ...part, content: contentOf(part, text.language) })),
  }));
  return inCompany(kernel.db, session.companyCode, async (tx) => {
    const saved = await saveDraftRow(tx, params, { needsConsent: body.needsConsent, texts }, body.basis);
    if (!saved) throw refuse('EDITION_CHANGED');
    const target = { kind: 'terms', id: `${params.termsCode} ${params.countryCode}` };
    await writeAudit(tx, { ...actorOf(call), operation: 'save-draft', target });
    return presentDraft(tx, params, saved);
  });
});
