import type { ErrorCode } from '../../contract/src/index.ts';

interface Word {
  /** Codes of the product that say it; none where nothing does, and then there is a reason. */
  readonly by: readonly ErrorCode[];
  /** Reason that a code of the product's own expresses it, or that none does. */
  readonly because?: string;
}

type Family = Readonly<Record<string, Word>>;

const named = 'a name says what it is; the number has no text of its own';
const linked = 'searches of linked systems, which are not built yet';

/** ERR-07: families of section 8 by the words that they have there; those of files and bulk are in `bulk-words.ts`. */
export const families: Readonly<Record<string, Family>> = {
  CO: {
    'database error': { by: ['CO101'] },
    'bad request': { by: ['CO400'] },
    'no permission': { by: ['CO401'] },
    refused: { by: ['CO403'] },
    'resource missing': { by: ['CO404'] },
    'method not allowed': { by: ['CO405'] },
    'not acceptable': { by: ['CO406'] },
    'unsupported media': { by: ['CO415'] },
    'internal error': { by: ['CO500'] },
  },
  CM: {
    duplicate: { by: ['CM301'] },
    'nothing to delete or update': { by: ['CM302', 'CM303'] },
    'company, building or floor missing': { by: ['CM304', 'CM305', 'CM306'] },
    'location code rules': { by: ['CM307', 'CM308'] },
    'deletion refused when children exist': { by: ['CM309', 'CM310', 'CM311', 'CM312', 'CM313', 'CM314'] },
    'map file over 10 MB': { by: ['CM315'] },
  },
  EM: {
    'search and validation': { by: ['SEARCH_TERM_SHORT', 'SEARCH_TERM_LETTERS', 'SEARCH_NAMES_MOST'], because: named },
    'user not found': { by: ['EM0006'] },
    'more than one user': { by: ['SEARCH_ONE_KEY', 'SEARCH_NAMES_TWICE'], because: named },
    'already registered': { by: ['EM0008', 'EMPLOYEE_NUMBER_TAKEN', 'EMPLOYEE_MAIL_TAKEN'], because: named },
    'deleted user': { by: ['EM0009', 'EMPLOYEE_RETIRED'] },
    'credential mismatch': { by: ['EM0010', 'EM0011'] },
    'company-list errors': { by: [], because: linked },
    'page errors': { by: ['PAGE_BEYOND'], because: 'one code for every list' },
    'linked-company rules': { by: [], because: linked },
    'period over 31 days': { by: ['SEARCH_DAYS'], because: 'one code for every search by dates' },
    'key-management errors': { by: ['KMS002', 'KMS003', 'KMS004', 'KMS005'], because: 'the family of keys says them' },
    'PIN errors': { by: ['PIN_FORM', 'PIN_EASY', 'PIN_WRONG', 'KMS001'], because: named },
  },
  KMS: {
    'PIN wrong 5 times means contact the service desk': { by: ['KMS001'] },
    'invalid key': { by: ['KMS002', 'KMS004'] },
    'key transfer failed': { by: ['KMS003'] },
    'registration status': { by: ['KMS005', 'KMS006', 'KMS007', 'KMS008'] },
  },
  ORG: {
    'organisation search': {
      by: ['ORG0001', 'ORG0002', 'ORG0003', 'ORG0004', 'ORG0005', 'ORG0006', 'ORG0007', 'ORG0008'],
    },
    'ORG0009 to ORG0017': { by: [], because: linked },
  },
  OTP: {
    'user missing': { by: ['OTP0001'] },
    'user not found': { by: ['OTP0002'] },
    'too many sends': { by: ['OTP0003'] },
    'no mobile or external email': { by: ['OTP0004'] },
    'no issuance history': { by: ['OTP0005'] },
    'expired after 3 min': { by: ['OTP0006'] },
    'wrong more than 3 times': { by: ['OTP0007'] },
    invalid: { by: ['OTP0008'] },
  },
  MB: {
    'MB120 to MB125 emblems': { by: ['MB120', 'MB121', 'MB122', 'MB123', 'MB124', 'MB125'] },
    'MB601 to MB668 ID': {
      by: ['MB601', 'MB602', 'MB603', 'MB604', 'MB605', 'MB606', 'MB607', 'MB608', 'MB657', 'MB667'],
    },
    'MB601 to MB668 password and format': {
      by: ['MB_M_PASSWORD_WRONG', 'MB_M_COMMON_JS_PASSNOTMATCH', 'MB_M_NAME_SPECIAL_VALID'],
      because: 'the keys of the sign-up forms say them; the numbers have no texts of their own',
    },
    'MB701 to MB786 user transfer': { by: ['MB706', 'MB707', 'MB708', 'MB709', 'MB710', 'MB711', 'MB712', 'MB713'] },
    'MB701 to MB786 retire': { by: ['MB701', 'MB702', 'MB704', 'MB705', 'EMPLOYEE_RETIRED'] },
    'MB701 to MB786 restore': { by: ['MB703'] },
    'MB801 to MB804 categories': { by: ['MB801', 'MB802', 'MB803', 'MB804'] },
    'MB820 to MB822 terms': { by: ['MB820', 'MB821', 'MB822'] },
    'MB823 terms': { by: [], because: 'terms of linked systems, which are not built yet' },
    'MB850 to MB855 concurrent posts': { by: ['MB850', 'MB851', 'MB852', 'MB853', 'MB854', 'MB855'] },
    'messenger sync failed': { by: [], because: 'there is no messenger (decision 0147)' },
    'employee limit exceeded': { by: ['MB1054'] },
    'representative admin cannot be deleted': { by: ['MB1055'] },
    'terms must be agreed': { by: ['MB1063'] },
    'email in use': { by: ['MB1064'] },
    'free plan already signed up': { by: ['MB1065'] },
    'unavailable domain': { by: ['MB1066'] },
    'only trial accounts can be processed': { by: ['EMPLOYEE_NOT_TRIAL'], because: named },
    'time limit exceeded': { by: ['MB783'] },
  },
  AC: {
    'not logged in': { by: ['AC100'] },
    'user does not exist': { by: ['EM0006'], because: 'one code for a person who is not there' },
    'no access': { by: ['AC105', 'CO401'], because: 'the product has one code for a missing right' },
    'no access in this time slot': { by: ['AC103', 'GRANT_WINDOW'] },
    'outside allowed window': { by: ['AC104', 'GRANT_DATES', 'WINDOW_ZONE'] },
    'no right to resource': { by: ['CO401', 'PERSON_ABOVE', 'GRANT_BEYOND_OWN'], because: named },
    'no query right on the company code': { by: ['CO404'], because: 'another company is none at all to the caller' },
    'page beyond total': { by: ['PAGE_BEYOND'], because: 'one code for every list' },
    'duplicate IDs': { by: ['SEARCH_NAMES_TWICE', 'GRANT_EXISTS'], because: named },
    'value-set checks': {
      by: ['CO400', 'GRANT_UNKNOWN', 'GRANT_SCOPE'],
      because: 'a value of no set is a bad request',
    },
    'date formats': { by: ['SEARCH_DATE', 'SEARCH_DATES_ORDER'], because: named },
  },
  CG: { 'categories may be given up to 5 per item': { by: ['CG001'] } },
};
