import type { Module } from '../../kernel/http/module.ts';
import { discardDraftCall } from './operations/discard-draft.ts';
import { exportProofCall } from './operations/export-proof.ts';
import { publishDraftCall } from './operations/publish-draft.ts';
import { saveDraftCall } from './operations/save-draft.ts';
import { editionRoutes } from './routes.ts';

/** TRM-06: the operator's work on terms: drafts, publication, and the proof of who answered what. */
export const editions: Module = {
  name: 'editions',
  needs: ['companies', 'countries', 'terms'],
  operations: [...editionRoutes, saveDraftCall, discardDraftCall, publishDraftCall, exportProofCall],
};
