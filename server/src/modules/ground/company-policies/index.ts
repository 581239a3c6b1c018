import type { Module } from '../../../platform/module.ts';

export { type PasswordSetting, readPasswordSetting } from './password-setting.sql.ts';
export {
  factorChoiceOf,
  lockPolicies,
  readPolicies,
  readRenewal,
  updateFactorPolicy,
  updatePolicies,
  updateRenewal,
} from './policies.sql.ts';

/** Rules that a company has for the passwords, IDs and second factors of its people. */
export const companyPolicies: Module = {
  name: 'company-policies',
  needs: [],
  operations: [],
};
