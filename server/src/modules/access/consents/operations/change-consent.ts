import { randomUUID } from 'node:crypto';
import type { Language } from '@madang/contract/kernel/languages.ts';
import { consentChange } from '@madang/contract/access/consents/routes.ts';
import { refuse, refuseField } from '@madang/contract/refuse.ts';
import { isMarketing } from '@madang/contract/ground/terms/rules.ts';
import type * as z from 'zod/mini';
import type { Tx } from '../../../../kernel/db/database.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { lockPerson, refuseSynchronising } from '../../../people/person-records/index.ts';
import { readTermsReader } from '../../../people/own-records/index.ts';
import type { PersonKey } from '../../../../kernel/session/person-key.ts';
import { currentTermsFor, insertAgreements, selectOwnAnswers } from '../../../ground/agreements/index.ts';
import { deleteOptional } from '../delete-optional.ts';
import { answerTo, optionalPartOf } from '../own-consents.ts';
import { notifyMarketingAnswer } from '../notify-marketing-answer.ts';

/**
 * Withdraws an optional consent or gives it again, as a new row (TRM-04). Withdrawing the optional data's consent
 * deletes it with a receipt (RCN-02).
 */
export const changeConsent = defineOperation({
  name: 'change-consent',
  input: consentChange,
  permission: 'session',
  targets: () => [],
  refusals: ['CO404', 'CONSENT_REQUIRED', 'CONSENT_UNCHANGED', 'MB657', 'MB708', 'MB821'],
  auditNames: ['give-consent', 'withdraw-consent'],
  async run({ tx, kernel, companyCode, actorId: personId = '', request }, change) {
    const person = { companyCode, personId };
    const { termsCode, isAgreed } = change;
    // Of two at once the second sees the first one's answer, and what it deletes is not being written in the meantime.
    // ACC-10: while the account rests no consent is given; taking one back is the person's right at any moment.
    await (isAgreed ? refuseSynchronising : lockPerson)(tx, person);
    const { part, isNew, last } = await recordAnswer(tx, { person, change, request });
    const deletes = part === 'optional' && !isAgreed;
    const receipt = deletes ? await deleteOptional(tx, kernel, person) : null;
    if (!isNew && (receipt?.deleted ?? []).length === 0) throw refuse('CONSENT_UNCHANGED');
    if (isMarketing(change) && isNew) await notifyMarketingAnswer(tx, kernel, person, { before: last, isAgreed });
    return {
      answer: { receipt },
      audit: {
        as: isAgreed ? 'give-consent' : 'withdraw-consent',
        target: { kind: 'person', id: personId },
        fields: [`${termsCode} ${part}`, ...(receipt?.deleted ?? [])],
      },
    };
  },
});

interface Answer {
  readonly person: PersonKey;
  readonly change: z.output<typeof consentChange>;
  readonly request: { readonly language: Language; readonly address: string };
}

/** Agreement is to the words of today, withdrawal of those that were agreed to. */
async function recordAnswer(tx: Tx, { person, change: { termsCode, isAgreed, version }, request }: Answer) {
  const reader = await readTermsReader(tx, person);
  const current = await currentTermsFor(tx, { ...reader, language: request.language });
  const answers = await selectOwnAnswers(tx, person);
  const now = current.find((each) => each.termsCode === termsCode);
  const before = answerTo(answers, termsCode, 'whole');
  const terms = isAgreed ? now : (now ?? before);
  if (!terms) throw refuse('CO404');
  const part = optionalPartOf(terms.contents) ?? (before && !isAgreed ? optionalPartOf(before.contents) : undefined);
  if (part === undefined) throw refuse('CONSENT_REQUIRED');
  const last = answerTo(answers, termsCode, part);
  if (isAgreed && version !== now?.version) throw refuseField('version', 'MB821');
  if (last?.isAgreed === isAgreed) return { part, isNew: false, last };
  // Who never answered declines the words that ask for it, today's or those that were shown.
  const asking = part === 'optional' && optionalPartOf(terms.contents) === undefined ? (before ?? terms) : terms;
  const answered = isAgreed ? terms : (last ?? asking);
  const answering = {
    ...person,
    countryCode: reader.countryCode,
    flowId: randomUUID(),
    address: request.address,
  };
  await insertAgreements(tx, answering, [{ terms: answered, isAgreed, part }]);
  return { part, isNew: true, last };
}
