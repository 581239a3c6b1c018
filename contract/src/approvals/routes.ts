import * as z from 'zod/mini';
import { route } from '../kernel/route.ts';
import { success } from '../kernel/wire.ts';
import { approvalSettings } from './rules.ts';

const settingsPath = '/api/v1/approval-settings';

/** The company's settings; the defaults where nobody has made or changed any. */
export const readApprovalSettings = route({
  method: 'GET',
  path: settingsPath,
  access: 'administrator',
  answer: z.strictObject({
    settings: approvalSettings,
    defaults: approvalSettings,
    changedAt: z.nullable(z.string()),
  }),
  refusals: [],
});

export const changeApprovalSettings = route({
  method: 'PUT',
  path: settingsPath,
  access: 'administrator',
  /** `expected`: what the caller saw; anything else by now is not overwritten. */
  body: z.strictObject({ ...approvalSettings.shape, expected: z.optional(approvalSettings) }),
  answer: success,
  refusals: ['APPROVAL_RANGE', 'EDIT_CONFLICT'],
});
