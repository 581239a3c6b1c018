import type { CompanyContext } from '../../../kernel/operations/context.ts';
import { lockCompany } from '../../ground/companies/index.ts';
import type { takeOwnOffer } from './ownership-transfer.sql.ts';
import { sendOwnershipTransferLetter } from './letters.ts';
import { personTarget } from './role-assignments.ts';

interface Ending {
  readonly take: typeof takeOwnOffer;
  readonly about: 'declined' | 'withdrawn';
}

/** Ends an offer that was not accepted yet, and writes to the other one of the two; HANDOVER_OVER where it is over. */
export async function endOffer(
  { tx, kernel, companyCode, actorId: personId = '', refuse }: CompanyContext<unknown, 'HANDOVER_OVER'>,
  handoverId: string,
  { take, about }: Ending,
) {
  await lockCompany(tx, companyCode);
  const offer = await take(tx, { companyCode, personId, handoverId });
  if (!offer) throw refuse('HANDOVER_OVER');
  const { fromPersonId, toPersonId } = offer;
  const otherId = about === 'declined' ? fromPersonId : toPersonId;
  await sendOwnershipTransferLetter(tx, kernel, { companyCode, personId: otherId }, { about, otherId: personId });
  return { answer: null, audit: { target: personTarget(toPersonId) } };
}
