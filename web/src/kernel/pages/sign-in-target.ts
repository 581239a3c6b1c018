import { signInAddress } from '@madang/contract/kernel/addresses.ts';
import { targetName } from '@madang/contract/access/accounts/sign-in-target.ts';

/** Reason of a redirect to the sign-in page, shown above its form. */
export type SignInReason = 'needed' | 'ended' | 'beside' | 'out' | 'everywhere';

export const reasonName = 'reason';

/** The sign-in page's address, with the way back to where the person was. */
export function signInWith(
  reason: SignInReason,
  target?: { readonly pathname: string; readonly search: string; readonly hash: string },
): string {
  const query = new URLSearchParams({ [reasonName]: reason });
  if (target) query.set(targetName, target.pathname + target.search);
  // The words of a search stay behind '#' on the way there and back.
  return `${signInAddress}?${query}${target?.hash ?? ''}`;
}
