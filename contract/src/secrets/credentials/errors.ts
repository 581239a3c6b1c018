import { error } from '../../kernel/errors.ts';

/** Refusals of IDs, passwords and sign-in. */
export const credentialErrors = {
  /** The ID is in use. */
  MB601: error(409),
  /** The ID is on a domain that no one may sign up with. */
  MB1066: error(409),
  MB_M_ID_RPTCHECK: error(400),
  MB_T_ID_RULE1: error(400, '0', '1'),
  MB_T_ID_RULE2: error(400),
  MB_T_ID_RULE3: error(400, '0'),
  MB_T_ID_RULE4: error(400),
  MB_T_ID_RULE5: error(400),
  MB_T_PASSWORD_RULE1: error(400, '0', '1'),
  MB_T_PASSWORD_RULE2: error(400, '0'),
  MB_T_PASSWORD_RULE3: error(400, '0'),
  MB_T_PASSWORD_RULE4: error(400),
  MB_T_PASSWORD_RULE5: error(400),
  MB_T_PASSWORD_COMMON: error(400),
  MB_T_PASSWORD_DIFFERENCE: error(400, '0'),
  /** The company's rules became others while the password was judged by those before. */
  PASSWORD_RULES_CHANGED: error(409),
  /** The new password is the current one or an earlier one. */
  MB0719: error(400),
  /** The password that proves who is asking is wrong. */
  MB_M_PASSWORD_WRONG: error(422),
  /** The session has to prove again whose it is: the password was typed too long ago. */
  PROOF_NEEDED: error(403),
  MB_M_COMMON_JS_ENTERPASS: error(400),
  MB_M_COMMON_JS_PASSNOTMATCH: error(400),
  /** Credential mismatch, the same for an unknown ID, a wrong password and an account that may not sign in. */
  EM0010: error(422),
  /** The last day of the ID is over. */
  ID_ENDED: error(403),
  /** USR-11: the password that an administrator gave was not used in time. */
  GIVEN_PASSWORD_ENDED: error(403),
  /** Too many wrong tries, whether the account exists or not. */
  EM0011: error(429, 'seconds'),
} as const;
