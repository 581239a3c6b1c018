import * as routes from '@madang/contract/editions/routes.ts';
import { callOf } from '../../kernel/operations/call-of.ts';
import { listEditions } from './operations/list-editions.ts';
import { readDraft } from './operations/read-draft.ts';

export const editionRoutes = [callOf(routes.listEditions, listEditions), callOf(routes.readDraft, readDraft)];
