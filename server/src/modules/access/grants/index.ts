import { sealedColumn } from '../../../platform/keys/keyed-columns.ts';
import type { Module } from '../../../platform/module.ts';
import { deleteGrantsOf, reasonAad } from './grants.sql.ts';
import { notifyOfEnds, endNoticesTask } from './end-notices.ts';
import { grantRoutes } from './routes.ts';

export { grantLetters, sendGrantLetter } from './end-notices.ts';
export { explainedOwn } from './explain.ts';
export { scopeNames } from './explanations.sql.ts';
export { giveRefusals, giveTo, openedBy } from './giving.ts';
export { lockCompanyRole, lockGrant, momentsOf } from './grants.sql.ts';
export { changeGrant } from './operations/change-grant.ts';
export { giveGrant } from './operations/give-grant.ts';
export { takeBackGrant } from './operations/take-back-grant.ts';
export { grantTarget, scopeTarget, storedTarget } from './targets.ts';

/** MEM-02, MEM-03: rights that people give to persons and to roles: where, between which days and in which hours. */
export const grants: Module = {
  name: 'grants',
  needs: [
    'companies',
    'company-roles',
    'departments',
    'grant-windows',
    'role-assignments',
    'notifications',
    'people',
    'person-names',
    'person-records',
    'sub-organisations',
  ],
  contributes: {
    personLeaves: { endings: [{ end: (tx, _kernel, person) => deleteGrantsOf(tx, person) }] },
  },
  keyed: {
    sealed: [
      sealedColumn('grants', 'reason', ['grant_id'], reasonAad),
      sealedColumn('role_grants', 'reason', ['role_grant_id'], reasonAad),
    ],
  },
  operations: grantRoutes,
  tasks: (kernel) => ({ [endNoticesTask]: () => notifyOfEnds(kernel) }),
  schedule: [`23 0 * * * ${endNoticesTask}`],
};
