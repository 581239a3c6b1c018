import { error } from '../../kernel/errors.ts';

/** Refusals of the free sign-up beside those of its parts (codes, IDs, passwords, terms). */
export const signupErrors = {
  MB1063: error(400),
  MB1064: error(409),
  MB1065: error(409),
  MB_M_MANAGER_JS_ENTERLASTNAME: error(400),
  MB_M_MANAGER_JS_ENTERNAME: error(400),
  MB_M_PWD_ENTER_EXTMAIL: error(400),
  MB_M_DO_NOT_SAME_USERID_AND_MAIL_DOMAIN: error(400),
  MB_M_UNDER_14: error(400),
  MB_M_TIME_ZONE: error(400),
  /** Someone holds the address without having proven it; in profile `strict`, whether anyone does or not (SGN-03). */
  MB_M_MAIL_ID_UNPROVEN: error(409),
  MB_M_CONFIRMATION_GONE: error(409),
  MB_M_REGISTRATION_CLOSED: error(503),
} as const;
