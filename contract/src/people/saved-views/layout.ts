import * as z from 'zod/mini';
import { distinct } from '../../kernel/lists/distinct.ts';
import { route } from '../../kernel/route.ts';
import { success } from '../../kernel/wire.ts';

/** The columns of the list of people that a reader may hide; the name stays. */
export const hidableColumns = ['loginId', 'department', 'jobRank', 'jobTitle', 'state', 'registeredAt'] as const;
export type HidableColumn = (typeof hidableColumns)[number];

/** List layout of a user: hidden columns, and a density whose compact form shows more rows per screen. */
export const listLayout = z.strictObject({
  hiddenColumns: z
    .array(z.enum(hidableColumns))
    .check(z.maxLength(hidableColumns.length), distinct<(typeof hidableColumns)[number]>()),
  density: z.enum(['comfortable', 'compact']),
});
export type ListLayout = z.output<typeof listLayout>;

const path = '/api/v1/list-layout';

export const readListLayout = route({ method: 'GET', path, answer: listLayout });
export const setListLayout = route({ method: 'PUT', path, body: listLayout, answer: success });
