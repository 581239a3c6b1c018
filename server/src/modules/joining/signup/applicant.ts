import { givesOutMail, makesCompany } from '@madang/contract/ground/companies/service-types.ts';
import type { BodyOf } from '@madang/contract/kernel/route.ts';
import { signUpPaths as paths, type signupWire } from '@madang/contract/joining/signup/wire.ts';
import { refuseField } from '@madang/contract/refuse.ts';
import {
  checkCallingCode,
  type Domains,
  readLoginId,
  checkExternalMail,
} from '../../people/registration-flows/index.ts';

export type SignUpBody = BodyOf<typeof signupWire.request>;

/** Applicant whose ID and mail address are checked to fit each other and the service. */
export interface Applicant extends SignUpBody {
  readonly isCompany: boolean;
}

/** Checks what depends on the platform's domains; the contract's schema has checked everything else. */
export function readApplicant(body: SignUpBody, domains: Domains): Applicant {
  checkCallingCode(body.mobile, paths.mobile);
  checkCallingCode(body.refereeMobile, paths.refereeMobile);
  const loginId = readLoginId(body, domains, paths.userId);
  if (loginId !== body.loginId.toLowerCase()) throw refuseField(paths.loginId, 'CO400');
  const externalMail = givesOutMail(body.serviceType)
    ? checkExternalMail(body.externalMail, { loginId, domains, path: paths.externalMail })
    : '';
  return { ...body, loginId, externalMail, isCompany: makesCompany(body.serviceType) };
}
