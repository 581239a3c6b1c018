import type { Module } from '../../kernel/http/module.ts';
import { changeApprovalSettingsCall } from './operations/change-approval-settings.ts';
import { createApprovalCompanyCall } from './operations/create-approval-company.ts';
import { readApprovalSettingsCall } from './operations/read-approval-settings.ts';

/** How a company approves: the configuration that its set-up makes and the console changes. */
export const approvals: Module = {
  name: 'approvals',
  needs: ['companies'],
  operations: [createApprovalCompanyCall, readApprovalSettingsCall, changeApprovalSettingsCall],
};
