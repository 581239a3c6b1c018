import * as z from 'zod/mini';
import { passwordProof } from '../../secrets/credentials/password-proof.ts';
import { requiredText, anyText, storedId } from '../../kernel/rules.ts';
import { tieOffer } from './rules.ts';

export const tieKey = z.strictObject({ tieId: storedId });
/** `loginId` of the proof is the offerer's own. */
export const tieOffering = z.extend(tieOffer, passwordProof.shape);
export const tieAcceptance = z.extend(tieKey, passwordProof.shape);

/** Values that a change of company takes from a browser's cookies; no page sends them. */
export const companyChanging = z.strictObject({
  companyCode: requiredText(20),
  formerSecret: z.optional(anyText()),
  setUpSecret: z.optional(anyText()),
});
