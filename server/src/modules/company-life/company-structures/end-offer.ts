import type { CompanyContext } from '../../../kernel/operations/context.ts';
import { offererOf, receiverOf, type takeOwnOffer } from './offers.sql.ts';
import { notifyLater } from './structure-jobs.ts';
import { companyTarget, structureNamesOf } from './structures.ts';

interface Ending {
  readonly take: typeof takeOwnOffer;
  readonly about: 'declined' | 'withdrawn';
}

/** Ends an offer that was not accepted yet, and notifies the other company; STRUCTURE_OFFER_OVER where it is over. */
export async function endOffer(
  { tx, kernel, companyCode: own, refuse }: CompanyContext<unknown, 'STRUCTURE_OFFER_OVER'>,
  structureOfferId: string,
  { take, about }: Ending,
) {
  const offer = await take(tx, { companyCode: own, structureOfferId });
  if (!offer) throw refuse('STRUCTURE_OFFER_OVER');
  const { kind, companyCode, companyStructureCode } = offer;
  await notifyLater(tx, kernel, {
    companyCode: about === 'declined' ? offererOf(offer) : receiverOf(offer),
    about,
    structureOfferId,
    otherCode: own,
    companyStructureCode,
    structureNames: structureNamesOf(offer),
  });
  return { answer: null, audit: { target: companyTarget(companyCode), detail: { kind, companyStructureCode } } };
}
