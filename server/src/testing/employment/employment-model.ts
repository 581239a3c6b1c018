import type { EmploymentState } from '@madang/contract/ground/employment-states/states.ts';
import { type PersonAct, refusalOf } from '@madang/contract/people/employment/acts.ts';

export const steps = ['leave', 'leaveUntil', 'return', 'retire', 'reinstate', 'suspend', 'restore', 'move'] as const;
export type Step = (typeof steps)[number];

/** A person as the table of states has them. */
export interface ModelPerson {
  state: EmploymentState;
  isSuspended: boolean;
  /** A move has only one department to go to. */
  isMoved: boolean;
  /** The day of the return from a leave with an end. */
  backOn: number | undefined;
}

const acts: Readonly<Record<Step, PersonAct>> = {
  leave: 'leave',
  leaveUntil: 'leave',
  return: 'return',
  retire: 'retire',
  reinstate: 'reinstate',
  suspend: 'suspend',
  restore: 'suspend',
  move: 'change',
};

/** Days after its first one on which a leave with an end is the last time a leave. */
export const leaveDays = 2;

/** Takes a step by the table alone; answers its code, or that it is done. */
export function takeStep(person: ModelPerson, step: Step, today: number): string {
  const refused = refusalOf(acts[step], person.state);
  if (refused !== undefined) return refused;
  if (step === 'suspend' && person.isSuspended) return 'ALREADY_SUSPENDED';
  if (step === 'restore' && !person.isSuspended) return 'NOT_SUSPENDED';
  if (step === 'move' && person.isMoved) return 'MB716';
  change(person, step, today);
  return 'done';
}

function change(person: ModelPerson, step: Step, today: number): void {
  if (step === 'leave' || step === 'leaveUntil') {
    person.state = 'onLeave';
    person.backOn = step === 'leave' ? undefined : today + leaveDays + 1;
  }
  if (step === 'move') person.isMoved = true;
  if (step === 'retire') person.state = 'retired';
  if (step === 'return' || step === 'reinstate') {
    person.state = 'inService';
    person.backOn = undefined;
  }
  if (step === 'suspend') person.isSuspended = true;
  if (step === 'restore') person.isSuspended = false;
}

/** The answers of two steps in both orders, with the person after each. */
export function bothOrders(person: ModelPerson, pair: readonly [Step, Step], today: number) {
  return [false, true].map((isTurned) => {
    const after = { ...person };
    const [first, second] = isTurned ? pair.toReversed() : pair;
    const answers = [first, second].map((step) => takeStep(after, step as Step, today));
    return { after, answers: isTurned ? answers.toReversed() : answers };
  });
}
