import * as z from 'zod/mini';
import { route } from '../../kernel/route.ts';
import { success } from '../../kernel/wire.ts';
import { approvalSettings } from './rules.ts';

const settingsPath = '/api/v1/approval-settings';

/** The company's settings; the defaults where no one has made or changed any. */
export const readApprovalSettings = route({
  method: 'GET',
  path: settingsPath,
  answer: z.strictObject({
    settings: approvalSettings,
    defaults: approvalSettings,
    changedAt: z.nullable(z.string()),
  }),
});

/** `expected`: what the caller saw; anything else by now is not overwritten. */
export const approvalSettingsChange = z.strictObject({
  ...approvalSettings.shape,
  expected: z.optional(approvalSettings),
});

export const changeApprovalSettings = route({
  method: 'PUT',
  path: settingsPath,
  body: approvalSettingsChange,
  answer: success,
});
