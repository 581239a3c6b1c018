import { sealedColumn } from '../../../platform/keys/keyed-columns.ts';
import type { Module } from '../../../platform/module.ts';
import { rightRequestContribution } from './contribution.ts';
import { rightRequestData } from './own-data.ts';
import { answerAad, deleteRequestsOf, reasonAad } from './right-requests.sql.ts';
import { rightRequestRoutes } from './routes.ts';

export { readHolderNaming, updateHolderNaming } from './holders.sql.ts';
export { insertRequest, reasonAad } from './right-requests.sql.ts';
export { rightLetters, sendRightLetter } from './letters.ts';

/** MEM-10: permissions that people ask for, for some hours, and that end by themselves. */
export const rightRequests: Module = {
  name: 'right-requests',
  needs: ['departments', 'grants', 'role-assignments', 'notifications', 'people', 'person-names', 'person-records'],
  contributes: {
    ...rightRequestContribution,
    ownData: { place: 197, sections: rightRequestData },
    personLeaves: { endings: [{ end: (tx, _kernel, person) => deleteRequestsOf(tx, person) }] },
  },
  keyed: {
    sealed: [
      sealedColumn('right_requests', 'reason', ['request_id'], reasonAad),
      sealedColumn('right_requests', 'answer', ['request_id'], answerAad),
    ],
  },
  operations: rightRequestRoutes,
};
