import type { Handover } from '@madang/contract/people/employment/rules.ts';
import { refuse } from '@madang/contract/refuse.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import { proposeHeirs } from './heirs.ts';
import { type LeftThing, stillPossible } from './left-behind.ts';

interface Saying {
  readonly left: readonly LeftThing[];
  readonly handovers: 'proposed' | readonly Handover[];
  /** Those of an earlier retirement, which go before what the product proposes. */
  readonly former?: readonly Handover[];
}

/** The handovers that were said; or, where nothing was, each thing to the person that the product proposes, or to its end. */
export async function handoversOf(
  tx: Tx,
  leaver: PersonKey & { readonly actorId: string | undefined },
  { left, handovers, former = [] }: Saying,
): Promise<readonly Handover[]> {
  if (handovers !== 'proposed') return handovers;
  const proposals = await proposeHeirs(tx, leaver, { left, readerId: leaver.actorId ?? leaver.personId });
  const again = await stillPossible(tx, { person: leaver, left, handovers: former });
  return left.map(({ source, thingId }, place) => {
    const before = again.find(({ kind, thingId: id }) => kind === source.kind && id === thingId);
    if (before) return before;
    const toPersonId = proposals[place]?.personId ?? null;
    if (toPersonId === null && !source.mayEnd) throw refuse('EMPLOYMENT_HEIR');
    return { kind: source.kind, thingId, toPersonId };
  });
}
