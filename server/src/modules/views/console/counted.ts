import { type RegisteredKind, registeredKinds } from '@madang/contract/views/console/routes.ts';
import type { OverviewPart } from '../../../platform/contributions.ts';

/** Counts of all capabilities as one answer; a kind that none of them counts is null, as one that the reader may not see. */
export function countedOf(parts: readonly OverviewPart[]) {
  const { people, invitations }: OverviewPart = Object.assign({}, ...parts);
  if (!people || !invitations) throw new Error('no module counts people and invitations');
  const counts = Object.assign({}, ...parts.map(({ registered }) => registered)) as OverviewPart['registered'];
  const registered = Object.fromEntries(registeredKinds.map((kind) => [kind, counts?.[kind] ?? null]));
  return { people, invitations, registered: registered as Record<RegisteredKind, number | null> };
}
