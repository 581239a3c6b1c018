/** Refusals of a new password and its confirmation, regardless of the user who sets it. */
export const newPasswordRefusals = [
  'MB_M_COMMON_JS_ENTERPASS',
  'MB_M_COMMON_JS_PASSNOTMATCH',
  'MB_T_PASSWORD_RULE1',
  'MB_T_PASSWORD_RULE2',
  'MB_T_PASSWORD_RULE3',
  'MB_T_PASSWORD_RULE4',
  'MB_T_PASSWORD_RULE5',
  'MB_T_PASSWORD_COMMON',
  'PASSWORD_RULES_CHANGED',
] as const;
/** Refusals of the form of an ID that a user selects. */
export const newLoginIdRefusals = [
  'CO400',
  'MB1066',
  'MB_M_MANAGER_JS_MAILFORMATINVALID',
  'MB_M_REQUIRED',
  'MB_T_ID_RULE1',
  'MB_T_ID_RULE2',
  'MB_T_ID_RULE3',
  'MB_T_ID_RULE4',
  'MB_T_ID_RULE5',
] as const;
