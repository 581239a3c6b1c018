export const en = {
  otpMail: {
    heading: 'Your verification code',
    here: 'Here is your verification code for Madang.',
    hereForPassword: 'Here is your verification code to set a new password for Madang.',
    hereForAccount:
      'Here is your verification code to activate the account that your company has prepared for you on Madang.',
    hereForContact: 'Here is your verification code to use this address as a contact of your Madang account.',
    valid: 'It is valid for {{minutes}} minutes. Enter it on the page where you requested it.',
    neverAsked: 'We never ask for this code by phone or message. Do not share it with anyone.',
    notYou: 'If you did not request a code, you can safely ignore this email.',
  },
  otpSms: {
    here: '[Madang] Your verification code',
    hereForPassword: '[Madang] Code to set a new password',
    hereForAccount: '[Madang] Code to activate your company account',
    hereForContact: '[Madang] Code to use this number as a contact of your account',
    valid: 'Valid for {{minutes}} minutes. We never ask for it by phone.',
  },
};
