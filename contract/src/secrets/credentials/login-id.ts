import { givesOutMail, type ServiceType } from '../../ground/companies/service-types.ts';
import type { ErrorParams } from '../../kernel/errors.ts';
import { isOnDomain, mailAddress, typedAddress } from '../../kernel/mail-address.ts';
import { fieldIssues } from '../../kernel/rules.ts';
import { checkUserId, type IdProfile, type IdUse } from './id-policy.ts';

export type LoginIdReading =
  | { readonly loginId: string; readonly issue?: undefined }
  | { readonly loginId?: undefined; readonly issue: { readonly code: string; readonly params: ErrorParams } };

/**
 * SGN-02: returns a typed new ID as the full login ID. PT adds its own mail domain to a user ID; others take a mail
 * address.
 */
export function readNewLoginId(
  typed: string,
  {
    serviceType,
    freeMailDomain,
    idProfile = 'standard',
    ...use
  }: IdUse & {
    readonly serviceType: ServiceType;
    readonly freeMailDomain: string;
    /** IDR-03: the company's; the default where there is no company yet. */
    readonly idProfile?: IdProfile | undefined;
  },
): LoginIdReading {
  const value = typedAddress(typed);
  if (value === '') return { issue: { code: 'MB_M_REQUIRED', params: {} } };
  if (givesOutMail(serviceType)) {
    const [issue] = checkUserId(idProfile, value, use);
    return issue ? { issue } : { loginId: withDomain(value, freeMailDomain) };
  }
  const address = mailAddress.safeParse(value, { reportInput: true });
  if (address.success) return { loginId: address.data };
  const [issue] = fieldIssues(address.error);
  return { issue: issue ?? { code: 'CO400', params: {} } };
}

/** ACC-01: a sign-in name as it is stored; without a domain it is a user id of the product's own. */
export function readLoginName(typed: string, freeMailDomain: string): string {
  const name = typedAddress(typed).toLowerCase();
  return name.includes('@') ? name : withDomain(name, freeMailDomain);
}

function withDomain(id: string, domain: string): string {
  return `${id}@${domain}`;
}

/**
 * Returns true if sign-up with the address is refused (MB1066): its domain is barred, or the product hosts it and assigns its
 * addresses itself.
 */
export function isUnavailable(
  loginId: string,
  {
    serviceType,
    freeMailDomain,
    hostedDomains,
    unavailableDomains,
  }: {
    readonly serviceType: ServiceType;
    readonly freeMailDomain: string;
    readonly hostedDomains: readonly string[];
    readonly unavailableDomains: readonly string[];
  },
): boolean {
  if (givesOutMail(serviceType)) return false;
  return isOnDomain(loginId, [freeMailDomain, ...hostedDomains, ...unavailableDomains]);
}
