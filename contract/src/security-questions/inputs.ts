import * as z from 'zod/mini';
import { passwordProof } from '../accounts/inputs/password-proof.ts';
import { hintsChange } from './rules.ts';

export const hintsChanging = z.extend(hintsChange, passwordProof.shape);
