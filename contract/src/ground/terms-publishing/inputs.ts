import * as z from 'zod/mini';
import { edition, exportProof, publishDraft, saveDraft } from './routes.ts';

// What operations take, apart from the routes, so that no page downloads it.

export const draftSaving = z.extend(saveDraft.body, edition.shape);
export const draftPublication = z.extend(publishDraft.body, edition.shape);
export const proofExport = z.extend(exportProof.body, edition.shape);
