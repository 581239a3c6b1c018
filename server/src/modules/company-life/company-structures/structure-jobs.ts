import { structureLimits } from '@madang/contract/company-life/company-structures/limits.ts';
import { daySeconds } from '@madang/contract/kernel/durations.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { newId } from '../../../kernel/crypto/new-id.ts';
import { enqueueJob } from '../../../kernel/jobs/enqueue-job.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { notifyCompany } from '../../../kernel/company-messages/notify-company.ts';
import type { ValueChange } from '../../../kernel/operations/changed-fields.ts';
import { execute } from '../../../kernel/operations/executor.ts';
import { commandOrigin } from '../../../kernel/operations/principal.ts';
import { lapseStructureOffer } from './operations/lapse-structure-offer.ts';
import { tellOfStructure } from './operations/tell-of-structure.ts';
import type { StructureLetter } from './letters.ts';

export const notifyTask = 'tell-of-structure';
export const lapseTask = 'lapse-structure-offer';

interface News {
  /** The company whose representative is written to. */
  readonly companyCode: string;
  /** A structure's new names are in the log of its companies, and in no letter. */
  readonly about: StructureLetter | 'renamed';
  readonly otherCode: string;
  readonly companyStructureCode: string;
  readonly structureNames: { readonly name: string; readonly englishName: string };
  readonly until?: string;
  /** The offer that it is about; what became of one overtakes the offer itself. */
  readonly structureOfferId?: string;
  /** Old and new names of the structure. */
  readonly changed?: { readonly fields: string[]; readonly changes: ValueChange[] };
}

/** Asks for a letter and a row of the audit sign in another company, which this transaction does not enter. */
export async function notifyLater(tx: Tx, kernel: Pick<Kernel, 'keyring'>, news: News): Promise<void> {
  const { companyCode: receiverCode, structureOfferId, ...said } = news;
  const isOffer = said.about === 'joinOffered' || said.about === 'leaveOffered';
  const messageId = structureOfferId ?? newId();
  const version = structureOfferId === undefined || isOffer ? 1 : 2;
  await notifyCompany(tx, kernel, { receiverCode, operation: tellOfStructure.name, messageId, version, news: said });
}

/** Applies news that a release before the messages between companies has enqueued. */
export async function tell(kernel: Kernel, payload: unknown): Promise<void> {
  const { companyCode, ...news } = payload as News;
  const message = { messageId: newId(), version: 1 };
  await execute(kernel, tellOfStructure, commandOrigin(companyCode), { message, news });
}

/** Asks for the end of an offer at its time, in the company that made it. */
export async function lapseLater(tx: Tx, companyCode: string, structureOfferId: string): Promise<void> {
  const seconds = structureLimits.offerDays * daySeconds;
  await enqueueJob(tx, lapseTask, { companyCode, structureOfferId }, { seconds });
}

export async function lapse(kernel: Kernel, payload: unknown): Promise<void> {
  const { companyCode, structureOfferId } = payload as { companyCode: string; structureOfferId: string };
  await execute(kernel, lapseStructureOffer, commandOrigin(companyCode), { structureOfferId });
}
