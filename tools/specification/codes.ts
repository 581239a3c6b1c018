/**
 * Section 8 of the specification, family by family. What `stands` has its capability; what `waits` is of capabilities to
 * come, and a code that enters the catalogue must leave that list, so it only shrinks.
 */
export interface CodeFamily {
  readonly name: string;
  /** The catalogue's codes of this family, and no others, match it. */
  readonly form: RegExp;
  readonly stands: readonly string[];
  readonly waits: readonly Waiting[];
}

interface Waiting {
  /** What brings them. */
  readonly capability: string;
  /** One code, or the first and last of a row that the specification names as a whole. */
  readonly codes: readonly (string | readonly [first: string, last: string])[];
}

const laterDuplicates =
  'older duplicates of codes that stand or wait; the specification gives them no text of their own';

export const codeFamilies: readonly CodeFamily[] = [
  {
    name: 'CO, calls as such',
    form: /^CO\d+$/,
    // 413, 415, 429 and 503 in the same family are the product's own.
    stands: [
      'CO101',
      'CO400',
      'CO401',
      'CO403',
      'CO404',
      'CO405',
      'CO406',
      'CO415',
      'CO500',
      'CO413',
      'CO429',
      'CO503',
    ],
    waits: [],
  },
  {
    name: 'client handling',
    form: /^(PSL_TIMEOUT|crossDomain|AP199|SC199)$/,
    stands: ['PSL_TIMEOUT', 'crossDomain', 'AP199', 'SC199'],
    waits: [],
  },
  {
    name: 'CM, codes and locations',
    form: /^CM\d+$/,
    stands: ['CM301', 'CM312', 'CM313', 'CM314'],
    waits: [{ capability: 'locations', codes: [['CM302', 'CM311'], 'CM315'] }],
  },
  {
    name: 'EM, people',
    form: /^EM\d+$/,
    stands: ['EM0006', 'EM0008', 'EM0009', 'EM0010', 'EM0011'],
    waits: [
      { capability: 'people, their lists, linked systems', codes: [['EM601', 'EM731']] },
      {
        capability: 'people, their lists, keys',
        codes: [['EM0001', 'EM0005'], 'EM0007', ['EM0012', 'EM0038']],
      },
    ],
  },
  { name: 'KMS, keys', form: /^KMS\d+$/, stands: [], waits: [{ capability: 'keys', codes: [['KMS001', 'KMS008']] }] },
  {
    name: 'ORG, organisation search',
    form: /^ORG\d+$/,
    stands: ['ORG0001', 'ORG0002', 'ORG0003', 'ORG0004', 'ORG0005', 'ORG0006', 'ORG0007', 'ORG0008'],
    waits: [
      { capability: 'searches of linked systems; the specification gives no texts', codes: [['ORG0009', 'ORG0017']] },
    ],
  },
  {
    name: 'OTP, one-time codes',
    form: /^OTP\d+$/,
    stands: ['OTP0001', 'OTP0002', 'OTP0003', 'OTP0004', 'OTP0005', 'OTP0006', 'OTP0007', 'OTP0008'],
    waits: [],
  },
  {
    name: 'MB, members',
    form: /^MB\d+$/,
    stands: [
      'MB601',
      'MB657',
      'MB667',
      'MB0719',
      'MB820',
      'MB821',
      'MB822',
      'MB850',
      'MB851',
      'MB852',
      'MB853',
      'MB855',
      'MB907',
      'MB1054',
      'MB1055',
      'MB1063',
      'MB1064',
      'MB1065',
      'MB1066',
    ],
    waits: [
      { capability: 'emblems', codes: [['MB120', 'MB125']] },
      {
        capability: 'people: ID, password, format; the specification gives no texts, and codes of names say them',
        codes: [['MB602', 'MB656'], ['MB658', 'MB666'], 'MB668'],
      },
      { capability: 'transfer, retirement, reinstatement', codes: [['MB701', 'MB786']] },
      { capability: 'categories', codes: [['MB801', 'MB804']] },
      { capability: 'terms of linked systems', codes: ['MB823'] },
      { capability: 'concurrent posts of other companies', codes: ['MB854'] },
      {
        capability: 'bulk files, downloads',
        codes: [
          ['MB901', 'MB906'],
          ['MB908', 'MB946'],
        ],
      },
      { capability: 'a messenger, which there is not (0147)', codes: ['MB1053'] },
      { capability: 'free plan: texts that codes of names say today', codes: [['MB1056', 'MB1062']] },
      {
        capability: laterDuplicates,
        codes: [
          ['MB0001', 'MB0718'],
          ['MB0720', 'MB0985'],
          ['MB9001', 'MB9003'],
        ],
      },
    ],
  },
  {
    name: 'AC, access',
    form: /^AC\d+$/,
    stands: ['AC100', 'AC105'],
    waits: [
      {
        capability: 'permissions with times and resources, lists',
        codes: [
          ['AC101', 'AC104'],
          ['AC106', 'AC723'],
        ],
      },
    ],
  },
  { name: 'CG, confirmations', form: /^CG\d+$/, stands: [], waits: [{ capability: 'categories', codes: ['CG001'] }] },
  {
    name: 'DW and DS, files and synchronisation',
    form: /^D[WS]\d*$/,
    stands: [],
    // The specification names the families, and no single code.
    waits: [{ capability: 'bulk files, downloads', codes: ['DW', 'DS'] }],
  },
  {
    name: 'keys of the sign-up forms',
    form: /^MB_[MT]_(ID_RPTCHECK|DENY_PAGE|VALIDATE_(AREA|NATION)NUMBER|DO_NOT_SAME\w+|EXCEPT_\w+_ADDR|PASSWORD_RULE\d|COMMON_JS_\w+|MANAGER_JS_\w+|NAME_SPECIAL_VALID|PWD_ENTER_EXTMAIL|REQUIRED)$/,
    stands: [
      'MB_M_ID_RPTCHECK',
      'MB_M_DENY_PAGE',
      'MB_M_VALIDATE_AREANUMBER',
      'MB_M_VALIDATE_NATIONNUMBER',
      'MB_M_DO_NOT_SAME_USERID_AND_MAIL_DOMAIN',
      'MB_M_EXCEPT_MADANG_ADDR',
      'MB_M_EXCEPT_MYSINGLE_ADDR',
      'MB_T_PASSWORD_RULE1',
      'MB_T_PASSWORD_RULE2',
      'MB_T_PASSWORD_RULE3',
      'MB_T_PASSWORD_RULE4',
      'MB_T_PASSWORD_RULE5',
      'MB_M_COMMON_JS_PASSNOTMATCH',
      'MB_M_COMMON_JS_ENTERPASS',
      'MB_M_MANAGER_JS_ENTERLASTNAME',
      'MB_M_MANAGER_JS_ENTERNAME',
      'MB_M_MANAGER_JS_MAILFORMATINVALID',
      'MB_M_NAME_SPECIAL_VALID',
      'MB_M_PWD_ENTER_EXTMAIL',
      'MB_M_REQUIRED',
    ],
    waits: [],
  },
];

/** Codes that no call is answered with, each with what says them instead. */
export const saidByTheClient: Readonly<Record<string, string>> = {
  PSL_TIMEOUT: 'a call that got no answer in time (web/src/kernel/calls)',
  crossDomain: 'a server that cannot be reached (web/src/kernel/calls)',
  MB_M_ID_RPTCHECK: 'a form sent before the ID was checked (e2e/signup-form.e2e.ts)',
  MB_M_OTP_FIRST: 'a form sent before a code was entered (e2e/signup-form.e2e.ts)',
  MB667: 'the form after the fourth wrong code (e2e/signup-verification.e2e.ts)',
  JOB_FAILED: 'a row of the list of jobs (server/src/modules/ground/jobs/jobs.test.ts)',
  JOB_RESULT_DELETED: 'the same (server/src/modules/access/consents/forgotten-exports.test.ts)',
  INVITATION_TWICE:
    'a line of a list before it is sent (server/src/modules/joining/invitations/operations/invite-people.test.ts)',
};

/** Every code of a waiting list, its rows written out. */
export function waitingCodes({ waits }: CodeFamily): string[] {
  return waits.flatMap(({ codes }) => codes.flatMap((each) => (typeof each === 'string' ? [each] : rowOf(each))));
}

function rowOf([first, last]: readonly [string, string]): string[] {
  const [, letters = '', digits = ''] = /^(\D+)(\d+)$/.exec(first) ?? [];
  const count = Number(last.slice(letters.length)) - Number(digits) + 1;
  return Array.from({ length: count }, (_, n) => letters + String(Number(digits) + n).padStart(digits.length, '0'));
}
