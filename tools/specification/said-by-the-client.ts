import type { ErrorCode } from '../../contract/src/index.ts';

/** Codes that no call is answered with, each with what says it instead. */
export const saidByTheClient: Readonly<Partial<Record<ErrorCode, string>>> = {
  PSL_TIMEOUT: 'a call that got no answer in time (web/src/kernel/calls)',
  crossDomain: 'a server that cannot be reached (web/src/kernel/calls)',
  CG001: 'a question before a category is added to an item (e2e/item-categories.e2e.ts)',
  MB_M_ID_RPTCHECK: 'a form sent before the ID was checked (e2e/signup-form.e2e.ts)',
  MB_M_OTP_FIRST: 'a form sent before a code was entered (e2e/signup-form.e2e.ts)',
  MB667: 'the form after the fourth wrong code (e2e/signup-verification.e2e.ts)',
  JOB_FAILED: 'a row of the list of jobs (server/src/modules/ground/jobs/jobs.test.ts)',
  JOB_RESULT_DELETED: 'the same (server/src/modules/access/consents/forgotten-exports.test.ts)',
  MB783: 'a row of a run (server/src/kernel/operations/stored/runs/runs.test.ts)',
  INVITATION_TWICE:
    'a line of a list before it is sent (server/src/modules/joining/invitations/operations/invite-people.test.ts)',
};
