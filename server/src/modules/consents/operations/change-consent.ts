import { randomUUID } from 'node:crypto';
import { changeConsent as route } from '@madang/contract/consents/routes.ts';
import { refuse, refuseField } from '@madang/contract/refuse.ts';
import { isMarketing } from '@madang/contract/terms/rules.ts';
import { actorOf } from '../../../kernel/audit/actor.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { inCompany, type Tx } from '../../../kernel/db/database.ts';
import { operation, type Call } from '../../../kernel/http/operation.ts';
import { lockPerson, readTermsReader, refuseSynchronising } from '../../accounts/index.ts';
import { currentTermsFor, insertAgreements, selectOwnAnswers } from '../../terms/index.ts';
import { deleteOptional } from '../delete-optional.ts';
import { answerTo, optionalPartOf } from '../own-consents.ts';
import { tellMarketingAnswer } from '../tell-marketing-answer.ts';

type ConsentCall = Call<typeof route>;

/**
 * An optional consent is taken back, or given again to the version that is read now. Nothing is overwritten: each
 * answer is a row of its own (TRM-04). Taking back the consent to optional data is the same deletion as at the log-in,
 * with the same receipt (RCN-02).
 */
export const changeConsentCall = operation(route, (call) => {
  const { kernel, session, params, body, request } = call;
  return inCompany(kernel.db, session.companyCode, async (tx) => {
    // Of two at once the second sees the first one's answer, and what it deletes is not being written meanwhile.
    // ACC-10: while the account rests no consent is given; taking one back is the person's right at any moment.
    await (body.isAgreed ? refuseSynchronising : lockPerson)(tx, session);
    const { part, isNew, last } = await recordAnswer(tx, call);
    const deletes = part === 'optional' && !body.isAgreed;
    const receipt = deletes ? await deleteOptional(tx, kernel, session) : null;
    if (!isNew && (receipt?.deleted ?? []).length === 0) throw refuse('CONSENT_UNCHANGED');
    if (isMarketing(params) && isNew) {
      await tellMarketingAnswer(tx, kernel, session, { before: last, isAgreed: body.isAgreed });
    }
    await writeAudit(tx, {
      ...actorOf({ session, request }),
      operation: body.isAgreed ? 'give-consent' : 'withdraw-consent',
      target: { kind: 'person', id: session.personId },
      fields: [`${params.termsCode} ${part}`, ...(receipt?.deleted ?? [])],
    });
    return { receipt };
  });
});

/** Agreement is to the words of today, withdrawal of those that were agreed to. */
async function recordAnswer(tx: Tx, { session, params, body, request }: ConsentCall) {
  const reader = await readTermsReader(tx, session);
  const current = await currentTermsFor(tx, { ...reader, language: request.language });
  const answers = await selectOwnAnswers(tx, session);
  const now = current.find(({ termsCode }) => termsCode === params.termsCode);
  const before = answerTo(answers, params.termsCode, 'whole');
  const terms = body.isAgreed ? now : (now ?? before);
  if (!terms) throw refuse('CO404');
  const part =
    optionalPartOf(terms.contents) ?? (before && !body.isAgreed ? optionalPartOf(before.contents) : undefined);
  if (part === undefined) throw refuse('CONSENT_REQUIRED');
  const last = answerTo(answers, params.termsCode, part);
  if (body.isAgreed && body.version !== now?.version) throw refuseField('version', 'MB821');
  if (last?.isAgreed === body.isAgreed) return { part, isNew: false, last };
  const person = {
    companyCode: session.companyCode,
    personId: session.personId,
    countryCode: reader.countryCode,
    flowId: randomUUID(),
    address: request.address,
  };
  // Who never answered declines the words that ask for it, today's or those that were shown.
  const asking = part === 'optional' && optionalPartOf(terms.contents) === undefined ? (before ?? terms) : terms;
  const answered = body.isAgreed ? terms : (last ?? asking);
  await insertAgreements(tx, person, [{ terms: answered, isAgreed: body.isAgreed, part }]);
  return { part, isNew: true, last };
}
