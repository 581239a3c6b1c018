import type { Module } from '../../../platform/module.ts';
import { sealedColumn } from '../../../platform/keys/keyed-columns.ts';
import { contentAad, eventAad } from './dispatches.sql.ts';
import { dispatchContribution } from './contribution.ts';
import { settle, settleTask } from './due.ts';
import { endDispatch } from './operations/end-dispatch.ts';
import { hearOfDispatch } from './operations/hear-of-dispatch.ts';
import { hearOfDispatchAnswer } from './operations/hear-of-dispatch-answer.ts';
import { settleDispatch } from './operations/settle-dispatch.ts';
import { dispatchData, endDispatchesOf } from './over.ts';
import { dispatchRoutes } from './routes.ts';

export { insertDispatch, readDays } from './dispatches.sql.ts';

/** STA-03, STA-09: people that one company sends to another for a time. */
export const dispatches: Module = {
  name: 'dispatches',
  needs: [
    'companies',
    'company-structures',
    'contacts',
    'departments',
    'employment',
    'ended-companies',
    'linked-accounts',
    'notifications',
    'people',
    'person-records',
    'roles',
  ],
  operations: dispatchRoutes,
  more: [endDispatch, hearOfDispatch, hearOfDispatchAnswer, settleDispatch],
  contributes: {
    ...dispatchContribution,
    ownData: { place: 126, sections: dispatchData },
    personLeaves: {
      accountCloses: (tx, kernel, person) => endDispatchesOf(tx, kernel, person),
    },
    companyEnded: { ended: (tx, companyCode, _days, kernel) => endDispatchesOf(tx, kernel, { companyCode }) },
  },
  keyed: {
    sealed: [
      sealedColumn('dispatches', 'content', ['dispatch_id'], contentAad),
      sealedColumn('dispatch_events', 'note', ['dispatch_id', 'event_number'], eventAad),
    ],
  },
  tasks: (kernel) => ({ [settleTask]: (payload) => settle(kernel, payload) }),
};
