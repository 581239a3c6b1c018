import { logInAddress } from '@madang/contract/kernel/addresses.ts';
import { targetName } from '@madang/contract/access/accounts/log-in-target.ts';

/** Why someone is sent to the sign-in page; it says so above its form. */
export type LogInReason = 'needed' | 'ended' | 'beside' | 'out' | 'everywhere';

export const reasonName = 'reason';

/** The sign-in page's address, with the way back to where the person was. */
export function logInWith(
  reason: LogInReason,
  target?: { readonly pathname: string; readonly search: string; readonly hash: string },
): string {
  const query = new URLSearchParams({ [reasonName]: reason });
  if (target) query.set(targetName, target.pathname + target.search);
  // The words of a search stay behind '#' on the way there and back.
  return `${logInAddress}?${query}${target?.hash ?? ''}`;
}
