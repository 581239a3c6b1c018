import * as z from 'zod/mini';
import { anyText, storedId } from '../../kernel/rules.ts';
import { passwordProof } from '../../secrets/credentials/password-proof.ts';
import { handoverOffer, representativeReplacement } from './handover-rules.ts';

export const handoverKey = z.strictObject({ handoverId: storedId });

export const handoverOffering = z.extend(handoverOffer, passwordProof.shape);

export const handoverAcceptance = z.extend(handoverKey, passwordProof.shape);

const companyCode = anyText();
export const representedCompany = z.strictObject({ companyCode });
export const representativeReplacing = z.extend(representativeReplacement, { companyCode });
