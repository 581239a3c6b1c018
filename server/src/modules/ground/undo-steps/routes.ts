import { undoChange } from '@madang/contract/ground/undo-steps/routes.ts';
import { undoCall } from '../../../kernel/operations/stored/undo-call.ts';

export const undoStepRoutes = [undoCall(undoChange)];
