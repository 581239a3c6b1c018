import { error } from './errors.ts';

/** Errors of a mail address or phone number, in every form that requests one. */
export const contactErrors = {
  MB_M_MANAGER_JS_MAILFORMATINVALID: error(400),
  MB_M_EXCEPT_MADANG_ADDR: error(400),
  MB_M_EXCEPT_MYSINGLE_ADDR: error(400),
  MB_M_VALIDATE_NATIONNUMBER: error(400),
  MB_M_VALIDATE_AREANUMBER: error(400),
  MB_M_VALIDATE_PHONENUMBER: error(400),
} as const;

export type ContactErrorCode = keyof typeof contactErrors;
