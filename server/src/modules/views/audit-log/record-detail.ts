import { auditRecord } from '@madang/contract/views/audit-log/routes.ts';
import * as z from 'zod/mini';
import type { AuditRecord } from '@madang/contract/views/audit-log/routes.ts';

const { detail: scalars, changes: changeList } = auditRecord.shape;

/** Pairs of names for a row's field before and after, for rows without a list of changes. */
const pairs = [
  ['from', 'to'],
  ['before', 'choice'],
] as const;

/** Shape of a deleted object's names. */
const calledShape = z.object({ name: z.string(), englishName: z.string() });

/** A row's stored detail, apart: what fields were and became, what was deleted, and the codes and numbers besides. */
export function presentDetail(
  stored: Readonly<Record<string, unknown>> | null,
  fields: readonly string[],
): Pick<AuditRecord, 'detail' | 'changes'> & { readonly called?: z.output<typeof calledShape> } {
  // Most rows are of sign-ins and reads and keep nothing; a schema that fails costs more than all else that is done for a row.
  if (stored === null) return { detail: {}, changes: [] };
  const { changes, called: name, ...rest } = stored;
  const called = name === undefined ? undefined : calledShape.safeParse(name);
  return { ...presentRest({ changes, ...rest }, fields), ...(called?.success && { called: called.data }) };
}

function presentRest(
  { changes, ...rest }: Readonly<Record<string, unknown>>,
  fields: readonly string[],
): Pick<AuditRecord, 'detail' | 'changes'> {
  const detail = scalars.parse(rest);
  const listed = changes === undefined ? undefined : changeList.safeParse(changes);
  if (listed?.success) return { detail, changes: listed.data };
  const [field, ...others] = fields;
  if (field === undefined || others.length > 0) return { detail, changes: [] };
  for (const [from, to] of pairs) {
    const { [from]: before, [to]: after, ...left } = detail;
    if (before !== undefined && after !== undefined) return { detail: left, changes: [{ field, before, after }] };
  }
  return { detail, changes: [] };
}
