import * as z from 'zod/mini';
import { companyRoleInput, oneCompanyRole } from '../company-roles/rules.ts';
import { changedLimits, oneGrant } from '../grants/rules.ts';

/** Changes of the one in the address, before they are made. */
export const changedGrant = z.safeExtend(changedLimits, oneGrant.shape);
export const changedRole = z.safeExtend(companyRoleInput, oneCompanyRole.shape);
