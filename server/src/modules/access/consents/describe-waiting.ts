import type { Waiting } from '@madang/contract/access/consents/routes.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import type { PendingSignIn } from '../../../kernel/session/pending-sign-in.ts';
import { findDueTerms, readOptionalData, readTermsReader } from '../../people/own-records/index.ts';
import { isOptionalAsked, selectLastAnswers } from '../../ground/agreements/index.ts';

/**
 * Returns what a waiting sign-in has to do, in its company's transaction; a benchmark's floor runs the same database statements.
 */
export async function describeWaiting(tx: Tx, pending: PendingSignIn): Promise<Waiting> {
  const reader = await readTermsReader(tx, pending);
  const answers = await selectLastAnswers(tx, pending);
  return {
    personId: pending.personId,
    countryCode: pending.countryCode ?? reader.countryCode,
    isCompanyAdministrator: reader.isCompanyAdministrator,
    isFirst: answers.length === 0,
    state: pending.state,
    isOptionalAsked: pending.state === 'agreed' && (await isOptionalAsked(tx, pending, 'PIAR')),
    due: await findDueTerms(tx, pending),
    ...(await readOptionalData(tx, pending)),
  };
}
