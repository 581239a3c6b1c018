import * as z from 'zod/mini';
import { canOf } from '../../kernel/access/can.ts';
import { listOf } from '../../kernel/lists/list.ts';
import { route } from '../../kernel/route.ts';
import { jobRankEntry } from '../../organisation/job-ranks/rules.ts';
import { success } from '../../kernel/wire.ts';
import { listLayout } from './layout.ts';
import { savedViewChange, savedViewInput } from './rules.ts';
import { storedId } from '../../kernel/rules.ts';

const savedViewId = storedId;
const path = '/api/v1/saved-views';
export const oneSavedView = z.strictObject({ savedViewId });

const savedViewRow = z.strictObject({
  savedViewId,
  savedViewName: z.string(),
  /** The part of the list's address that finds its rows. */
  query: z.string(),
  isShared: z.boolean(),
  isOwn: z.boolean(),
  /** Whose it is; null for one that a person left who is gone. */
  owner: z.nullable(z.strictObject({ fullName: z.string(), englishName: z.string() })),
  can: canOf(['change', 'delete']),
});
export type SavedViewRow = z.output<typeof savedViewRow>;

export const listSavedViews = route({
  method: 'GET',
  path,
  answer: listOf(savedViewRow, {
    /** Caller's list layout and the additional filters, in one answer because a page needs them all from the start. */
    layout: listLayout,
    jobLists: z.strictObject({ ranks: z.array(jobRankEntry), titles: z.array(jobRankEntry) }),
    can: canOf(['create']),
  }),
});

export const createSavedView = route({
  method: 'POST',
  path,
  body: savedViewInput,
  answer: z.strictObject({ savedViewId }),
});

export const changeSavedView = route({
  method: 'PUT',
  path: `${path}/{savedViewId}`,
  params: oneSavedView,
  body: savedViewChange,
  answer: success,
});

export const deleteSavedView = route({
  method: 'DELETE',
  path: `${path}/{savedViewId}`,
  params: oneSavedView,
  answer: success,
});
