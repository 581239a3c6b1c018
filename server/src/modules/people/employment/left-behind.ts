import { type LeftKind, leftKinds } from '@madang/contract/people/employment/kinds.ts';
import { leftBehindMax } from '@madang/contract/people/employment/limits.ts';
import type { Handover } from '@madang/contract/people/employment/rules.ts';
import { type Refusal, refuse, refuseField } from '@madang/contract/refuse.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';
import type { CompanyContext } from '../../../kernel/operations/context.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import type { Contributed, LeftBehind, LeftBehindSource } from '../../../platform/contributions.ts';
import type { ChangeSteps } from './changes.sql.ts';
import { Heirs } from './heirs.ts';

export interface LeftThing extends LeftBehind {
  readonly source: LeftBehindSource;
}

/** Reads everything that a person leaves to others, of all capabilities. */
export async function readLeft(tx: Tx, contributed: Contributed, person: PersonKey): Promise<LeftThing[]> {
  const sources = contributed
    .of('personLeaves')
    .flatMap(({ left = [] }) => left)
    .toSorted((one, other) => leftKinds.indexOf(one.kind) - leftKinds.indexOf(other.kind));
  const all: LeftThing[] = [];
  for (const source of sources) {
    const { rows } = await sql<LeftBehind>`
      select * from (${source.thingsOf(person)}) things limit ${leftBehindMax + 1}`.execute(tx);
    all.push(...rows.map((row) => ({ ...row, source })));
  }
  return all;
}

/** Refuses a list that no single act hands over: a part of it would be lost. */
export function requireListable(left: readonly LeftThing[]): void {
  if (left.length > leftBehindMax) throw refuse('EMPLOYMENT_LEFT_LIMIT', { 0: leftBehindMax });
}

const keyOf = (kind: LeftKind, thingId: string) => `${kind} ${thingId}`;

interface HandingOver {
  readonly person: PersonKey;
  readonly left: readonly LeftThing[];
  readonly handovers: readonly Handover[];
}

/** Refuses a list that is not the whole one, and people who cannot take a thing over. */
export async function requireHandovers(tx: Tx, { person, left, handovers }: HandingOver): Promise<void> {
  requireListable(left);
  const known = thingsByKey(left);
  const named = new Set(handovers.map(({ kind, thingId }) => keyOf(kind, thingId)));
  const isWhole = handovers.length === left.length && named.size === left.length;
  if (!isWhole || [...named].some((name) => !known.has(name))) throw refuse('EMPLOYMENT_LEFT_CHANGED');
  const heirs = await Heirs.among(tx, person, heirsOf(handovers));
  for (const [place, handover] of handovers.entries()) {
    const thing = known.get(keyOf(handover.kind, handover.thingId));
    const code = thing && (await heirs.refusalOf(thing.source, handover.toPersonId));
    if (code) throw refuseField(`handovers.${place}.toPersonId`, code);
  }
}

/** Hands each thing over by its own operation; answers the operations that bring them back. */
export async function handOver(
  { also }: Pick<CompanyContext<unknown, never>, 'also'>,
  { person, left, handovers }: HandingOver,
): Promise<NonNullable<ChangeSteps['back']>> {
  const known = thingsByKey(left);
  const back: NonNullable<ChangeSteps['back']>[number][] = [];
  for (const { kind, thingId, toPersonId } of handovers) {
    const thing = known.get(keyOf(kind, thingId));
    if (!thing) continue;
    const { source, name, englishName } = thing;
    const done = await also(source.handOver({ thingId, fromPersonId: person.personId, toPersonId }));
    if ('refusal' in done) throw declaredOf(done.refusal);
    back.push({ kind, name, englishName, step: done.undo });
  }
  return back;
}

/** Chooses the handovers that were said long before and can still happen: the others stay with the person. */
export async function stillPossible(tx: Tx, { person, left, handovers }: HandingOver): Promise<Handover[]> {
  const known = thingsByKey(left);
  const heirs = await Heirs.among(tx, person, heirsOf(handovers));
  const possible: Handover[] = [];
  for (const handover of handovers) {
    const thing = known.get(keyOf(handover.kind, handover.thingId));
    if (thing && (await heirs.refusalOf(thing.source, handover.toPersonId)) === undefined) possible.push(handover);
  }
  return possible;
}

/** Things that no handover names: they stay with the person. */
export function thingsBeside(left: readonly LeftThing[], handovers: readonly Handover[]): LeftThing[] {
  const named = new Set(handovers.map(({ kind, thingId }) => keyOf(kind, thingId)));
  return left.filter(({ source, thingId }) => !named.has(keyOf(source.kind, thingId)));
}

function thingsByKey(left: readonly LeftThing[]): ReadonlyMap<string, LeftThing> {
  return new Map(left.map((thing) => [keyOf(thing.source.kind, thing.thingId), thing]));
}

function heirsOf(handovers: readonly Handover[]): string[] {
  return [...new Set(handovers.flatMap(({ toPersonId }) => toPersonId ?? []))];
}

/** A right that the actor lacks is said; every other refusal means that the thing is another by now. */
function declaredOf(refusal: Refusal): Refusal {
  return refusal.code === 'CO401' ? refusal : refuse('EMPLOYMENT_LEFT_CHANGED');
}
