import * as z from 'zod/mini';
import { property } from '../kernel/property.ts';

export const wizardProperties = {
  /** WIZ-18: whether who began a set-up and closed the browser may go on with it. */
  continuesAfterClosing: property('setup.continues_after_closing', z.enum(['Y', 'N']), 'N'),
} as const;

/** A run whose administrator has not been seen for so long is over for the company's other administrators too. */
export const wizardIdleHours = 12;
