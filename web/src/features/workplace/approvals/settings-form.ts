import { type ApprovalSettings, approvalSettings } from '@madang/contract/workplace/approvals/rules.ts';

/** The set-up stores the defaults too, when no one has chosen anything yet. */
export function areSame(settings: ApprovalSettings, defaults: ApprovalSettings): boolean {
  const names = Object.keys(approvalSettings.shape) as (keyof ApprovalSettings)[];
  return names.every((name) => settings[name] === defaults[name]);
}
