export const en = {
  otpMail: {
    heading: 'Your one-time code',
    here: 'Here is your one-time code for Madang.',
    hereForPassword: 'Here is your one-time code to set a new password for Madang.',
    hereForAccount: 'Here is your one-time code to open the account that your company has prepared for you on Madang.',
    hereForContact: 'Here is your one-time code to make this the address of your Madang account.',
    valid: 'It is valid for {{minutes}} minutes. Enter it on the page where you asked for it.',
    neverAsked: 'We never ask for this code by phone or message. Please keep it to yourself.',
    notYou: 'If you did not ask for a code, you can safely ignore this email.',
  },
  otpSms: {
    here: '[Madang] Your one-time code',
    hereForPassword: '[Madang] Code to set a new password',
    hereForAccount: '[Madang] Code to open your company account',
    hereForContact: '[Madang] Code to make this the number of your account',
    valid: 'Valid for {{minutes}} minutes. We never ask for it by phone.',
  },
};
