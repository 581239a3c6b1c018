import * as routes from '@madang/contract/properties/routes.ts';
import { callOf } from '../../kernel/operations/call-of.ts';
import { listProperties } from './operations/list-properties.ts';

export const propertyRoutes = [callOf(routes.listProperties, listProperties)];
