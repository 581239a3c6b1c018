import * as z from 'zod/mini';
import { property } from '../../kernel/property.ts';

export const wizardProperties = {
  /** WIZ-18: setting that lets the owner of a set-up continue after closing the browser. */
  continuesAfterClosing: property('setup.continues_after_closing', z.enum(['Y', 'N']), 'N'),
} as const;
