import * as z from 'zod/mini';
import { canOf } from '../../kernel/access/can.ts';
import { route } from '../../kernel/route.ts';
import { success } from '../../kernel/wire.ts';
import { ownershipTransferKey, representedCompany } from './ownership-transfer-inputs.ts';
import { ownershipTransferConfirmation, ownershipTransferOffer, ownerReplacement } from './ownership-transfer-rules.ts';

const path = '/api/v1/memberships/handover';
const one = `${path}/{handoverId}`;
const names = z.strictObject({ fullName: z.string(), englishName: z.string() });

const handover = z.strictObject({
  handoverId: z.uuid(),
  from: names,
  to: names,
  expiresAt: z.iso.datetime(),
  /** The owner withdraws the offer; the person who has it accepts or declines. */
  can: canOf(['withdraw', 'accept', 'decline']),
});
export type Handover = z.output<typeof handover>;

/** MEM-08: the open offer that the reader made or has; null for everyone else. */
export const readHandover = route({ method: 'GET', path, answer: z.strictObject({ handover: z.nullable(handover) }) });

export const offerHandover = route({
  method: 'POST',
  path,
  body: ownershipTransferOffer,
  answer: z.strictObject({ handoverId: z.uuid(), expiresAt: z.iso.datetime() }),
});

export const withdrawHandover = route({ method: 'DELETE', path: one, params: ownershipTransferKey, answer: success });

export const declineHandover = route({
  method: 'POST',
  path: `${one}/refusal`,
  params: ownershipTransferKey,
  answer: success,
});

export const acceptHandover = route({
  method: 'POST',
  path: `${one}/acceptance`,
  params: ownershipTransferKey,
  body: ownershipTransferConfirmation,
  answer: success,
});

/** MEM-08: the operator makes another person the owner, for a company whose own one cannot sign in any more. */
export const replaceRepresentative = route({
  method: 'PUT',
  path: '/api/v1/operator/companies/{companyCode}/representative',
  params: representedCompany,
  body: ownerReplacement,
  answer: success,
});
