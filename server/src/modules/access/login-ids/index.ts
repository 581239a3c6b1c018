import { sealedColumn } from '../../../platform/keys/keyed-columns.ts';
import type { Module } from '../../../platform/module.ts';
import { loginIdContribution } from './contribution.ts';
import { reasonAad } from './id-requests.sql.ts';
import { reopenIdRequest } from './operations/reopen-id-request.ts';
import { restoreLoginId } from './operations/restore-login-id.ts';
import { endApproved, endApprovedTask } from './end-approved.ts';
import { loginIdRoutes } from './routes.ts';

export { idLetters, tell } from './letters.ts';

/** REQ-01, IDR-02: IDs that people ask for, and that administrators change. */
export const loginIds: Module = {
  name: 'login-ids',
  needs: [
    'accounts',
    'companies',
    'contacts',
    'global-login-ids',
    'employment-states',
    'former-ids',
    'mail-domains',
    'notifications',
    'people',
    'person-records',
    'sub-organisations',
  ],
  keyed: { sealed: [sealedColumn('id_requests', 'reason', ['request_id'], reasonAad)] },
  contributes: loginIdContribution,
  operations: loginIdRoutes,
  more: [reopenIdRequest, restoreLoginId],
  tasks: (kernel) => ({ [endApprovedTask]: () => endApproved(kernel) }),
  schedule: [`11 * * * * ${endApprovedTask}`],
};
