import * as routes from '@madang/contract/people/selections/routes.ts';
import { callOf } from '../../../kernel/operations/call-of.ts';
import { actOnEmployees } from './operations/act-on-employees.ts';

export const selectionRoutes = [callOf(routes.actOnEmployees, actOnEmployees)];
