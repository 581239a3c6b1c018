import { credentialProperties } from '@madang/contract/secrets/credentials/properties.ts';
import { checkUserId } from '@madang/contract/secrets/credentials/id-policy.ts';
import { isErrorCode } from '@madang/contract/index.ts';
import { mailDomain } from '@madang/contract/kernel/mail-address.ts';
import { platformProperties } from '@madang/contract/ground/properties/platform.ts';
import { refuseField } from '@madang/contract/refuse.ts';
import type { SharedAddressFields } from '@madang/contract/workplace/shared-addresses/rules.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { Target } from '../../../kernel/operations/outcome.ts';
import { lockProven } from '../../organisation/mail-domains/index.ts';

export function sharedAddressTarget(id: string): Target {
  return { kind: 'shared-address', id };
}

export interface FreeDomain {
  readonly freeMailDomain: string;
  readonly reservedIds: readonly string[];
}

/** Reads the domain that all companies share, and the names that no company takes on it. */
export async function readFreeDomain({ properties }: Pick<Kernel, 'properties'>): Promise<FreeDomain> {
  const [freeMailDomain, reservedIds] = await Promise.all([
    properties.get(platformProperties.freeMailDomain),
    properties.get(credentialProperties.reservedIds),
  ]);
  return { freeMailDomain, reservedIds };
}

/** Refuses an address on a domain that the company has not proven; on the shared one, a name that is no user ID. */
export async function requireDomain(
  tx: Tx,
  { companyCode, address }: { readonly companyCode: string; readonly address: string },
  { freeMailDomain, reservedIds }: FreeDomain,
): Promise<void> {
  const domain = mailDomain(address);
  if (domain !== freeMailDomain) {
    if (!(await lockProven(tx, companyCode, domain))) throw refuseField('sharedMailAddress', 'MAIL_DOMAIN_UNPROVEN');
    return;
  }
  const local = address.slice(0, -domain.length - 1);
  const [issue] = checkUserId('standard', local, { isSignUp: false, reservedIds });
  if (issue) throw refuseField('sharedMailAddress', isErrorCode(issue.code) ? issue.code : 'CO400', issue.params);
}

/** Every person once, in one order, so that two lists of the same people are equal. */
export function inOrder({ members, senders, owners, ...words }: SharedAddressFields): SharedAddressFields {
  const each = (ids: readonly string[]) => [...new Set(ids)].toSorted();
  return { ...words, members: each(members), senders: each(senders), owners: each(owners) };
}
