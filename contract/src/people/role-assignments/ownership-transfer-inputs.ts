import * as z from 'zod/mini';
import { anyText, storedId } from '../../kernel/rules.ts';
import { passwordProof } from '../../secrets/credentials/password-proof.ts';
import { ownershipTransferOffer, ownerReplacement } from './ownership-transfer-rules.ts';

export const ownershipTransferKey = z.strictObject({ handoverId: storedId });

export const ownershipTransferOffering = z.extend(ownershipTransferOffer, passwordProof.shape);

export const ownershipTransferAcceptance = z.extend(ownershipTransferKey, passwordProof.shape);

const companyCode = anyText();
export const representedCompany = z.strictObject({ companyCode });
export const ownerReplacing = z.extend(ownerReplacement, { companyCode });
