import {
  leaving,
  reinstating,
  restoring,
  retiring,
  returning,
  suspending,
} from '@madang/contract/people/employment/routes.ts';
import { departmentHeads } from '@madang/contract/people/organisation-charts/inputs.ts';
import { placing } from '@madang/contract/people/people/posts/placing.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { selectWaitingPlans, type WaitingPlan } from '../../../kernel/operations/stored/waiting-plans.ts';
import { askRights } from '../../../kernel/operations/stored/runs/run-rights.ts';
import type { Session } from '../../../kernel/session/session.ts';
import { ledBy, type PlannedHeads, type PlannedPlace } from '../../people/people-as-of/index.ts';
import type { AsOfDay } from './day.sql.ts';

/** The effects of changes on a date by the end of a day. */
export interface Planned {
  readonly places: readonly PlannedPlace[];
  readonly heads: PlannedHeads;
  /** Access that will be locked or free, by person. */
  readonly suspended: ReadonlyMap<string, boolean>;
  readonly notShown: number;
}

interface Asked {
  readonly reader: Session;
  readonly day: AsOfDay;
  readonly personId?: string;
}

/** Applies, in their order, the changes on a date that the reader could carry out; counts the others. */
export async function readPlanned(tx: Tx, kernel: Kernel, { reader, day, personId }: Asked): Promise<Planned> {
  if (day.time === 'past') return { places: [], heads: { replaced: [], set: [] }, suspended: new Map(), notShown: 0 };
  const { companyCode } = reader;
  const also = personId === undefined ? undefined : await headsBesides(tx, companyCode, personId);
  const asked = { companyCode, until: day.date, personId, also };
  const { plans, unreadable } = await selectWaitingPlans(tx, kernel, asked);
  const isOpen = await openTo(tx, reader, plans);
  const applied = new Applied(day);
  let notShown = unreadable;
  for (const plan of plans) {
    // One that is refused as things stand has no effect.
    if (!isOpen(plan) || !(plan.isRefused || applied.apply(plan))) notShown += 1;
  }
  return { ...applied.result(), notShown };
}

/** Changes of heads of the departments that a person leads, which need not name them. */
async function headsBesides(tx: Tx, companyCode: string, personId: string) {
  const ids = await ledBy(tx, companyCode, personId);
  return { operation: 'change-department-heads', kind: 'department', ids };
}

/** The rule of planned changes: those may see one who could carry it out themselves. */
async function openTo(tx: Tx, reader: Session, plans: readonly WaitingPlan[]): Promise<(plan: WaitingPlan) => boolean> {
  const { companyCode, personId, rights } = reader;
  const isEverywhere = ({ operation }: WaitingPlan) =>
    operation.permission !== undefined && rights.everywhere.has(operation.permission as never);
  const origin = { principal: { kind: 'person', companyCode, personId }, request: { id: '', address: '' } } as const;
  const others = plans.filter((plan) => !isEverywhere(plan)).map((plan) => ({ ...plan, origin }));
  const requireRight = others.length > 0 ? await askRights(tx, others) : undefined;
  return (plan) => {
    if (isEverywhere(plan)) return true;
    try {
      requireRight?.(plan.operation, origin, plan.input);
      return true;
    } catch {
      return false;
    }
  };
}

interface Place {
  departmentCode?: string;
  jobRankCode?: string;
  jobTitleCode?: string;
  employmentStatus?: 'B' | 'L' | 'R';
}

/** The effects of changes, one after the other. */
class Applied {
  readonly #day: AsOfDay;
  readonly #places = new Map<string, Place>();
  /** Heads whose place another person gets, or no one. */
  readonly #replaced = new Map<string, PlannedHeads['replaced'][number]>();
  /** All heads of a department, as a change gives them. */
  readonly #set = new Map<string, readonly string[]>();
  readonly #suspended = new Map<string, boolean>();

  constructor(day: AsOfDay) {
    this.#day = day;
  }

  #turn(personId: string, code: 'B' | 'L' | 'R'): void {
    this.#placeOf(personId).employmentStatus = code;
  }

  /** False for a change of another kind. */
  apply({ operation: { name }, input, dueOn }: WaitingPlan): boolean {
    if (name === 'change-employee-place') return this.#move(placing.safeParse(input).data);
    if (name === 'retire-person') return this.#retire(retiring.safeParse(input).data, dueOn);
    if (name === 'reinstate-person') return this.#serve(reinstating.safeParse(input).data);
    if (name === 'put-on-leave') return this.#leave(leaving.safeParse(input).data);
    if (name === 'return-from-leave') return this.#return(input);
    if (name === 'restore-access') return this.#restore(restoring.safeParse(input).data);
    if (name === 'change-department-heads') return this.#lead(departmentHeads.safeParse(input).data);
    return name === 'suspend-access' && this.#suspend(suspending.safeParse(input).data);
  }

  result(): Omit<Planned, 'notShown'> {
    const places = [...this.#places].map(([personId, place]) => ({ personId, ...place }));
    const set = [...this.#set].map(([departmentCode, personIds]) => ({ departmentCode, personIds }));
    return { places, heads: { replaced: [...this.#replaced.values()], set }, suspended: this.#suspended };
  }

  #placeOf(personId: string): Place {
    const place = this.#places.get(personId) ?? {};
    this.#places.set(personId, place);
    return place;
  }

  #move(moved: ReturnType<typeof placing.parse> | undefined): boolean {
    if (!moved) return false;
    const { personId, departmentCode, jobRankCode, jobTitleCode } = moved;
    const place = this.#placeOf(personId);
    if (departmentCode !== undefined) place.departmentCode = departmentCode;
    if (jobRankCode !== undefined) place.jobRankCode = jobRankCode;
    if (jobTitleCode !== undefined) place.jobTitleCode = jobTitleCode;
    return true;
  }

  #retire(retirement: ReturnType<typeof retiring.parse> | undefined, dueOn: string): boolean {
    if (!retirement) return false;
    const { personId, when, handovers } = retirement;
    // At the end of its own day the person has not left yet.
    if (when === 'endOfDay' && dueOn === this.#day.date) return true;
    this.#turn(personId, 'R');
    // Who gets what by a proposal is found out on its day.
    for (const { kind, thingId, toPersonId } of handovers === 'proposed' ? [] : handovers) {
      if (kind !== 'departmentHeads') continue;
      this.#replace(thingId, personId, toPersonId);
    }
    return true;
  }

  #replace(departmentCode: string, fromPersonId: string, toPersonId: string | null): void {
    const set = this.#set.get(departmentCode);
    if (set === undefined) {
      this.#replaced.set(`${departmentCode} ${fromPersonId}`, { departmentCode, fromPersonId, toPersonId });
      return;
    }
    const heir = toPersonId === null || set.includes(toPersonId) ? [] : [toPersonId];
    this.#set.set(
      departmentCode,
      set.flatMap((head) => (head === fromPersonId ? heir : [head])),
    );
  }

  #lead(heads: ReturnType<typeof departmentHeads.parse> | undefined): boolean {
    if (!heads) return false;
    const { departmentCode, personIds } = heads;
    for (const [key, head] of this.#replaced) if (head.departmentCode === departmentCode) this.#replaced.delete(key);
    this.#set.set(departmentCode, [...new Set(personIds)]);
    return true;
  }

  #serve(served: { readonly personId: string } | undefined): boolean {
    if (!served) return false;
    this.#turn(served.personId, 'B');
    return true;
  }

  #leave(leave: ReturnType<typeof leaving.parse> | undefined): boolean {
    if (!leave) return false;
    // One that is over by then has ended by itself.
    this.#turn(leave.personId, leave.until !== null && leave.until < this.#day.date ? 'B' : 'L');
    return true;
  }

  /** Ends a leave; the step that a leave plans for its end names the leave as well. */
  #return(input: unknown): boolean {
    const { personId, note } = (input ?? {}) as { readonly personId?: unknown; readonly note?: unknown };
    const returned = returning.safeParse({ personId, note }).data;
    if (!returned) return false;
    this.#turn(returned.personId, 'B');
    return true;
  }

  #restore(restoration: ReturnType<typeof restoring.parse> | undefined): boolean {
    if (!restoration) return false;
    this.#suspended.set(restoration.personId, false);
    return true;
  }

  #suspend(suspension: ReturnType<typeof suspending.parse> | undefined): boolean {
    if (!suspension) return false;
    const { personId, until } = suspension;
    this.#suspended.set(personId, until === null || new Date(until) > this.#day.moment);
    return true;
  }
}
