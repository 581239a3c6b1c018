import * as z from 'zod/mini';
import { oneCompanyRole } from './routes.ts';
import { companyRoleChange } from './rules.ts';

/** A change of the one in the address. */
export const companyRoleChanging = z.extend(companyRoleChange, oneCompanyRole.shape);
