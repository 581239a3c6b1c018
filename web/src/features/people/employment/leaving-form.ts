import type { FieldIssue } from '@madang/contract/kernel/errors.ts';
import { required } from '@madang/contract/kernel/rules.ts';
import { type RetirementReason, retirementReasons } from '@madang/contract/people/employment/kinds.ts';
import type { Colleague, LeftThing } from '@madang/contract/people/employment/routes.ts';
import { type Handover, retirement } from '@madang/contract/people/employment/rules.ts';
import * as z from 'zod/mini';
import { planDayFault } from '../../../kernel/sections/plans.ts';

/** Stands where a person would, for what ends with the service. */
export const noOne = 'none';

/** The act as it is filled in: for each thing, in the order of the list, who takes it over. */
export const leavingForm = z.object({
  when: z.enum(['endOfDay', 'now', 'dated']),
  on: z.string(),
  reason: z.string().check(required),
  note: retirement.shape.note,
  heirs: z.array(z.string()),
});
type Leaving = z.output<typeof leavingForm>;

/** Today each thing has an heir; on a later day it goes to the one who is proposed then. */
export function leavingFaults({ when, on, heirs }: Pick<Leaving, 'when' | 'on' | 'heirs'>): readonly FieldIssue[] {
  if (when === 'dated') return planDayFault(on);
  return heirs.flatMap((heir, place) =>
    heir === '' ? [{ path: `heirs.${place}`, code: 'EMPLOYMENT_HEIR', params: {} }] : [],
  );
}

/** The proposals of the list; '' where a person is still to be chosen. */
export function proposedHeirs(left: readonly LeftThing[]): string[] {
  return left.map(({ proposed, mayEnd }) => proposed?.person.personId ?? (mayEnd ? noOne : ''));
}

/** Choices of before for the things that are still there, proposals for those that came. */
export function keptHeirs(before: readonly LeftThing[], heirs: readonly string[], now: readonly LeftThing[]): string[] {
  const chosen = new Map(before.map((thing, place) => [keyOf(thing), heirs[place] ?? '']));
  const proposed = proposedHeirs(now);
  return now.map((thing, place) => chosen.get(keyOf(thing)) || (proposed[place] ?? ''));
}

export function handoversOf(left: readonly LeftThing[], heirs: readonly string[]): Handover[] {
  return left.map(({ kind, thingId }, place) => {
    const heir = heirs[place];
    return { kind, thingId, toPersonId: heir === undefined || heir === noOne ? null : heir };
  });
}

/** Names a thing among those of all kinds. */
export function keyOf({ kind, thingId }: Pick<LeftThing, 'kind' | 'thingId'>): string {
  return `${kind} ${thingId}`;
}

/** The person to be offered everything: the one who has most of it, unless that is all of it. */
export function commonHeir(heirs: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const heir of heirs) if (heir !== '' && heir !== noOne) counts.set(heir, (counts.get(heir) ?? 0) + 1);
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  return most && most[1] < heirs.length ? most[0] : undefined;
}

export function reasonFrom(written: string): RetirementReason {
  return retirementReasons.find((reason) => reason === written) ?? 'other';
}

export type KnownPeople = ReadonlyMap<string, Pick<Colleague, 'fullName' | 'englishName'>>;

/** All people that the list proposes, by their ids. */
export function peopleIn(left: readonly LeftThing[]): KnownPeople {
  return new Map(left.flatMap(({ proposed }) => (proposed ? [[proposed.person.personId, proposed.person]] : [])));
}
