import * as z from 'zod/mini';
import { passwordProof } from '../../secrets/credentials/password-proof.ts';
import { pinChange } from './rules.ts';

export const pinChanging = z.extend(pinChange, passwordProof.shape);
