import type { Tx } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { enqueueJob } from '../../../kernel/jobs/enqueue-job.ts';
import { execute } from '../../../kernel/operations/executor.ts';
import { commandOrigin } from '../../../kernel/operations/principal.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import { takeOfferTo } from './ownership-transfer.sql.ts';
import { sendOwnershipTransferLetter } from './letters.ts';
import { lapseHandover } from './operations/lapse-handover.ts';

export const lapseTask = 'lapse-handover';

interface Offer {
  readonly companyCode: string;
  readonly handoverId: string;
}

/** Asks for the end of an offer at its time. */
export async function lapseLater(tx: Tx, offer: Offer, seconds: number): Promise<void> {
  await enqueueJob(tx, lapseTask, offer, { seconds });
}

export async function lapseOffer(kernel: Kernel, payload: unknown): Promise<void> {
  const { companyCode, handoverId } = payload as Offer;
  await execute(kernel, lapseHandover, commandOrigin(companyCode), { handoverId });
}

/** Ends the offer to a person who leaves, and writes so to the owner; before the person's name is erased. */
export async function endOfferTo(tx: Tx, kernel: Kernel, person: PersonKey): Promise<void> {
  const offer = await takeOfferTo(tx, person);
  if (!offer) return;
  const owner = { companyCode: person.companyCode, personId: offer.fromPersonId };
  await sendOwnershipTransferLetter(tx, kernel, owner, { about: 'lapsed', otherId: person.personId });
}
