import * as z from 'zod/mini';
import { downloadReason } from '../../ground/jobs/rules.ts';
import { canOf } from '../../kernel/access/can.ts';
import { listOf } from '../../kernel/lists/list.ts';
import { pageNumber } from '../../kernel/lists/page.ts';
import { documentAnswer, route } from '../../kernel/route.ts';
import { orEmpty, storedId, text } from '../../kernel/rules.ts';
import { grantNameMaxLength, permissionNameMaxLength } from './limits.ts';
import { granteeTypes, scopeKinds, targetTypes } from './rules.ts';

const path = '/api/v1/grants/holders';
const named = { name: z.string(), englishName: z.string() };

/** One permission that a person or a role has, and the way it came: role or resource, role of the person, scope, hours, days. */
const holding = z.strictObject({
  grantId: z.uuid(),
  permission: z.string(),
  grantee: z.strictObject({ type: z.enum(granteeTypes), id: z.string(), ...named, photoId: z.nullable(z.string()) }),
  /** The permission by itself, or the thing that opens it. */
  target: z.strictObject({ type: z.enum(targetTypes), name: z.string(), shownName: z.string() }),
  /** The role that it was given to, of which the person is a holder. */
  through: z.nullable(z.strictObject({ role: z.string(), shownName: z.string() })),
  scope: z.strictObject({ kind: z.enum(scopeKinds), id: z.string(), ...named }),
  validFrom: z.string(),
  validUntil: z.string(),
  windowName: z.string(),
  state: z.enum(['now', 'outside', 'notYet']),
});
export type Holding = z.output<typeof holding>;

const filters = {
  permission: z._default(text(permissionNameMaxLength), ''),
  personId: orEmpty(storedId),
  /** People of a department and of all below it. */
  departmentCode: z._default(text(grantNameMaxLength), ''),
};
export const holdingFilters = z.strictObject(filters);
export type HoldingFilters = z.output<typeof holdingFilters>;
export const holdingList = z.strictObject({ ...filters, page: pageNumber });

/** MEM-09: permissions that people hold and how they got them; without ended ones and those of every member. */
export const listHoldings = route({
  method: 'GET',
  path,
  query: holdingList,
  answer: listOf(holding, { can: canOf(['export']) }),
});

export const holdingExport = z.strictObject({ ...filters, reason: downloadReason });
export const oneHoldingExport = z.strictObject({ exportId: storedId });

/** Records that the list is taken out; its file can be fetched for ten minutes, by the caller alone. */
export const exportHoldings = route({
  method: 'POST',
  path: `${path}/exports`,
  body: holdingExport,
  answer: z.strictObject({ exportId: z.uuid() }),
});

/** The list as a CSV file. */
export const downloadHoldings = route({
  method: 'GET',
  path: `${path}/exports/{exportId}/file`,
  params: oneHoldingExport,
  answer: documentAnswer,
});
