import { error } from './errors.ts';

/** What may be wrong with a mail address or a phone number, wherever one is asked for. */
export const contactErrors = {
  MB_M_MANAGER_JS_MAILFORMATINVALID: error(400),
  MB_M_EXCEPT_MADANG_ADDR: error(400),
  MB_M_EXCEPT_MYSINGLE_ADDR: error(400),
  MB_M_VALIDATE_NATIONNUMBER: error(400),
  MB_M_VALIDATE_AREANUMBER: error(400),
  MB_M_VALIDATE_PHONENUMBER: error(400),
} as const;

export type ContactErrorCode = keyof typeof contactErrors;
