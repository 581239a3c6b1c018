import * as z from 'zod/mini';
import { passwordProof } from '../credentials/password-proof.ts';
import { handoverOffer } from './handover-rules.ts';

export const handoverKey = z.strictObject({ handoverId: z.uuid() });

export const handoverOffering = z.extend(handoverOffer, passwordProof.shape);

export const handoverAcceptance = z.extend(handoverKey, passwordProof.shape);
