import type { EmploymentState } from '../../ground/employment-states/states.ts';

interface ActRule {
  /** Codes of the states that refuse the act; every other state allows it. A closed account is not found (CO404). */
  readonly refused: Readonly<Partial<Record<Exclude<EmploymentState, 'closed'>, string>>>;
  /** An account that is being synchronised allows it too. */
  readonly isForSynchronising?: true;
}

/** STA-02 to STA-04, USR-07: the one table of what may happen to a person in which state, and of why not. */
export const personActs = {
  /** Record, photo, job, department, password and factors. */
  change: { refused: { notYetApplied: 'EMPLOYEE_NOT_APPLIED', retired: 'EMPLOYEE_RETIRED' } },
  post: { refused: { notYetApplied: 'MB850', onLeave: 'MB850', dispatched: 'MB850', retired: 'MB850' } },
  role: {
    refused: {
      notYetApplied: 'ROLE_NOT_IN_SERVICE',
      onLeave: 'ROLE_NOT_IN_SERVICE',
      dispatched: 'ROLE_NOT_IN_SERVICE',
      retired: 'ROLE_NOT_IN_SERVICE',
    },
    isForSynchronising: true,
  },
  retire: {
    refused: {
      notYetApplied: 'EMPLOYEE_NOT_APPLIED',
      onLeave: 'MB701',
      dispatched: 'MB702',
      retired: 'EMPLOYEE_RETIRED',
    },
  },
  reinstate: {
    refused: { notYetApplied: 'MB703', inService: 'MB703', onLeave: 'MB703', dispatched: 'MB703' },
  },
  leave: {
    refused: {
      notYetApplied: 'EMPLOYEE_NOT_APPLIED',
      onLeave: 'MB704',
      dispatched: 'MB702',
      retired: 'EMPLOYEE_RETIRED',
    },
  },
  return: {
    refused: { notYetApplied: 'MB705', inService: 'MB705', dispatched: 'MB705', retired: 'MB705' },
  },
  /** STA-03: to another company, for a time. */
  dispatch: {
    refused: {
      notYetApplied: 'EMPLOYEE_NOT_APPLIED',
      onLeave: 'MB701',
      dispatched: 'MB706',
      retired: 'EMPLOYEE_RETIRED',
    },
  },
  /** The end of a dispatch waits for no synchronisation: the other company has ended it already. */
  release: {
    refused: { notYetApplied: 'MB713', inService: 'MB713', onLeave: 'MB713', retired: 'MB713' },
    isForSynchronising: true,
  },
  /** A lock of access waits for nothing. */
  suspend: {
    refused: { notYetApplied: 'EMPLOYEE_NOT_APPLIED', retired: 'EMPLOYEE_RETIRED' },
    isForSynchronising: true,
  },
} as const satisfies Readonly<Record<string, ActRule>>;

export type PersonAct = keyof typeof personActs;

type Refused = (typeof personActs)[PersonAct]['refused'];
/** Codes of the table. */
export type ActRefusal = 'CO404' | 'MB708' | (Refused extends infer R ? (R extends R ? R[keyof R] : never) : never);

/** Code that refuses an act in a state; undefined where it is allowed. */
export function refusalOf(act: PersonAct, state: EmploymentState): ActRefusal | undefined {
  if (state === 'closed') return 'CO404';
  const refused: Readonly<Partial<Record<EmploymentState, ActRefusal>>> = personActs[act].refused;
  return refused[state];
}

/** STA-03: answers MB708 for an act on a guest, whose record is another company’s; a lock of their access is the host’s own. */
export function refusalOfGuest(act: PersonAct): 'MB708' | undefined {
  return act === 'suspend' ? undefined : 'MB708';
}

/** Code that refuses an act on a person in a state, a guest first; undefined where it is allowed. */
export function refusalFor(
  { isGuest, state }: { readonly isGuest: boolean; readonly state: EmploymentState },
  act: PersonAct,
): ActRefusal | undefined {
  return (isGuest ? refusalOfGuest(act) : undefined) ?? refusalOf(act, state);
}

/** Asks if an account that is being synchronised refuses the act (MB657). */
export function waitsForSynchronising(act: PersonAct): boolean {
  const rule: ActRule = personActs[act];
  return rule.isForSynchronising !== true;
}
