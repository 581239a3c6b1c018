import * as z from 'zod/mini';

export const inboxHomeNotices = [z.strictObject({ kind: z.literal('unreadMessages'), count: z.number() })] as const;
