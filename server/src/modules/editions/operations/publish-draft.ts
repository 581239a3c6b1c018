import { unlikeParts } from '@madang/contract/editions/alike.ts';
import { leadSeconds } from '@madang/contract/editions/limits.ts';
import { publishDraft as route } from '@madang/contract/editions/routes.ts';
import { refuse, refuseField } from '@madang/contract/refuse.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { actorOf } from '../../../kernel/audit/actor.ts';
import { inCompany, type Tx } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { addEdition, selectNewestEdition } from '../../terms/index.ts';
import { readEffect, takeDraft, type StoredDraft } from '../drafts.sql.ts';
import { changesConsent, checkPlace, nextVersion, zoneOf } from '../editions.ts';

/**
 * TRM-06: makes the draft a version. Taking the draft decides between two who publish at once; the version then
 * stands in tables that nothing changes. It takes force a minute later at the earliest, so that a log-in which runs
 * meanwhile is over before, and the session is held back as any other.
 */
export const publishDraftCall = operation(route, async (call) => {
  const { kernel, params, body, session } = call;
  checkPlace(params);
  return inCompany(kernel.db, session.companyCode, async (tx) => {
    const draft = await takeDraft(tx, params, body.basis);
    if (!draft) throw refuse('EDITION_CHANGED');
    const unlike = unlikeParts(draft.texts);
    if (unlike) throw refuse('EDITION_PARTS', unlike);
    const before = await selectNewestEdition(tx, params);
    if (before && !draft.needsConsent && changesConsent(before.texts, draft.texts)) throw refuse('EDITION_CONSENT');
    const timeZone = zoneOf(params.countryCode);
    const effect = await readEffect(tx, { wanted: body.takesEffectOn, leadSeconds, timeZone });
    const version = nextVersion(effect.day, before?.version);
    const isAfter = before === undefined || before.takesEffectAt < effect.at;
    if (version === undefined || !effect.isAhead || !isAfter) throw refuseField('takesEffectOn', 'EDITION_DATE');
    await publish(tx, { ...params, version, takesEffectAt: effect.at, draft });
    const target = { kind: 'terms', id: `${params.termsCode} ${params.countryCode} ${version}` };
    await writeAudit(tx, { ...actorOf(call), operation: 'publish-draft', target });
    return { version };
  });
});

interface Publication {
  readonly termsCode: Parameters<typeof addEdition>[1]['termsCode'];
  readonly countryCode: string;
  readonly version: string;
  readonly takesEffectAt: Date;
  readonly draft: StoredDraft;
}

function publish(tx: Tx, { draft, takesEffectAt, ...edition }: Publication): Promise<void> {
  return addEdition(tx, {
    ...edition,
    takesEffectAt: takesEffectAt.toISOString(),
    needsConsent: draft.needsConsent,
    texts: draft.texts.map(({ language, title, parts }) => ({
      language,
      title,
      contents: parts.map(({ content, isRequired, consent }) => ({ content, isRequired, ...(consent && { consent }) })),
    })),
  });
}
