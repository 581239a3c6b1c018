import * as z from 'zod/mini';
import { oneApprovalPolicy } from './routes.ts';
import { approvalPolicyChange } from './rules.ts';

/** A change of the one in the address. */
export const approvalPolicyChanging = z.safeExtend(approvalPolicyChange, oneApprovalPolicy.shape);
