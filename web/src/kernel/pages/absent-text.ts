import { unknownAddressCode } from '@madang/contract/kernel/base-errors.ts';
import type { CallError } from '../call-error.ts';
import { faultText } from '../error-texts.ts';

const absent = 'CO404';

/**
 * What is said of something that is not there, or not any more; undefined for every other failure. The call's own 404 comes
 * as CO400 through the helper of the specification, and what cannot be a key is refused with 400: either way nothing has
 * this address, and asking again would bring nothing.
 */
export function absentText({ status, errorCode }: CallError): string | undefined {
  const namesNothing = [400, 404].includes(status) && [unknownAddressCode, absent].includes(errorCode);
  return namesNothing ? faultText({ code: absent }) : undefined;
}
