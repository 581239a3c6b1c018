import * as z from 'zod/mini';
import { property } from '../../kernel/property.ts';

export const dispatchProperties = {
  /** People may be dispatched to any company by its code, outside the structure too. */
  toAnyCompany: property('dispatches.to_any_company', z.enum(['Y', 'N']), 'N'),
} as const;
