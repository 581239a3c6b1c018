import * as z from 'zod/mini';
import { companyRoleChange, oneCompanyRole } from './rules.ts';

/** A change of the one in the address. */
export const companyRoleChanging = z.extend(companyRoleChange, oneCompanyRole.shape);
