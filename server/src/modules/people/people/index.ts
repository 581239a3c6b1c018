import type { Module } from '../../../platform/module.ts';
import { runJob } from '../../ground/jobs/index.ts';
import { exportEmployeesKind, writeEmployees } from './export-file.ts';
import { seedChangeColumns } from './history/seed-change-columns.ts';
import { peopleData } from './own-data.sql.ts';
import { peopleRoutes } from './routes.ts';

export { type BirthdayDays, homeBirthdays } from './fields/birthdays.sql.ts';
export { sendWelcomeMail, welcomeMailsOfToday } from './welcome/welcome.ts';
export { companyBesides, peopleCountsOf } from './counts.sql.ts';
export { type NamelessAdministrator, listNamelessAdministrators, lockNameless, setLoginId } from './nameless.sql.ts';
export { readLoginPerson } from './login-person.sql.ts';
export { readOwnRecord } from './own/own-record.ts';
export { countsByDepartment } from './posts/counts.sql.ts';
export { type StoredPerson, arePeopleOf, selectPeopleOf, selectPerson } from './people-list.sql.ts';
export { countPeople, selectPeople } from './search/people-pages.sql.ts';
export { personTarget, presentPeople } from './present-people.ts';
export { type EndingIds, endingIdsOf } from './limits/ending-ids.sql.ts';
export { refuseFullCompany } from './limits/employee-limit.ts';
export { createPerson } from './people.sql.ts';

/** The people of a company: their records, contacts and roles, and how administrators see and register them. */
export const people: Module = {
  name: 'people',
  needs: ['agreements', 'companies', 'contacts', 'departments', 'directory', 'initial-passwords', 'job-ranks', 'jobs', 'mail-domains', 'otp', 'own-records', 'person-names', 'person-records', 'photos', 'promotions', 'roles', 'sub-organisations', 'waiting-people'],
  contributes: {
    ownData: { place: 10, sections: peopleData },
  },
  seed: ({ db }) => seedChangeColumns(db),
  operations: peopleRoutes,
  longTasks: (kernel) => ({
    [exportEmployeesKind]: (payload) =>
      runJob(kernel, payload, { permission: 'employees.export', work: writeEmployees }),
  }),
};
