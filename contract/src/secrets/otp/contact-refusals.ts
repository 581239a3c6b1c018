/** What a contact that something is to be sent to may be refused for: a mail address or a phone number. */
export const contactRefusals = [
  'MB_M_MANAGER_JS_MAILFORMATINVALID',
  'MB_M_EXCEPT_MADANG_ADDR',
  'MB_M_EXCEPT_MYSINGLE_ADDR',
  'MB_M_VALIDATE_NATIONNUMBER',
  'MB_M_VALIDATE_AREANUMBER',
  'MB_M_VALIDATE_PHONENUMBER',
] as const;

/** What a code that is entered may be refused for, whatever it is for. */
export const codeRefusals = ['OTP0005', 'OTP0006', 'OTP0007', 'OTP0008', 'OTP_REPLACED', 'OTP_USED'] as const;
