import * as z from 'zod/mini';
import { canOf } from '../../kernel/access/can.ts';
import { listOf } from '../../kernel/lists/list.ts';
import { route } from '../../kernel/route.ts';
import { storedId } from '../../kernel/rules.ts';
import { success } from '../../kernel/wire.ts';
import { grantWindowChange, grantWindowInput } from './rules.ts';

const grantWindowId = storedId;
const path = '/api/v1/grant-windows';
export const oneGrantWindow = z.strictObject({ grantWindowId });

const grantWindowRow = z.strictObject({
  grantWindowId,
  grantWindowName: z.string(),
  /** Minutes from Monday 00:00. */
  weekly: z.array(z.strictObject({ from: z.number(), to: z.number() })),
  zone: z.string(),
  closesOnDaysOff: z.boolean(),
  isOpen: z.boolean(),
  /** Rights that are bound to it. */
  grantCount: z.number(),
});
export type GrantWindowRow = z.output<typeof grantWindowRow>;

export const listGrantWindows = route({
  method: 'GET',
  path,
  answer: listOf(grantWindowRow, {
    limit: z.number(),
    /** The next days on which hours close, where some do. */
    daysOff: z.array(z.string()),
    can: canOf(['create']),
  }),
});

export const createGrantWindow = route({
  method: 'POST',
  path,
  body: grantWindowInput,
  answer: z.strictObject({ grantWindowId }),
});

export const changeGrantWindow = route({
  method: 'PUT',
  path: `${path}/{grantWindowId}`,
  params: oneGrantWindow,
  body: grantWindowChange,
  answer: success,
});

export const deleteGrantWindow = route({
  method: 'DELETE',
  path: `${path}/{grantWindowId}`,
  params: oneGrantWindow,
  answer: success,
});
