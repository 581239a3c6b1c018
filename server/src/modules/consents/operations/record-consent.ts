import { recordAgreements as route, refusedFields } from '@madang/contract/consents/wire.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { markAgreed } from '../../../kernel/session/pending-log-in.ts';
import { findDueTerms, readTermsReader } from '../../accounts/index.ts';
import { recordAgreements } from '../../terms/index.ts';
import { actorOf } from '../pending-actor.ts';

/**
 * RCN-01, RCN-03: the answers of a log-in that waits, once: to the terms that are due, or, with another country of
 * residence, to all of that country's. Who signs for a company is known here, whatever the body says; it may say
 * less, and never more.
 */
export const recordConsentCall = operation(route, async ({ kernel, pending, body, request }) => {
  if (body.personId !== pending.personId) throw refuse('CO403');
  await inCompany(kernel.db, pending.companyCode, async (tx) => {
    if (!(await markAgreed(tx, pending, body.countryCode))) throw refuse('CO403');
    const reader = await readTermsReader(tx, pending);
    if (body.isCompanyAdministrator && !reader.isCompanyAdministrator) throw refuse('CO403');
    const isMoved = body.countryCode !== reader.countryCode;
    await recordAgreements(tx, {
      companyCode: pending.companyCode,
      personId: pending.personId,
      flowId: pending.flowId,
      countryCode: body.countryCode,
      isCompanyAdministrator: reader.isCompanyAdministrator,
      language: request.language,
      address: request.address,
      agreements: body.agreements,
      path: refusedFields.agreements,
      ...(isMoved ? {} : { only: await findDueTerms(tx, pending) }),
    });
    await writeAudit(tx, {
      ...actorOf(pending, request),
      operation: 'record-consent',
      fields: body.agreements.map(({ termsCode }) => termsCode),
    });
  });
  return { result: 'success' as const };
});
