import type { RunKind } from '@madang/contract/ground/jobs/runs.ts';
import type { EmployeeAct } from '@madang/contract/people/selections/acts.ts';
import type { StoredStep } from '../../../kernel/operations/outcome.ts';

/** An act on people, on which day, and why. */
export interface ActToDo {
  readonly act: EmployeeAct;
  /** Null for at once. */
  readonly on: string | null;
  readonly note: string;
}

/** The change that carries out an act on one person: at once, or planned for a day. */
export function stepFor({ act, on, note }: ActToDo, personId: string): StoredStep {
  const step = immediateStep(act, personId);
  return on === null ? step : { name: 'plan-change', input: { step, dueOn: on, note } };
}

/** The operation of an act, by whose name the run is opened. */
export function operationFor({ act, on }: ActToDo): string {
  return on === null ? immediateStep(act, '').name : 'plan-change';
}

function immediateStep(act: EmployeeAct, personId: string): StoredStep {
  switch (act.kind) {
    case 'moveEmployees':
      return { name: 'change-employee-place', input: { personId, departmentCode: act.departmentCode } };
    case 'setJobRank':
      return { name: 'change-employee-place', input: { personId, jobRankCode: act.jobRankCode } };
    case 'setJobTitle':
      return { name: 'change-employee-place', input: { personId, jobTitleCode: act.jobTitleCode } };
    case 'retireEmployees': {
      const { reason, note } = act;
      return { name: 'retire-person', input: { personId, reason, note, when: 'now', handovers: 'proposed' } };
    }
    case 'suspendEmployees': {
      const { reason, note, until } = act;
      return { name: 'suspend-access', input: { personId, reason, note, until } };
    }
    case 'reinstateEmployees':
      return { name: 'reinstate-person', input: { personId, note: act.note } };
    case 'putEmployeesOnLeave': {
      const { leaveKind: kind, note, until } = act;
      return { name: 'put-on-leave', input: { personId, kind, note, from: null, until } };
    }
    case 'returnEmployees':
      return { name: 'return-from-leave', input: { personId, note: act.note } };
    case 'grantEmblem':
      return { name: 'grant-emblem', input: { personId, emblemId: act.emblemId } };
    case 'takeBackEmblem':
      return { name: 'take-back-emblem', input: { personId, emblemId: act.emblemId } };
  }
}

/** The codes that the title of the run names, as the audit log has them. */
export function detailOf({ act, on }: ActToDo): Readonly<Record<string, string>> {
  const codes: Readonly<Record<string, string>> =
    act.kind === 'moveEmployees'
      ? { departmentCode: act.departmentCode }
      : act.kind === 'setJobRank'
        ? { jobRankCode: act.jobRankCode }
        : act.kind === 'setJobTitle'
          ? { jobTitleCode: act.jobTitleCode }
          : 'emblemId' in act
            ? { emblemId: act.emblemId }
            : {};
  return { ...codes, ...(on !== null && { on }) };
}

/** The same as a run keeps it: of changes for a day, with the operation that does each. */
export function runDetailOf(todo: ActToDo): Readonly<Record<string, string>> {
  return { ...detailOf(todo), ...(todo.on !== null && { operation: immediateStep(todo.act, '').name }) };
}

export const kindOf = ({ kind }: EmployeeAct): RunKind => kind;
