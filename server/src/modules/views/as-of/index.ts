import * as routes from '@madang/contract/views/as-of/routes.ts';
import type { Module } from '../../../platform/module.ts';
import { callOf } from '../../../kernel/operations/call-of.ts';
import { listMembersAsOf } from './operations/list-members-as-of.ts';
import { listPeopleAsOf } from './operations/list-people-as-of.ts';
import { readDepartmentsAsOf } from './operations/read-departments-as-of.ts';
import { readPersonAsOf } from './operations/read-person-as-of.ts';

/** STA-10: people and departments as of a day, past or planned. */
export const asOf: Module = {
  name: 'as-of',
  needs: ['departments', 'people', 'people-as-of'],
  operations: [
    callOf(routes.readPersonAsOf, readPersonAsOf),
    callOf(routes.listPeopleAsOf, listPeopleAsOf),
    callOf(routes.readDepartmentsAsOf, readDepartmentsAsOf),
    callOf(routes.listMembersAsOf, listMembersAsOf),
  ],
};
