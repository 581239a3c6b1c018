import * as routes from '@madang/contract/company-closures/routes.ts';
import { callOf } from '../../kernel/operations/call-of.ts';
import { readEnding } from './operations/read-ending.ts';

export const closureRoutes = [callOf(routes.readEnding, readEnding)];
