import * as z from 'zod/mini';
import { anyInvitation } from './routes.ts';
import { storedId } from '../../kernel/rules.ts';

/** Changes the inviter of an invitation. */
export const invitationHandover = z.extend(anyInvitation, { fromPersonId: storedId, toPersonId: storedId });
