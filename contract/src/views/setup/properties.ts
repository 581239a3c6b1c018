import * as z from 'zod/mini';
import { property } from '../../kernel/property.ts';

export const wizardProperties = {
  /** WIZ-18: whether who began a set-up and closed the browser may go on with it. */
  continuesAfterClosing: property('setup.continues_after_closing', z.enum(['Y', 'N']), 'N'),
} as const;
