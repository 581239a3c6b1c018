import type { Handover } from '@madang/contract/people/employment/rules.ts';
import { refuse } from '@madang/contract/refuse.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import { proposeHeirs } from './heirs.ts';
import type { LeftThing } from './left-behind.ts';

/** The handovers that were said; or, where nothing was, each thing to the person that the product proposes, or to its end. */
export async function handoversOf(
  tx: Tx,
  leaver: PersonKey & { readonly actorId: string | undefined },
  { left, handovers }: { readonly left: readonly LeftThing[]; readonly handovers: 'proposed' | readonly Handover[] },
): Promise<readonly Handover[]> {
  if (handovers !== 'proposed') return handovers;
  const proposals = await proposeHeirs(tx, leaver, { left, readerId: leaver.actorId ?? leaver.personId });
  return left.map(({ source, thingId }, place) => {
    const toPersonId = proposals[place]?.personId ?? null;
    if (toPersonId === null && !source.mayEnd) throw refuse('EMPLOYMENT_HEIR');
    return { kind: source.kind, thingId, toPersonId };
  });
}
