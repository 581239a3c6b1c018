import * as z from 'zod/mini';
import { passwordProof } from '../../secrets/credentials/password-proof.ts';
import { structureChange, structureInput, structureOffer, typedCompanyCode } from './rules.ts';
import { storedId } from '../../kernel/rules.ts';

export const leadingCompany = z.strictObject({ companyCode: typedCompanyCode });
export const structureCreation = z.extend(structureInput, leadingCompany.shape);
export const structureChanging = z.extend(structureChange, leadingCompany.shape);

/** `companyCode`: the company that leads until then. */
export const leadingChange = z.extend(leadingCompany, { newLeadingCode: typedCompanyCode });

export const offerKey = z.strictObject({ structureOfferId: storedId });
export const structureOffering = z.extend(structureOffer, passwordProof.shape);
export const offerAcceptance = z.extend(offerKey, passwordProof.shape);
