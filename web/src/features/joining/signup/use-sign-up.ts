import { nameScriptsOf } from '@madang/contract/ground/companies/policies/name-script-policies.ts';
import { makesCompany, type ServiceType } from '@madang/contract/ground/companies/service-types.ts';
import { useCallback, useState } from 'react';
import { CallError } from '../../../kernel/call-error.ts';
import { useForm } from '../../../kernel/form.ts';
import { useLeaveWarning } from '../../../kernel/forms/leave-warning.ts';
import { type Notices, useNotices } from '../../../kernel/notices.ts';
import { useLanguage } from '../../../kernel/use-texts.ts';
import { loadLastContact } from '../../access/consents/index.ts';
import { agreementRows } from './agreements.ts';
import { type Country, type Platform, requestSignUp, type TermsQuery } from './api.ts';
import { checkSignUp, type FormSurroundings } from './form-checks.ts';
import { type CheckedFields, formSchemaOf } from './form-schema.ts';
import { joinRequest, signUpRequest, type WholeSignUp } from './request.ts';
import type { Invited } from './invited.ts';
import { useCheckedId, useIdCheck } from './use-id-check.ts';
import { useTerms } from './use-terms.ts';
import { useVerification, useVerificationState } from './use-verification.ts';
import { idFieldOf, initialValues, type SignUpValues } from './values.ts';
import { targetOf, type Verification, verificationOf } from './verification.ts';

/** Data of a finished sign-up for the result screen. */
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
export function useSignUp(
  service: ServiceType,
  platform: Platform,
  onFinished: (finished: Finished) => void,
  invited?: Invited,
) {
  const notices = useNotices();
  const language = useLanguage();
  const { freeMailDomain } = platform;
  const idProfile = invited?.idProfile;
  const isOwnDomain = invited?.isOwnDomain;
  const isCompanyAdministrator = !invited && makesCompany(service);
  const { terms, isCountryChanged, turnTo } = useTermsOfCountry({ isCompanyAdministrator, language });
  const { checkedLoginId, setChecked } = useCheckedId(service);
  const { state, notify } = useVerificationState(invited);
  const checked = { service, invited, platform, checkedLoginId, terms: terms.terms, state };
  const { alsoCheck, verificationFor } = useChecks(checked);

  const submit = async (fields: CheckedFields) => {
    const about = { service, freeMailDomain, idProfile, isOwnDomain, terms: terms.terms ?? [], language };
    if (!(await mayDecline(notices, form.values, about))) return;
    if (invited) return withOwnFields(service, () => invited.join(joinRequest(fields, form.values, about)));
    onFinished(await sendSignUp(fields, form.values, about));
  };

  /** Newer terms came out in the meantime, or others than were shown: they are loaded, and old ticks do not fit them. */
  const askAgain = ({ errorCode }: CallError) => {
    terms.reload();
    form.refuse({ agreements: { code: errorCode } });
  };

  const refuseProof = ({ errorCode: code }: CallError) => notify({ kind: 'refused', fieldError: { code } });

  const form: SignUpForm = useForm({
    schema: formSchemaOf(service, invited),
    initial: invited?.option === 'mobile' ? { ...initialValues, option: 'mobile' } : initialValues,
    alsoCheck,
    alertFirstError: true,
    submit,
    // The proof ran out on the server's clock: the form begins the verification again.
    refusals: { OTP0005: refuseProof, MB820: askAgain, MB821: askAgain, MB822: askAgain },
  });

  const setResidence = useResidence(form, turnTo);
  const { values, refuse } = form;
  const idCheck = useIdCheck({ service, freeMailDomain, idProfile, isOwnDomain, values, onUsable: setChecked, refuse });
  const clearCode = () => form.set('oneTimeCode', '');
  const verification = useVerification({ service, invited, language, values, state, notify, refuse, clearCode });
  const idBinding = form.field(idFieldOf(service));
  useLeaveWarning(form.isDirty);

  return {
    service,
    invited,
    platform,
    form,
    terms,
    isCountryChanged,
    setResidence,
    // What the server refuses at the end outweighs what its check said before.
    isIdUsable:
      checkedLoginId !== undefined && !idBinding.error && !form.issues.some(({ path }) => path === idBinding.name),
    idCheck,
    verification: { ...verification, current: verificationFor(values), notify },
  };
}

/** A refusal that takes the only proven contact is asked about before it is sent. */
async function mayDecline(notices: Notices, { option, agreements }: SignUpValues, { terms }: WholeSignUp) {
  if (option !== 'mobile') return true;
  const { mayLoseContact } = await loadLastContact();
  return mayLoseContact(notices, agreementRows(terms, agreements));
}

/** The terms of the country that is chosen, and whether it was chosen again. */
function useTermsOfCountry(reader: Omit<TermsQuery, 'country'>) {
  const [country, setCountry] = useState(initialValues.residenceCountry);
  const [isCountryChanged, setCountryChanged] = useState(false);
  const terms = useTerms({ ...reader, country });
  const turnTo = (code: string) => {
    setCountry(code);
    setCountryChanged(true);
  };
  return { terms, isCountryChanged, turnTo };
}

/** Another country brings its time zone and its terms, so what was agreed to is asked again (SGN-05). */
function useResidence(form: SignUpForm, onChanged: (code: string) => void) {
  return ({ code, timeZone }: Country, countryCode: string | undefined) => {
    form.set('residenceCountry', code);
    form.set('timeZone', timeZone);
    // A number that was typed says where it belongs; an empty one goes with the country.
    if (countryCode && form.values.mobile.number === '') form.set('mobile', { countryCode, number: '' });
    form.set('agreements', []);
    onChanged(code);
  };
}

interface Checks extends Pick<FormSurroundings, 'service' | 'checkedLoginId' | 'terms'> {
  readonly invited: Invited | undefined;
  readonly platform: Platform;
  readonly state: Verification;
}

/** Returns the form's checks beyond its values; a new function whenever one of its inputs changes. */
function useChecks({ service, invited, platform, checkedLoginId, terms, state }: Checks) {
  const verificationFor = useCallback(
    (values: SignUpValues) => verificationOf(state, targetOf(values, { service, invited }).target),
    [service, invited, state],
  );
  const alsoCheck = useCallback(
    (values: SignUpValues) => {
      const verification = verificationFor(values);
      const nameScripts = nameScriptsOf(platform);
      const about = {
        ...platform,
        nameScripts,
        service,
        idProfile: invited?.idProfile,
        isOwnDomain: invited?.isOwnDomain,
        checkedLoginId,
        terms,
        verification,
      };
      return checkSignUp(values, about);
    },
    [service, platform, invited?.idProfile, invited?.isOwnDomain, checkedLoginId, terms, verificationFor],
  );
  return { alsoCheck, verificationFor };
}

/** Sends the form; what comes back is all that is kept of it. */
async function sendSignUp(checked: CheckedFields, values: SignUpValues, about: WholeSignUp): Promise<Finished> {
  const { service } = about;
  const { surname, givenName, companyName } = checked;
  const isUnconfirmed = idFieldOf(service) === 'loginId' && values.option !== 'externalMail';
  const { loginId } = await withOwnFields(service, () => requestSignUp(signUpRequest(checked, values, about)));
  return { service, loginId, companyName, surname, givenName, isUnconfirmed };
}

async function withOwnFields<T>(service: ServiceType, send: () => Promise<T>): Promise<T> {
  try {
    return await send();
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
