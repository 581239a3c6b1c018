import { givesOutMail, type ServiceType } from '@madang/contract/ground/companies/service-types.ts';
import { flowLimits } from '@madang/contract/kernel/flow-limits.ts';
import { fieldIssues } from '@madang/contract/kernel/rules.ts';
import { targetRules, type VerificationOption } from '@madang/contract/secrets/otp/rules.ts';
import { endsCode } from '../../../kernel/calls/one-time-code.ts';
import type { FieldError } from '../../../kernel/error-texts.ts';
import { wholeNumber } from '../../../kernel/forms/phone-typing.ts';
import type { Invited } from './invited.ts';
import type { SignUpValues } from './values.ts';

/** Target of a code, or the key that is shown instead. */
export interface Target {
  readonly option: VerificationOption;
  /** Value in the form in which it is stored and compared. */
  readonly value: string;
}

/** Returns the target for display: a phone number does not break at its hyphens. */
export function shownTarget({ option, value }: Target): string {
  return option === 'mobile' ? value.replaceAll('-', '-\u2060') : value;
}

interface Running {
  readonly target: Target;
  readonly validSeconds: number;
  /** Time in milliseconds of `Date.now()`. */
  readonly deadline: number;
}

export type Verification =
  | { readonly phase: 'unsent'; readonly ended?: FieldError }
  | (Running & { readonly phase: 'sent'; readonly personId: string })
  | (Running & { readonly phase: 'verified' })
  /** Proven by the link of the invitation's mail, as long as the page can be submitted. */
  | { readonly phase: 'verified'; readonly target: Target; readonly isByLink: true };

export type VerificationEvent =
  | { readonly kind: 'sent'; readonly target: Target; readonly personId: string; readonly validSeconds: number }
  | { readonly kind: 'verified' }
  | { readonly kind: 'refused'; readonly fieldError: FieldError }
  | { readonly kind: 'ranOut' };

export const unsent: Verification = { phase: 'unsent' };

/** Returns the initial verification: the mailbox that received the invitation needs no code. */
export function firstVerification(invited: Invited | undefined): Verification {
  if (!invited?.isProven || !invited.option) return unsent;
  return { phase: 'verified', target: { option: invited.option, value: invited.targetHint }, isByLink: true };
}

export function nextVerification(state: Verification, event: VerificationEvent, now: number): Verification {
  switch (event.kind) {
    case 'sent': {
      const { target, personId, validSeconds } = event;
      // A activation key is taken at once: no code, nothing to wait for.
      if (target.option === 'opencode') return proven(target, now);
      return { phase: 'sent', target, personId, validSeconds, deadline: now + validSeconds * 1000 };
    }
    case 'verified':
      return state.phase === 'sent' ? proven(state.target, now) : state;
    case 'refused': {
      const { fieldError } = event;
      if (!endsCode(fieldError)) return state;
      // The server locks the code; the sign-up form says that it begins again (SGN-04).
      return { phase: 'unsent', ended: fieldError.code === 'OTP0007' ? { code: 'MB667' } : fieldError };
    }
    case 'ranOut':
      if (state.phase === 'unsent' || 'isByLink' in state || now < state.deadline) return state;
      // A proof that ran out says so in the words of an expired code.
      return { phase: 'unsent', ended: { code: 'OTP0006', params: { 0: state.validSeconds / 60 } } };
  }
}

function proven(target: Target, now: number): Verification {
  const validSeconds = flowLimits.proofSeconds;
  return { phase: 'verified', target, validSeconds, deadline: now + validSeconds * 1000 };
}

/** The verification as it stands for what the form says now: another target has none (SGN-04). */
export function verificationOf(state: Verification, target: Target | undefined): Verification {
  if (state.phase === 'unsent' || (target && isSame(state.target, target))) return state;
  return unsent;
}

export function isSame(one: Target, other: Target): boolean {
  return one.option === other.option && one.value === other.value;
}

export type TargetField = 'option' | 'externalMail' | 'loginId' | 'mobile' | 'opencode';

/** The form's own fields are the targets; a mail ID proves itself, the works product asks for another mail. */
export function targetFieldOf(option: VerificationOption, service: ServiceType): Exclude<TargetField, 'option'> {
  if (option !== 'externalMail') return option;
  return givesOutMail(service) ? 'externalMail' : 'loginId';
}

export type TargetReading =
  | { readonly field: TargetField; readonly target: Target; readonly fieldError?: undefined }
  | { readonly field: TargetField; readonly target?: undefined; readonly fieldError: FieldError };

/** Returns the target of the code: the invitee's contact, regardless of how the link reached its holder, or the typed contact. */
export function targetOf(
  values: SignUpValues,
  { service, invited }: { readonly service: ServiceType; readonly invited?: Invited | undefined },
): TargetReading {
  if (!invited?.option) return readTargetOf(values, service);
  return { field: 'option', target: { option: invited.option, value: invited.targetHint } };
}

export function readTargetOf(values: SignUpValues, service: ServiceType): TargetReading {
  const field = targetFieldOf(values.option, service);
  const typed = field === 'mobile' ? wholeNumber(values.mobile) : values[field];
  const { success, data, error } = targetRules[values.option].safeParse(typed);
  if (success) return { field, target: { option: values.option, value: data } };
  return { field, fieldError: fieldIssues(error)[0] ?? { code: 'MB_M_REQUIRED' } };
}
