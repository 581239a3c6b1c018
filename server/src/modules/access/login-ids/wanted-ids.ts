import { givesOutMail } from '@madang/contract/ground/companies/service-types.ts';
import { isOnDomain, mailDomain, typedAddress } from '@madang/contract/kernel/mail-address.ts';
import { loginIdProperties } from '@madang/contract/access/login-ids/properties.ts';
import { platformProperties } from '@madang/contract/ground/properties/platform.ts';
import { refuseField, refuseFields } from '@madang/contract/refuse.ts';
import { isUnavailable, readNewLoginId } from '@madang/contract/secrets/credentials/login-id.ts';
import { credentialProperties } from '@madang/contract/secrets/credentials/properties.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { readCompany } from '../../ground/companies/index.ts';
import type { FormerDays } from '../../ground/former-ids/index.ts';
import { lockProven } from '../../organisation/mail-domains/index.ts';

/** Codes by which a wanted ID is refused, beside that it is in use. */
export const wantedRefusals = [
  'MAIL_DOMAIN_UNPROVEN',
  'MB1066',
  'MB601',
  'MB_M_DO_NOT_SAME_USERID_AND_MAIL_DOMAIN',
  'MB_M_MANAGER_JS_MAILFORMATINVALID',
  'MB_M_REQUIRED',
  'MB_T_ID_RULE1',
  'MB_T_ID_RULE2',
  'MB_T_ID_RULE3',
  'MB_T_ID_RULE4',
  'MB_T_ID_RULE5',
] as const;

export type IdSettings = FormerDays & Awaited<ReturnType<typeof readIdSettings>>;

/** Reads what the operator has set for IDs. */
export async function readIdSettings({ properties }: Pick<Kernel, 'properties'>) {
  const [freeMailDomain, hostedDomains, unavailableDomains, reservedIds, formerDays, formerHeldDays] =
    await Promise.all([
      properties.get(platformProperties.freeMailDomain),
      properties.get(platformProperties.hostedDomains),
      properties.get(platformProperties.unavailableDomains),
      properties.get(credentialProperties.reservedIds),
      properties.get(loginIdProperties.formerDays),
      properties.get(loginIdProperties.formerHeldDays),
    ]);
  return { freeMailDomain, hostedDomains, unavailableDomains, reservedIds, formerDays, formerHeldDays };
}

interface Wanted {
  readonly companyCode: string;
  readonly typed: string;
  /** Outside mailbox of the person, which shares no domain with the ID. */
  readonly externalMail: string | undefined;
  /** The field that is refused. */
  readonly path: string;
}

/** IDR-02: reads a wanted ID as the whole address, by the rules of the company; a domain of its own has to be proven. */
export async function readWantedId(
  tx: Tx,
  settings: IdSettings,
  { companyCode, typed, externalMail, path }: Wanted,
): Promise<string> {
  const { freeMailDomain } = settings;
  const { serviceType, idProfile } = await readCompany(tx, companyCode);
  const name = typedAddress(typed).toLowerCase();
  const [userId = '', domain = freeMailDomain] = name.split('@');
  const isShared = givesOutMail(serviceType) && domain === freeMailDomain;
  const { loginId, issue } = readNewLoginId(givesOutMail(serviceType) ? userId : name, {
    serviceType,
    idProfile,
    freeMailDomain: domain,
    isOwnDomain: !isShared,
    isSignUp: false,
    reservedIds: settings.reservedIds,
  });
  if (issue) throw refuseFields([{ ...issue, path }]);
  if (isUnavailable(loginId, { serviceType, ...settings })) throw refuseField(path, 'MB1066');
  if (!isShared && !(await lockProven(tx, companyCode, mailDomain(loginId)))) {
    throw refuseField(path, 'MAIL_DOMAIN_UNPROVEN');
  }
  if (externalMail !== undefined && isOnDomain(externalMail, [mailDomain(loginId)])) {
    throw refuseField(path, 'MB_M_DO_NOT_SAME_USERID_AND_MAIL_DOMAIN');
  }
  return loginId;
}
