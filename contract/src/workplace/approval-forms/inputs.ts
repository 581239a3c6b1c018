import * as z from 'zod/mini';
import { oneApprovalForm } from './routes.ts';
import { approvalFormChange } from './rules.ts';

/** A change of the one in the address. */
export const approvalFormChanging = z.extend(approvalFormChange, oneApprovalForm.shape);
