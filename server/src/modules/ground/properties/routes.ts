import { readPlatform as readPlatformRoute } from '@madang/contract/ground/properties/platform-route.ts';
import * as routes from '@madang/contract/ground/properties/routes.ts';
import * as wire from '@madang/contract/ground/properties/wire.ts';
import { callOf } from '../../../kernel/operations/call-of.ts';
import { changeProperty } from './operations/change-property.ts';
import { listProperties } from './operations/list-properties.ts';
import { readPlatform } from './operations/read-platform.ts';
import { readProperty } from './operations/read-property.ts';

export const propertyRoutes = [
  callOf(wire.readProperty, readProperty),
  callOf(readPlatformRoute, readPlatform),
  callOf(routes.listProperties, listProperties),
  callOf(routes.changeProperty, changeProperty),
];
