import * as routes from '@madang/contract/access/security-policies/routes.ts';
import { callOf } from '../../../kernel/operations/call-of.ts';
import { askPasswordRenewal } from './operations/ask-password-renewal.ts';
import { changeFactorPolicy } from './operations/change-factor-policy.ts';
import { changeIdProfile } from './operations/change-id-profile.ts';
import { changePasswordProfile } from './operations/change-password-profile.ts';
import { changeTrustDays } from './operations/change-trust-days.ts';
import { nameRightHolders } from './operations/name-right-holders.ts';
import { previewIdProfile } from './operations/preview-id-profile.ts';
import { remindOfSecondFactor } from './operations/remind-of-second-factor.ts';
import { readSecurityPolicies } from './operations/read-security-policies.ts';

const done = { answer: () => ({ result: 'success' as const }) };

export const securityPolicyRoutes = [
  callOf(routes.readSecurityPolicies, readSecurityPolicies),
  callOf(routes.changePasswordProfile, changePasswordProfile, done),
  callOf(routes.changeIdProfile, changeIdProfile, done),
  callOf(routes.previewIdProfile, previewIdProfile),
  callOf(routes.changeFactorPolicy, changeFactorPolicy, done),
  callOf(routes.changeTrustDays, changeTrustDays, done),
  callOf(routes.nameRightHolders, nameRightHolders, done),
  callOf(routes.askPasswordRenewal, askPasswordRenewal),
  callOf(routes.remindOfSecondFactor, remindOfSecondFactor),
];
