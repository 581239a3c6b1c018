import * as routes from '@madang/contract/consents/routes.ts';
import { callOf } from '../../kernel/operations/call-of.ts';
import { listConsents } from './operations/list-consents.ts';

export const consentRoutes = [callOf(routes.listConsents, listConsents)];
