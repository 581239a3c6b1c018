import { logInAddress } from '@madang/contract/kernel/addresses.ts';
import { targetName } from '@madang/contract/accounts/log-in-target.ts';

/** Why somebody is sent to the log-in page; it says so above its form. */
export const logInReasons = ['needed', 'ended', 'out', 'everywhere'] as const;
export type LogInReason = (typeof logInReasons)[number];

const reasonName = 'reason';

/** The log-in page's address, with the way back to where the person was. */
export function logInWith(
  reason: LogInReason,
  target?: { readonly pathname: string; readonly search: string },
): string {
  const query = new URLSearchParams({ [reasonName]: reason });
  if (target) query.set(targetName, target.pathname + target.search);
  return `${logInAddress}?${query}`;
}

export function reasonOf(search: string): LogInReason | undefined {
  const given = new URLSearchParams(search).get(reasonName);
  return logInReasons.find((reason) => reason === given);
}
