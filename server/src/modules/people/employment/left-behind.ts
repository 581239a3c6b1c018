import type { LeftKind } from '@madang/contract/people/employment/kinds.ts';
import { leftBehindMax } from '@madang/contract/people/employment/limits.ts';
import type { Handover } from '@madang/contract/people/employment/rules.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';
import type { CompanyContext } from '../../../kernel/operations/context.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import type { Contributed, LeftBehind, LeftBehindSource } from '../../../platform/contributions.ts';
import { inServiceIn } from '../../ground/employment-states/index.ts';
import type { ChangeSteps } from './changes.sql.ts';

export interface LeftThing extends LeftBehind {
  readonly source: LeftBehindSource;
}

/** Everything that a person leaves to others, of all capabilities. */
export async function readLeft(tx: Tx, contributed: Contributed, person: PersonKey): Promise<LeftThing[]> {
  const sources = contributed.of('personLeaves').flatMap(({ left = [] }) => left);
  const all: LeftThing[] = [];
  for (const source of sources) {
    const { rows } = await source.thingsOf(person).execute(tx);
    all.push(...rows.map((row) => ({ ...row, source })));
  }
  return all.slice(0, leftBehindMax);
}

const keyOf = (kind: LeftKind, thingId: string) => `${kind} ${thingId}`;

interface HandingOver {
  readonly person: PersonKey;
  readonly left: readonly LeftThing[];
  readonly handovers: readonly Handover[];
  /** Said long before: what has gone since is passed over, and what came since stays as it is. */
  readonly isPlanned: boolean;
}

/** Hands each thing over by its own operation; answers the operations that bring them back. */
export async function handOver(
  { tx, also }: Pick<CompanyContext<unknown, never>, 'tx' | 'also'>,
  { person, left, handovers, isPlanned }: HandingOver,
): Promise<NonNullable<ChangeSteps['back']>> {
  const known = new Map(left.map((thing) => [keyOf(thing.source.kind, thing.thingId), thing]));
  const named = handovers.map(({ kind, thingId }) => keyOf(kind, thingId));
  const isWhole = new Set(named).size === left.length && named.every((name) => known.has(name));
  if (!isPlanned && (!isWhole || named.length !== left.length)) throw refuse('EMPLOYMENT_LEFT_CHANGED');
  await requireHeirs(tx, person, handovers);
  const back: NonNullable<ChangeSteps['back']>[number][] = [];
  for (const { kind, thingId, toPersonId } of handovers) {
    const thing = known.get(keyOf(kind, thingId));
    if (!thing) continue;
    const { source, name, englishName } = thing;
    if (toPersonId === null && !source.mayEnd) throw refuse('EMPLOYMENT_HEIR');
    const done = await also(source.handOver({ thingId, fromPersonId: person.personId, toPersonId }));
    if ('refusal' in done) throw done.refusal;
    if (done.undo) back.push({ kind, name, englishName, step: done.undo });
  }
  return back;
}

async function requireHeirs(
  tx: Tx,
  { companyCode, personId }: PersonKey,
  handovers: readonly Handover[],
): Promise<void> {
  const heirs = [...new Set(handovers.flatMap(({ toPersonId }) => toPersonId ?? []))];
  if (heirs.includes(personId)) throw refuse('EMPLOYMENT_HEIR');
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from people p
    where p.company_code = ${companyCode} and p.person_id = any(${heirs}::uuid[]) and p.closed_at is null
      and ${inServiceIn('p')}`.execute(tx);
  if (rows[0]?.count !== heirs.length) throw refuse('EMPLOYMENT_HEIR');
}
