import type { ErrorCode } from '../../contract/src/index.ts';

/** Codes that no call is answered with and no row of an answer shows, each with what says it instead. */
export const saidByTheClient: Readonly<Partial<Record<ErrorCode, string>>> = {
  PSL_TIMEOUT: 'a call that got no answer in time (web/src/kernel/calls)',
  crossDomain: 'a server that cannot be reached (web/src/kernel/calls)',
  CG001: 'a question before a category is added to an item (e2e/item-categories.e2e.ts)',
  MB_M_ID_RPTCHECK: 'a form sent before the ID was checked (e2e/signup-form.e2e.ts)',
  MB_M_OTP_FIRST: 'a form sent before a code was entered (e2e/signup-form.e2e.ts)',
  MB667: 'the form after the fourth wrong code (e2e/signup-verification.e2e.ts)',
  MB713: 'a release that comes too late, told by the other company (server/src/modules/access/dispatches)',
  HOLIDAY_DAY: 'a file that the operator loads by command (server/src/modules/workplace/anniversaries/holidays)',
  HOLIDAY_KIND: 'a file that the operator loads by command (server/src/modules/workplace/anniversaries/holidays)',
  HOLIDAY_NAME: 'a file that the operator loads by command (server/src/modules/workplace/anniversaries/holidays)',
  HOLIDAY_ORDER: 'a file that the operator loads by command (server/src/modules/workplace/anniversaries/holidays)',
  MB783: 'a row of a run, read by its owner (server/src/kernel/operations/stored/runs/runs.test.ts)',
};
