import { isUnavailable, readNewLoginId } from '@madang/contract/secrets/credentials/login-id.ts';
import type { IdProfile } from '@madang/contract/secrets/credentials/id-policy.ts';
import type { ServiceType } from '@madang/contract/ground/companies/service-types.ts';
import { externalMailRefusal, isOnDomain, mailDomain } from '@madang/contract/kernel/mail-address.ts';
import { isErrorCode } from '@madang/contract/index.ts';
import { refuseField } from '@madang/contract/refuse.ts';
import type { Domains } from './domains.ts';

/** The full login ID of what was typed, refused on the field of the name `path` where it cannot be one. */
export function readLoginId(
  {
    userId,
    serviceType,
    idProfile = 'standard',
    ownDomain = '',
  }: {
    readonly userId: string;
    readonly serviceType: ServiceType;
    readonly idProfile?: IdProfile;
    /** The company's own, which the ID is to be on; '' for the product's. */
    readonly ownDomain?: string;
  },
  domains: Domains,
  path: string,
): string {
  const { loginId, issue } = readNewLoginId(userId, {
    serviceType,
    freeMailDomain: ownDomain || domains.freeMail,
    isOwnDomain: ownDomain !== '',
    isSignUp: true,
    idProfile,
    reservedIds: domains.reservedIds,
  });
  if (issue) throw refuseField(path, knownCode(issue.code), issue.params);
  if (isUnavailable(loginId, { ...domains.unavailability, serviceType })) throw refuseField(path, 'MB1066');
  return loginId;
}

interface MailCheck {
  readonly loginId: string;
  readonly domains: Domains;
  readonly path: string;
}

/** A mail address of the person's own, somewhere that the new account does not open. */
export function checkExternalMail(externalMail: string, { loginId, domains, path }: MailCheck): string {
  if (externalMail === '') throw refuseField(path, 'MB_M_PWD_ENTER_EXTMAIL');
  if (mailDomain(externalMail) === mailDomain(loginId)) {
    throw refuseField(path, 'MB_M_DO_NOT_SAME_USERID_AND_MAIL_DOMAIN');
  }
  const refusal = externalMailRefusal(externalMail, domains);
  if (refusal) throw refuseField(path, refusal);
  if (isOnDomain(externalMail, domains.unavailability.unavailableDomains)) throw refuseField(path, 'MB1066');
  return externalMail;
}

function knownCode(code: string) {
  return isErrorCode(code) ? code : 'CO400';
}
