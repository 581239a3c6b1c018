import * as routes from '@madang/contract/ground/terms-publishing/routes.ts';
import { callOf } from '../../../kernel/operations/call-of.ts';
import { discardDraft } from './operations/discard-draft.ts';
import { exportProof } from './operations/export-proof.ts';
import { listEditions } from './operations/list-editions.ts';
import { publishDraft } from './operations/publish-draft.ts';
import { readDraft } from './operations/read-draft.ts';
import { saveDraft } from './operations/save-draft.ts';

export const editionRoutes = [
  callOf(routes.listEditions, listEditions),
  callOf(routes.readDraft, readDraft),
  callOf(routes.saveDraft, saveDraft),
  callOf(routes.discardDraft, discardDraft, { answer: () => ({ result: 'success' as const }) }),
  callOf(routes.publishDraft, publishDraft),
  callOf(routes.exportProof, exportProof),
];
