import type { Employee } from '@madang/contract/people/people/routes.ts';

type Registered = Pick<Employee, 'externalMail' | 'mobile' | 'opencodeState'>;

/**
 * Returns the way into a registered account: a contact, the activation key (ACC-05), or an initial password once the
 * key has ended (ACC-04).
 */
export function waitingText({
  externalMail,
  mobile,
  opencodeState,
}: Registered): 'waitingText' | 'waitingByKey' | 'waitingKeyless' {
  if (externalMail !== null || mobile !== null) return 'waitingText';
  return opencodeState === 'valid' ? 'waitingByKey' : 'waitingKeyless';
}
