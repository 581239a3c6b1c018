import type { BaseErrorCode } from '../base-errors.ts';
import type { ContactErrorCode } from '../contact-errors.ts';

export const en = {
  errors: {
    CO101: 'Data could not be read or saved. Try again in a moment.',
    CO400: 'The request is not valid. Check what you entered.',
    CO401: 'You do not have permission to do this.',
    CO403: 'This request was refused.',
    CO404: 'What you are looking for cannot be found.',
    CO405: 'This request is not allowed here.',
    CO406: 'The response is not available in the requested format.',
    CO413: 'The content is larger than {{0}} KB. Make it smaller and try again.',
    CO415: 'This kind of content is not supported.',
    CO429: 'Too many requests. Try again later.',
    CO500: 'Something went wrong while handling your request. Try again later.',
    CO503: 'This feature is currently unavailable. Try again later.',
    AC100: 'You are not signed in. Sign in and try again.',
    CONSENT_NEEDED: 'There are terms for you to review. Read and answer them to continue.',
    FACTOR_NEEDED: 'Verify your identity with two-step verification to continue.',
    PAGE_BEYOND: 'The last page is page {{0}}.',
    MB_M_REQUIRED: 'This is a required field.',
    MB_M_MAX_LENGTH: 'Use at most {{0}} characters.',
    MB_M_ALPHANUMERIC: 'Use only letters and numbers, without spaces.',
    MB_M_LEADING_SPACE: 'This cannot start with a space.',
    MB_M_NO_SPACES: 'Spaces are not allowed.',
    MB_M_NO_WEB_ADDRESS: 'Web addresses, < and > are not allowed.',
    MB_M_UNSEEN: 'This contains invisible characters. Type it again.',
    MB_M_NAME_SPECIAL_VALID:
      '{{validatedName}}: use Korean or English letters only, without commas, double quotes, ^ or \\.',
    MB_M_NAME_SCRIPTS:
      '{{validatedName}}: use Korean or English letters, or outside Korea also Chinese characters, kana and letters with accents, but no numbers or signs. Check the country of residence.',
    MB_M_URL: 'Enter an address that begins with https://, http:// or /.',
    MB_M_DENY_PAGE: 'This page cannot be opened directly. Start again from the beginning.',
    MB_M_MANAGER_JS_MAILFORMATINVALID: 'Enter a valid email address.',
    MB_M_EXCEPT_MADANG_ADDR: 'A Madang address cannot be used here. Enter an email address of another service.',
    MB_M_EXCEPT_MYSINGLE_ADDR: 'Addresses of this service cannot receive our codes. Enter another email address.',
    MB_M_VALIDATE_NATIONNUMBER: 'Choose a valid country code.',
    MB_M_VALIDATE_AREANUMBER: 'The area code cannot start with 0. For 010, enter 10.',
    MB_M_VALIDATE_PHONENUMBER: 'Enter a valid phone number.',
    PSL_TIMEOUT: 'The connection to the server is unstable. Try again later.',
    crossDomain: 'The server cannot be reached. Check your internet connection and try again.',
  } satisfies Record<BaseErrorCode | ContactErrorCode, string>,
};
