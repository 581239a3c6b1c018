import type { Module } from '../../../platform/module.ts';
import { sealedColumn } from '../../../platform/keys/keyed-columns.ts';
import { notifyAhead } from './ahead.ts';
import { stateOperations } from './state-operations.ts';
import { deleteChanges, reasonAad, stepsAad } from './changes.sql.ts';
import { employmentData } from './own-data.ts';
import { employmentRoutes } from './routes.ts';
import { settleLeaveTask, settleTask } from './settle-later.ts';
import { settleLeave, settlePlanned } from './settle-planned.ts';
import { employmentHistory } from './story.ts';

export { beginDispatch, endDispatch } from './dispatched/dispatched.ts';
export { setDispatchEnd } from './state.sql.ts';

/** STA-01 to STA-07, USR-13: what becomes of a person's service, and the lock of access beside it. */
export const employment: Module = {
  name: 'employment',
  needs: [
    'companies',
    'contacts',
    'departments',
    'employment-states',
    'notifications',
    'organisation-charts',
    'passwords',
    'people',
    'person-names',
    'person-records',
    'roles',
  ],
  contributes: {
    ownData: { place: 125, sections: employmentData },
    personHistory: employmentHistory,
    plannedAhead: { stateOperations, notify: notifyAhead },
    personLeaves: { accountCloses: (tx, _kernel, person) => deleteChanges(tx, person) },
  },
  keyed: {
    sealed: [
      sealedColumn('employment_changes', 'reason', ['change_id'], reasonAad),
      sealedColumn('employment_changes', 'steps', ['change_id'], stepsAad),
    ],
  },
  operations: employmentRoutes,
  tasks: (kernel) => ({
    [settleTask]: (payload) => settlePlanned(kernel, payload),
    [settleLeaveTask]: (payload) => settleLeave(kernel, payload),
  }),
};
