/** What a new password and its confirmation may be refused for, whoever sets it. */
export const newPasswordRefusals = [
  'MB_M_COMMON_JS_ENTERPASS',
  'MB_M_COMMON_JS_PASSNOTMATCH',
  'MB_T_PASSWORD_RULE1',
  'MB_T_PASSWORD_RULE2',
  'MB_T_PASSWORD_RULE3',
  'MB_T_PASSWORD_RULE4',
  'MB_T_PASSWORD_RULE5',
  'MB_T_PASSWORD_COMMON',
] as const;
