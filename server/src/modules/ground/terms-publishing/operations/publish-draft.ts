import { unlikeParts } from '@madang/contract/ground/terms-publishing/alike.ts';
import { draftPublication } from '@madang/contract/ground/terms-publishing/inputs.ts';
import { editionsPerDay, leadSeconds } from '@madang/contract/ground/terms-publishing/limits.ts';
import { missingSummaries } from '@madang/contract/ground/terms-publishing/summaries.ts';
import type { Tx } from '../../../../kernel/db/database.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { addEdition, selectNewestEdition } from '../../terms/index.ts';
import { readEffect, takeDraft, type StoredDraft } from '../drafts.sql.ts';
import { changesConsent, checkPlace, nextVersion, termsTarget, zoneOf } from '../editions.ts';

/**
 * TRM-06: publishes a draft, once; published versions never change. They take effect a minute later at the earliest,
 * after sign-ins under way.
 */
export const publishDraft = defineOperation({
  name: 'publish-draft',
  input: draftPublication,
  permission: 'terms-publishing.publish',
  targets: (publication) => [termsTarget(publication)],
  refusals: [
    'CO404',
    'EDITION_CHANGED',
    'EDITION_CONSENT',
    'EDITION_DATE',
    'EDITION_DAY_FULL',
    'EDITION_PARTS',
    'EDITION_SUMMARY',
  ],
  async run({ tx, refuse }, { termsCode, countryCode, basis, takesEffectOn }) {
    const key = { termsCode, countryCode };
    checkPlace(key);
    const draft = await takeDraft(tx, key, basis);
    if (!draft) throw refuse('EDITION_CHANGED');
    const unlike = unlikeParts(draft.texts);
    if (unlike) throw refuse('EDITION_PARTS', unlike);
    const before = await selectNewestEdition(tx, key);
    const silent = before && missingSummaries(draft.texts);
    if (silent) throw refuse('EDITION_SUMMARY', silent);
    if (before && !draft.needsConsent && changesConsent(before.texts, draft.texts)) throw refuse('EDITION_CONSENT');
    const effect = await readEffect(tx, { wanted: takesEffectOn, leadSeconds, timeZone: zoneOf(countryCode) });
    const version = nextVersion(effect.day, before?.version);
    // The tenth of a day has no name; that it could stand behind the ninth is another matter.
    if (version === undefined && before?.version.startsWith(effect.day)) {
      throw refuse.field('takesEffectOn', 'EDITION_DAY_FULL', { 0: editionsPerDay });
    }
    const isAfter = before === undefined || before.takesEffectAt < effect.at;
    if (version === undefined || !effect.isAhead || !isAfter) throw refuse.field('takesEffectOn', 'EDITION_DATE');
    await publish(tx, { ...key, version, takesEffectAt: effect.at, draft });
    return { answer: { version }, audit: { target: termsTarget(key, version) } };
  },
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
    texts: draft.texts.map(({ language, title, summary, parts }) => ({
      language,
      title,
      summary,
      contents: parts.map(({ content, isRequired, consent }) => ({ content, isRequired, ...(consent && { consent }) })),
    })),
  });
}
