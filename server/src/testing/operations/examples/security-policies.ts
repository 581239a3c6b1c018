import { askPasswordRenewal } from '../../../modules/access/security-policies/operations/ask-password-renewal.ts';
import { changeTrustDays } from '../../../modules/access/security-policies/operations/change-trust-days.ts';
import { changeFactorPolicy } from '../../../modules/access/security-policies/operations/change-factor-policy.ts';
import { changeIdProfile } from '../../../modules/access/security-policies/operations/change-id-profile.ts';
import { changePasswordProfile } from '../../../modules/access/security-policies/operations/change-password-profile.ts';
import { nameRightHolders } from '../../../modules/access/security-policies/operations/name-right-holders.ts';
import { remindOfSecondFactor } from '../../../modules/access/security-policies/operations/remind-of-second-factor.ts';
import { example, step } from './example.ts';

const target = { kind: 'company', id: 'OPERATION{n}' };

export const examples = [
  example(changePasswordProfile, {
    input: { passwordProfile: 'legacy', expected: 'spec' },
    leaves: () => ({
      audit: [{ target, fields: ['passwordProfile'], detail: { from: 'spec', to: 'legacy' } }],
      undo: 'change-password-profile',
    }),
    meanwhile: { ...step(changePasswordProfile, { passwordProfile: 'strict' }), refusal: 'EDIT_CONFLICT' },
  }),
  example(changeIdProfile, {
    input: { idProfile: 'sap', expected: 'standard' },
    leaves: () => ({
      audit: [{ target, fields: ['idProfile'], detail: { from: 'standard', to: 'sap' } }],
      undo: 'change-id-profile',
    }),
    meanwhile: { ...step(changeIdProfile, { idProfile: 'r4to12' }), refusal: 'EDIT_CONFLICT' },
  }),
  example(askPasswordRenewal, {
    input: { isAsked: true, expected: null },
    leaves: () => ({
      audit: [{ target, fields: ['passwordRenewal'], detail: { isAsked: true, people: 0 } }],
      undo: 'ask-password-renewal',
    }),
    meanwhile: { ...step(askPasswordRenewal, { isAsked: false }), refusal: 'EDIT_CONFLICT' },
  }),
  example(remindOfSecondFactor, {
    input: {},
    leaves: () => ({ audit: [{ target, detail: { people: 0 } }] }),
  }),
  example(changeTrustDays, {
    input: { days: 30, expected: 0 },
    leaves: () => ({
      audit: [{ target, fields: ['trustDays'], detail: { from: 0, to: 30 } }],
      undo: 'change-trust-days',
    }),
    meanwhile: { ...step(changeTrustDays, { days: 7 }), refusal: 'EDIT_CONFLICT' },
  }),
  example(nameRightHolders, {
    input: { isNamed: true, expected: false },
    leaves: () => ({
      audit: [{ target, fields: ['namesHolders'], detail: { from: false, to: true } }],
      undo: 'name-right-holders',
    }),
    meanwhile: { ...step(nameRightHolders, { isNamed: false }), refusal: 'EDIT_CONFLICT' },
  }),
  example(changeFactorPolicy, {
    input: { secondFactor: 'administrators', from: '', expected: 'nobody' },
    leaves: () => ({
      audit: [
        {
          target,
          fields: ['secondFactor'],
          detail: { from: 'nobody', to: 'administrators' },
        },
      ],
      undo: 'change-factor-policy',
    }),
    meanwhile: { ...step(changeFactorPolicy, { secondFactor: 'everybody' }), refusal: 'EDIT_CONFLICT' },
  }),
];
