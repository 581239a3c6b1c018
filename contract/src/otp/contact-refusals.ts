/** What a contact that something is to be sent to may be refused for: a mail address or a phone number. */
export const contactRefusals = [
  'MB_M_MANAGER_JS_MAILFORMATINVALID',
  'MB_M_EXCEPT_MADANG_ADDR',
  'MB_M_EXCEPT_MYSINGLE_ADDR',
  'MB_M_VALIDATE_NATIONNUMBER',
  'MB_M_VALIDATE_AREANUMBER',
  'MB_M_VALIDATE_PHONENUMBER',
] as const;
