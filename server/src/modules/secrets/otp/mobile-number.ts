import { parsePhoneNumberFromString, type NumberType } from 'libphonenumber-js/max';
import type { ContactErrorCode } from '@madang/contract/kernel/contact-errors.ts';
import { splitPhone, toE164 } from '@madang/contract/kernel/phone.ts';

/** Kinds of numbers that receive SMS. In North America mobile numbers cannot be distinguished. */
const canTakeSms: ReadonlySet<NumberType> = new Set(['MOBILE', 'FIXED_LINE_OR_MOBILE']);

/**
 * Returns why a number cannot get SMS, or undefined. Only valid mobile numbers pass, without premium ranges, in one
 * spelling for limits.
 */
export function mobileNumberFault(phone: string): ContactErrorCode | undefined {
  const dialled = toE164(phone);
  const known = parsePhoneNumberFromString(dialled);
  if (!known) return 'MB_M_VALIDATE_NATIONNUMBER';
  if (known.number !== dialled) return hasZero(phone) ? 'MB_M_VALIDATE_AREANUMBER' : 'MB_M_VALIDATE_PHONENUMBER';
  return known.isValid() && canTakeSms.has(known.getType()) ? undefined : 'MB_M_VALIDATE_PHONENUMBER';
}

function hasZero(phone: string): boolean {
  return splitPhone(phone).parts[0]?.startsWith('0') === true;
}
