import * as z from 'zod/mini';
import { passwordProof } from '../../secrets/credentials/password-proof.ts';
import { accountClosing } from './rules.ts';

export const accountClosure = z.extend(accountClosing, passwordProof.shape);
