import { targetName } from '@madang/contract/accounts/log-in-target.ts';
import { consentAddresses } from '@madang/contract/kernel/addresses.ts';

/** The page of changed terms, with the way back to where the person was or wanted to be. */
export function consentWith(target?: string): string {
  const query = target === undefined ? '' : `?${new URLSearchParams({ [targetName]: target })}`;
  return consentAddresses.again + query;
}
