import { recordAgreements as route, refusedFields } from '@madang/contract/access/consents/wire.ts';
import { type TermsCode, isMarketing } from '@madang/contract/ground/terms/rules.ts';
import { defineSignInStep } from '../../../../kernel/operations/definition.ts';
import type { Agreement } from '@madang/contract/ground/terms/agreements.ts';
import { plainInput } from '../../../../kernel/operations/plain-input.ts';
import { markAgreed } from '../../../../kernel/session/pending-sign-in.ts';
import { findDueTerms, readTermsReader } from '../../../people/own-records/index.ts';
import { lockPerson } from '../../../people/person-records/index.ts';
import { type LastAnswer, recordAgreements, selectLastAnswers } from '../../../ground/agreements/index.ts';
import { notifyMarketingAnswer } from '../notify-marketing-answer.ts';

/**
 * RCN-01, RCN-03: records a pending sign-in's answers once: to due terms, or to all of another country. The server
 * decides if the person signs for a company.
 */
export const recordConsent = defineSignInStep({
  name: 'record-consent',
  waitsFor: 'consent',
  input: plainInput(route.body),
  refusals: ['CO403', 'MB820', 'MB821', 'MB822'],
  async run({ tx, kernel, pending, request, refuse }, { countryCode, agreements, ...typed }) {
    if (typed.personId !== pending.personId) throw refuse('CO403');
    // The person before the sign-in, as everything takes them. Of two sign-ins that answer at once the second sees what the
    // first one said.
    await lockPerson(tx, pending);
    if (!(await markAgreed(tx, pending, countryCode))) throw refuse('CO403');
    const reader = await readTermsReader(tx, pending);
    if (typed.isCompanyAdministrator && !reader.isCompanyAdministrator) throw refuse('CO403');
    const isMoved = countryCode !== reader.countryCode;
    const due = await findDueTerms(tx, pending);
    // Answered elsewhere in the meantime: an empty answer here would lead on to a consent that no one was asked for.
    if (!isMoved && due.length === 0) throw refuse('MB822');
    const before = await selectLastAnswers(tx, pending);
    await recordAgreements(tx, {
      companyCode: pending.companyCode,
      personId: pending.personId,
      flowId: pending.flowId,
      countryCode,
      isCompanyAdministrator: reader.isCompanyAdministrator,
      language: request.language,
      address: request.address,
      agreements,
      path: refusedFields.agreements,
      ...(isMoved ? {} : { only: due, standing: standingAnswers(before, agreements) }),
    });
    const marketing = agreements.find(isMarketing);
    if (marketing) {
      const { isAgreed } = marketing;
      await notifyMarketingAnswer(tx, kernel, pending, { before: before.find(isMarketing), isAgreed });
    }
    const fields = agreements.map(({ termsCode }) => termsCode);
    return { answer: null, audit: { target: { kind: 'person', id: pending.personId }, fields } };
  },
});

/**
 * Terms still without an answer to their optional part. An agreement given in another pending sign-in is not recorded
 * twice.
 */
function standingAnswers(before: readonly LastAnswer[], given: readonly Agreement[]): TermsCode[] {
  const stands = ({ termsCode, version, isAgreed }: LastAnswer) =>
    termsCode === 'PIAR' &&
    isAgreed &&
    given.some((each) => each.termsCode === termsCode && each.version === version && each.isAgreed);
  return before.filter(stands).map(({ termsCode }) => termsCode);
}
