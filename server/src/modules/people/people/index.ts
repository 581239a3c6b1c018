import { photoFilesOf } from './photos/photo-files.ts';
import { keyedPeople } from './fields/keyed.ts';
import { seedChangeColumns } from './history/seed-change-columns.ts';
import type { Module } from '../../../platform/module.ts';
import { runJob } from '../../ground/jobs/index.ts';
import { exportEmployeesKind, writeEmployees } from './export-file.ts';
import { purgePhoto, purgePhotoTask } from './photos/photos.ts';
import { peopleRoutes } from './routes.ts';
import { peopleData } from './own-data.sql.ts';

export { addressesOfPeople } from './fields/own-addresses.sql.ts';
export { type BirthdayDays, homeBirthdays } from './fields/birthdays.sql.ts';
export { isPerson } from './welcome/welcome.sql.ts';
export { sendWelcomeMail, welcomeMailsOfToday } from './welcome/welcome.ts';
export { registerEmployee } from './operations/register-employee.ts';
export { type Author, authorOf, namesOf, residenceCountryOf, securityGradeOf, serviceLimitOf } from './clauses.sql.ts';
export {
  type Contacts,
  deleteMobile,
  findCorrespondent,
  readContacts,
  readMailContact,
  readTimeZone,
  replaceContact,
} from './contacts.sql.ts';
export {
  companyBesides,
  endTrialOf,
  findIndispensable,
  findRepresentative,
  grantRole,
  hasRole,
  listAdministrators,
  lockService,
  missingFactorsOf,
  moveRepresentative,
  peopleCountsOf,
  revokeRole,
  type RoleHolder,
  roleHolderCountOf,
  roleHoldersOf,
} from './memberships.sql.ts';
export { checkNameScripts, readNameScripts } from './name-scripts.ts';
export { listNamelessAdministrators, lockNameless, type NamelessAdministrator, setLoginId } from './nameless.sql.ts';
export { type PersonFace, type PersonNames, readFaces, readLoginPerson, readNames } from './names.sql.ts';
export { deleteOptionalData, type OptionalData, readEnglishNameStart, readOptionalData } from './optional-data.sql.ts';
export { contactIndexes } from './fields/contact-indexes.ts';
export { selectShown } from './fields/shown-fields.sql.ts';
export { closedColumns } from './fields/person-columns.ts';
export { readOwnRecord } from './own/own-record.ts';
export { changePhoto } from './photos/photos.ts';
export { countsByDepartment } from './posts/counts.sql.ts';
export { arePeopleOf, selectPeopleOf, selectPerson, type StoredPerson } from './people-list.sql.ts';
export { countPeople, type PeopleOrder, selectPeople } from './search/people-pages.sql.ts';
export { isFound, type PeopleSelection } from './search/selection.sql.ts';
export { personTarget, presentPeople } from './present-people.ts';
export { type EndingIds, endingIdsOf } from './limits/ending-ids.sql.ts';
export { refuseFullCompany } from './limits/employee-limit.ts';
export { createPerson, type NewPerson } from './people.sql.ts';
export { lockPerson, selectOwnProfile } from './profile.sql.ts';
export { lockChangeable } from './fields/lock-changeable.sql.ts';
export { refuseSynchronising, setSynchronising } from './synchronising.sql.ts';
export { changeResidence, findDueTerms, readTermsReader } from './terms-reader.sql.ts';
export {
  applyForAccount,
  findWaiting,
  lockWaiting,
  readWaiting,
  type WaitingContact,
  waitingIndex,
  waitingIndexes,
  type WaitingPerson,
} from './waiting-people.sql.ts';

/** The people of a company: their records, contacts and roles, and how administrators see and register them. */
export const people: Module = {
  name: 'people',
  needs: [
    'companies',
    'credentials',
    'departments',
    'directory',
    'job-ranks',
    'jobs',
    'mail-domains',
    'otp',
    'promotions',
    'sub-organisations',
    'terms',
  ],
  contributes: {
    ownData: { place: 10, sections: peopleData },
  },
  namedFiles: photoFilesOf,
  keyed: keyedPeople,
  seed: ({ db }) => seedChangeColumns(db),
  operations: peopleRoutes,
  tasks: (kernel) => ({ [purgePhotoTask]: (payload) => purgePhoto(kernel, payload) }),
  longTasks: (kernel) => ({
    [exportEmployeesKind]: (payload) =>
      runJob(kernel, payload, { permission: 'employees.export', work: writeEmployees }),
  }),
};
