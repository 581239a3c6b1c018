import type { Module } from '../../../platform/module.ts';
import { jobRights, runJob } from '../../ground/jobs/index.ts';
import { exportEmployeesKind, writeEmployees } from './export/export-file.ts';
import { seedChangeColumns } from './history/seed-change-columns.ts';
import { peopleData } from './own-data.sql.ts';
import { changeEmployeePlace } from './operations/change-employee-place.ts';
import { peopleRoutes } from './routes.ts';
import { peopleContribution } from './contributions/people-contribution.ts';

export { sendWelcomeMail, welcomeMailsOfToday } from './welcome/welcome.ts';
export { raiseWelcomeMails } from './welcome/welcome.sql.ts';
export { listNamelessAdministrators, lockNameless, setLoginId } from './nameless.sql.ts';
export { accountCount, peopleCountsOf } from './counts.sql.ts';
export { readLoginPerson } from './login-person.sql.ts';
export { readOwnRecord } from './own/own-record.ts';
export { selectPostsOf } from './posts/posts.sql.ts';
export { countsByDepartment } from './posts/counts.sql.ts';
export { type StoredPerson, arePeopleOf, selectPeopleOf } from './people-list.sql.ts';
export { countPeople, selectPeople } from './search/people-pages.sql.ts';
export { type KeyedPerson, selectPeopleByKeys } from './search/people-by-keys.sql.ts';
export { selectSelectedIds } from './search/selected-ids.ts';
export { personTarget, presentPeople } from './present-people.ts';
export { refuseFullCompany } from './limits/employee-limit.ts';
export { createPerson } from './people.sql.ts';

/** The people of a company: their records, contacts and roles, and how administrators see and register them. */
export const people: Module = {
  name: 'people',
  needs: [
    'agreements',
    'companies',
    'company-policies',
    'contacts',
    'departments',
    'global-login-ids',
    'employment-states',
    'factor-requirements',
    'former-ids',
    'initial-passwords',
    'job-ranks',
    'jobs',
    'mail-domains',
    'otp',
    'own-records',
    'person-names',
    'person-records',
    'photos',
    'promotions',
    'roles',
    'sub-organisations',
    'terms',
    'waiting-people',
  ],
  contributes: {
    ...peopleContribution,
    ownData: { place: 10, sections: peopleData },
  },
  seed: ({ db }) => seedChangeColumns(db),
  operations: peopleRoutes,
  more: [changeEmployeePlace],
  longTasks: (kernel) => ({
    [exportEmployeesKind]: (payload) =>
      runJob(kernel, payload, { permission: jobRights[exportEmployeesKind], work: writeEmployees }),
  }),
};
