import type { Employee } from '@madang/contract/people/people/routes.ts';

type Registered = Pick<Employee, 'externalMail' | 'mobile' | 'opencodeState'>;

/**
 * How someone who was registered opens the account: anyone who has no contact was given a certification key (ACC-05),
 * and where its issuer has ended the key, an initial password is what is left (ACC-04).
 */
export function waitingText({
  externalMail,
  mobile,
  opencodeState,
}: Registered): 'waitingText' | 'waitingByKey' | 'waitingKeyless' {
  if (externalMail !== null || mobile !== null) return 'waitingText';
  return opencodeState === 'valid' ? 'waitingByKey' : 'waitingKeyless';
}
