/** Refusals of a contact that receives a message: a mail address or a phone number. */
export const contactRefusals = [
  'MB_M_MANAGER_JS_MAILFORMATINVALID',
  'MB_M_EXCEPT_MADANG_ADDR',
  'MB_M_EXCEPT_MYSINGLE_ADDR',
  'MB_M_VALIDATE_NATIONNUMBER',
  'MB_M_VALIDATE_AREANUMBER',
  'MB_M_VALIDATE_PHONENUMBER',
] as const;

/** Refusals of an entered code, regardless of its purpose. */
export const codeRefusals = ['OTP0005', 'OTP0006', 'OTP0007', 'OTP0008', 'OTP_REPLACED', 'OTP_USED'] as const;
