import * as z from 'zod/mini';
import { passwordProof } from '../../secrets/credentials/password-proof.ts';
import { companyEnding } from './rules.ts';

export const companyClosure = z.extend(companyEnding, passwordProof.shape);
