import * as z from 'zod/mini';
import { passwordProof } from '../../secrets/credentials/password-proof.ts';
import { hintsChange } from './rules.ts';

export const hintsChanging = z.extend(hintsChange, passwordProof.shape);
