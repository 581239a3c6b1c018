import * as z from 'zod/mini';
import { oneGrant } from './routes.ts';
import { oneCompanyRole } from '../company-roles/routes.ts';
import { companyRoleInput } from '../company-roles/rules.ts';
import { changedLimits, grantChange } from './rules.ts';

/** A change of the one in the address. */
export const grantChanging = z.safeExtend(grantChange, oneGrant.shape);

/** The same before it is made. */
export const changedGrant = z.safeExtend(changedLimits, oneGrant.shape);
export const changedRole = z.safeExtend(companyRoleInput, oneCompanyRole.shape);
