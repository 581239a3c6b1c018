import * as periods from '@madang/contract/people/sub-organisations/id-change-periods.ts';
import * as routes from '@madang/contract/people/sub-organisations/routes.ts';
import { callOf } from '../../../kernel/operations/call-of.ts';
import { changeSubOrganisation } from './operations/change-sub-organisation.ts';
import { createSubOrganisation } from './operations/create-sub-organisation.ts';
import { deleteSubOrganisation } from './operations/delete-sub-organisation.ts';
import { listIdChangePeriods } from './operations/list-id-change-periods.ts';
import { listSubOrganisations } from './operations/list-sub-organisations.ts';
import { placePerson } from './operations/place-person.ts';
import { placeDepartment } from './operations/place-department.ts';
import { orderSubOrganisations } from './operations/order-sub-organisations.ts';
import { setIdChangePeriod } from './operations/set-id-change-period.ts';

const success = () => ({ result: 'success' as const });

export const subOrganisationRoutes = [
  callOf(routes.listSubOrganisations, listSubOrganisations),
  callOf(routes.createSubOrganisation, createSubOrganisation),
  callOf(routes.changeSubOrganisation, changeSubOrganisation, { answer: success }),
  callOf(routes.deleteSubOrganisation, deleteSubOrganisation, { answer: success }),
  callOf(routes.placeDepartment, placeDepartment, { answer: success }),
  callOf(routes.placePerson, placePerson, { answer: success }),
  callOf(periods.listIdChangePeriods, listIdChangePeriods),
  callOf(periods.setIdChangePeriod, setIdChangePeriod, { answer: success }),
  callOf(routes.orderSubOrganisations, orderSubOrganisations, { answer: success }),
];
