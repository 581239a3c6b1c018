import type { Employee } from '@madang/contract/people/people/routes.ts';

type Registered = Pick<Employee, 'externalMail' | 'mobile' | 'opencodeState'>;

/**
 * Returns how a registered person opens the account: without a contact, by the activation key issued to them (ACC-05); if its
 * issuer has ended the key, only by an initial password (ACC-04).
 */
export function waitingText({
  externalMail,
  mobile,
  opencodeState,
}: Registered): 'waitingText' | 'waitingByKey' | 'waitingKeyless' {
  if (externalMail !== null || mobile !== null) return 'waitingText';
  return opencodeState === 'valid' ? 'waitingByKey' : 'waitingKeyless';
}
