import { targetName } from '@madang/contract/access/accounts/sign-in-target.ts';
import {
  consentAddresses,
  factorAddress,
  passwordChangeAddress,
  renewalName,
} from '@madang/contract/kernel/addresses.ts';

/** The page of changed terms, with the way back to where the person was or wanted to be. */
export function consentWith(target?: string): string {
  return withTarget(consentAddresses.again, target);
}

/** The page that asks for the second factor, with the way to where the sign-in was to lead. */
export function factorWith(target?: string): string {
  return withTarget(factorAddress, target);
}

/** The page where a person renews the password before anything else, with the way back. */
export function renewalWith(target?: string): string {
  const query = new URLSearchParams({ [renewalName]: '', ...(target !== undefined && { [targetName]: target }) });
  return `${passwordChangeAddress}?${query}`;
}

function withTarget(address: string, target: string | undefined): string {
  return target === undefined ? address : `${address}?${new URLSearchParams({ [targetName]: target })}`;
}
