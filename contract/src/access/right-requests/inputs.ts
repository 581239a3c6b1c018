import * as z from 'zod/mini';
import { oneRightRequest, rightApproval, rightRefusal } from './rules.ts';

export const rightApproving = z.extend(rightApproval, oneRightRequest.shape);
export const rightRefusing = z.extend(rightRefusal, oneRightRequest.shape);
