import { listPersonHistory as historyRoute } from '@madang/contract/people/people/history-routes.ts';
import * as photoRoutes from '@madang/contract/people/people/photo-routes.ts';
import { withdrawRegistration as withdrawRoute } from '@madang/contract/people/people/account-routes.ts';
import * as postRoutes from '@madang/contract/people/people/posts/routes.ts';
import * as routes from '@madang/contract/people/people/routes.ts';
import { searchEmployees as searchRoute } from '@madang/contract/people/people/wire.ts';
import { callOf } from '../../../kernel/operations/call-of.ts';
import { ownRoutes } from './own/routes.ts';
import { addConcurrentPost } from './operations/add-concurrent-post.ts';
import { changeConcurrentPost } from './operations/change-concurrent-post.ts';
import { changePerson } from './operations/change-person.ts';
import { changeEmployeeJob } from './operations/change-employee-job.ts';
import { countEmployees } from './operations/count-employees.ts';
import { exportEmployees } from './operations/export-employees.ts';
import { listDepartmentChoices } from './operations/list-department-choices.ts';
import { listEmployees } from './operations/list-employees.ts';
import { readEmployee } from './operations/read-employee.ts';
import { listPersonHistory } from './operations/list-person-history.ts';
import { readPersonPhoto } from './operations/read-person-photo.ts';
import { registerEmployee } from './operations/register-employee.ts';
import { removeConcurrentPost } from './operations/remove-concurrent-post.ts';
import { removePersonPhoto } from './operations/remove-person-photo.ts';
import { searchEmployees } from './operations/search-employees.ts';
import { sendWelcomeMail } from './operations/send-welcome-mail.ts';
import { setPersonPhoto } from './operations/set-person-photo.ts';
import { withdrawRegistration } from './operations/withdraw-registration.ts';
import { synchroniseEmployee } from './operations/synchronise-employee.ts';

export const peopleRoutes = [
  callOf(routes.listEmployees, listEmployees, { input: ({ query }) => ({ ...query, keyword: '' }) }),
  callOf(routes.findEmployees, listEmployees),
  callOf(searchRoute, searchEmployees),
  callOf(routes.countEmployees, countEmployees),
  callOf(routes.findDepartmentChoices, listDepartmentChoices),
  callOf(routes.readEmployee, readEmployee),
  callOf(photoRoutes.readPersonPhoto, readPersonPhoto),
  callOf(photoRoutes.setPersonPhoto, setPersonPhoto),
  callOf(photoRoutes.removePersonPhoto, removePersonPhoto, { answer: () => ({ result: 'success' as const }) }),
  callOf(postRoutes.addConcurrentPost, addConcurrentPost),
  callOf(postRoutes.changeConcurrentPost, changeConcurrentPost),
  callOf(postRoutes.removeConcurrentPost, removeConcurrentPost),
  callOf(historyRoute, listPersonHistory),
  callOf(routes.registerEmployee, registerEmployee),
  callOf(withdrawRoute, withdrawRegistration),
  callOf(routes.sendWelcomeMail, sendWelcomeMail, { answer: () => ({ result: 'success' as const }) }),
  callOf(routes.changePerson, changePerson, { input: ({ params, body }) => ({ ...params, ...body }) }),
  callOf(routes.changeEmployeeJob, changeEmployeeJob),
  callOf(routes.synchroniseEmployee, synchroniseEmployee, { answer: () => ({ result: 'success' as const }) }),
  callOf(routes.exportEmployees, exportEmployees, {
    input: ({ body, request: { language } }) => ({ ...body, language }),
  }),
  ...ownRoutes,
];
