import { isUnavailable, readNewLoginId } from '@madang/contract/accounts/login-id.ts';
import { givesOutMail, makesCompany } from '@madang/contract/companies/service-types.ts';
import { externalMailRefusal, isOnDomain, mailDomain } from '@madang/contract/kernel/mail-address.ts';
import type { BodyOf } from '@madang/contract/kernel/route.ts';
import { signUpPaths as paths, type signupWire } from '@madang/contract/signup/wire.ts';
import { isErrorCode } from '@madang/contract/index.ts';
import { refuseField } from '@madang/contract/refuse.ts';
import type { Domains } from './domains.ts';

export type SignUpBody = BodyOf<typeof signupWire.request>;

/** Who signs up, once ID and mail address are known to fit each other and the service. */
export interface Applicant extends SignUpBody {
  readonly isCompany: boolean;
}

/** Checks what depends on the platform's domains; the contract's schema has checked everything else. */
export function readApplicant(body: SignUpBody, domains: Domains): Applicant {
  const reading = readNewLoginId(body.userId, { serviceType: body.serviceType, freeMailDomain: domains.freeMail });
  if (reading.issue) throw refuseField(paths.userId, knownCode(reading.issue.code), reading.issue.params);
  const { loginId } = reading;
  if (loginId !== body.loginId.toLowerCase()) throw refuseField(paths.loginId, 'CO400');
  if (isUnavailable(loginId, { ...domains.unavailability, serviceType: body.serviceType })) {
    throw refuseField(paths.userId, 'MB1066');
  }
  const externalMail = givesOutMail(body.serviceType) ? checkExternalMail(body.externalMail, loginId, domains) : '';
  return { ...body, loginId, externalMail, isCompany: makesCompany(body.serviceType) };
}

/** The administrator's own mail address, somewhere that the new account does not open. */
function checkExternalMail(externalMail: string, loginId: string, domains: Domains): string {
  if (externalMail === '') throw refuseField(paths.externalMail, 'MB_M_PWD_ENTER_EXTMAIL');
  if (mailDomain(externalMail) === mailDomain(loginId)) {
    throw refuseField(paths.externalMail, 'MB_M_DO_NOT_SAME_USERID_AND_MAIL_DOMAIN');
  }
  const refusal = externalMailRefusal(externalMail, domains);
  if (refusal) throw refuseField(paths.externalMail, refusal);
  if (isOnDomain(externalMail, domains.unavailability.unavailableDomains)) {
    throw refuseField(paths.externalMail, 'MB1066');
  }
  return externalMail;
}

function knownCode(code: string) {
  return isErrorCode(code) ? code : 'CO400';
}
