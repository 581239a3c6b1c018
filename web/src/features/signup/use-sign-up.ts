import type { ServiceType } from '@madang/contract/companies/service-types.ts';
import { useCallback, useState } from 'react';
import { CallError } from '../../kernel/call-error.ts';
import { useForm } from '../../kernel/form.ts';
import { useLeaveWarning } from '../../kernel/forms/leave-warning.ts';
import { useLanguage } from '../../kernel/use-texts.ts';
import { type Country, type Platform, requestSignUp } from './api.ts';
import { checkSignUp, type FormSurroundings } from './form-checks.ts';
import { type CheckedFields, formSchemaOf } from './form-schema.ts';
import { signUpRequest, type WholeSignUp } from './request.ts';
import { useCheckedId, useIdCheck } from './use-id-check.ts';
import { useTerms } from './use-terms.ts';
import { useVerification, useVerificationState } from './use-verification.ts';
import { idFieldOf, initialValues, type SignUpValues } from './values.ts';
import { readTargetOf, type Verification, verificationOf } from './verification.ts';

/** What the result screen tells of a finished sign-up. */
export interface Finished {
  readonly service: ServiceType;
  readonly loginId: string;
  readonly companyName: string;
  readonly surname: string;
  readonly givenName: string;
  /** A mail ID that something else than its own code was verified with waits for the link in its mail (SGN-14). */
  readonly isUnconfirmed: boolean;
}

export type SignUp = ReturnType<typeof useSignUp>;

/** The whole of a sign-up: what was typed, checked, verified and agreed to, whatever is on the screen. */
export function useSignUp(service: ServiceType, platform: Platform, onFinished: (finished: Finished) => void) {
  const language = useLanguage();
  const { freeMailDomain } = platform;
  const [country, setCountry] = useState(initialValues.residenceCountry);
  const [isCountryChanged, setCountryChanged] = useState(false);
  const terms = useTerms({ country, service, language });
  const { checkedLoginId, setChecked } = useCheckedId(service);
  const { state, tell } = useVerificationState();
  const { alsoCheck, verificationFor } = useChecks({ service, platform, checkedLoginId, terms: terms.terms, state });

  const submit = async (checked: CheckedFields) => {
    const about = { service, freeMailDomain, terms: terms.terms ?? [], language };
    onFinished(await sendSignUp(checked, form.values, about));
  };

  /** Newer terms came out meanwhile, or others than were shown: they are loaded, and old ticks do not fit them. */
  const askAgain = ({ errorCode }: CallError) => {
    terms.reload();
    form.refuse({ agreements: { code: errorCode } });
  };

  const form: SignUpForm = useForm({
    schema: formSchemaOf(service),
    initial: initialValues,
    alsoCheck,
    alertFirstFault: true,
    submit,
    refusals: {
      // The proof ran out on the server's clock: the form begins the verification anew.
      OTP0005: (refusal) => tell({ kind: 'refused', fault: { code: refusal.errorCode } }),
      MB820: askAgain,
      MB821: askAgain,
      MB822: askAgain,
    },
  });

  const setResidence = ({ code, timeZone }: Country, countryCode: string | undefined) => {
    form.set('residenceCountry', code);
    form.set('timeZone', timeZone);
    // A number that was typed says where it belongs; an empty one goes with the country.
    if (countryCode && form.values.mobile.number === '') form.set('mobile', { countryCode, number: '' });
    form.set('agreements', []);
    setCountry(code);
    setCountryChanged(true);
  };

  const { values, refuse } = form;
  const idCheck = useIdCheck({ service, freeMailDomain, values, onUsable: setChecked, refuse });
  const clearCode = () => form.set('oneTimeCode', '');
  const verification = useVerification({ service, language, values, state, tell, refuse, clearCode });
  useLeaveWarning(form.isDirty);

  return {
    service,
    platform,
    form,
    terms,
    isCountryChanged,
    setResidence,
    isIdUsable: checkedLoginId !== undefined && !form.issues.some(({ path }) => path === idFieldOf(service)),
    idCheck,
    verification: { ...verification, current: verificationFor(values), tell },
  };
}

interface Checks extends Pick<FormSurroundings, 'service' | 'checkedLoginId' | 'terms'> {
  readonly platform: Platform;
  readonly state: Verification;
}

/** What the form is checked against beside its values; a new function whenever any of it changes. */
function useChecks({ service, platform, checkedLoginId, terms, state }: Checks) {
  const { freeMailDomain, passwordProfile } = platform;
  const verificationFor = useCallback(
    (values: SignUpValues) => verificationOf(state, readTargetOf(values, service).target),
    [service, state],
  );
  const alsoCheck = useCallback(
    (values: SignUpValues) => {
      const verification = verificationFor(values);
      return checkSignUp(values, { service, freeMailDomain, passwordProfile, checkedLoginId, terms, verification });
    },
    [service, freeMailDomain, passwordProfile, checkedLoginId, terms, verificationFor],
  );
  return { alsoCheck, verificationFor };
}

/** Sends the form; what comes back is all that is kept of it. */
async function sendSignUp(checked: CheckedFields, values: SignUpValues, about: WholeSignUp): Promise<Finished> {
  const { service } = about;
  const { surname, givenName, companyName } = checked;
  const isUnconfirmed = idFieldOf(service) === 'loginId' && values.option !== 'externalMail';
  try {
    const { loginId } = await requestSignUp(signUpRequest(checked, values, about));
    return { service, loginId, companyName, surname, givenName, isUnconfirmed };
  } catch (thrown) {
    throw thrown instanceof CallError ? onOwnField(thrown, service) : thrown;
  }
}

type SignUpForm = ReturnType<typeof useForm<ReturnType<typeof formSchemaOf>, SignUpValues>>;

/** The server names both spellings of the ID; the form shows one of them. */
function onOwnField(refusal: CallError, service: ServiceType): CallError {
  const fields = refusal.fields.map((field) =>
    field.path === 'userId' || field.path === 'loginId' ? { ...field, path: idFieldOf(service) } : field,
  );
  return new CallError({ ...refusal, fields });
}
