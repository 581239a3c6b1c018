import * as z from 'zod/mini';
import { anyInvitation } from './routes.ts';

/** Changes the inviter of an invitation. */
export const invitationHandover = z.extend(anyInvitation, { fromPersonId: z.uuid(), toPersonId: z.uuid() });
