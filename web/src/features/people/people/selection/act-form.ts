import type { FieldIssue } from '@madang/contract/kernel/errors.ts';
import { planNoteMaxLength } from '@madang/contract/ground/jobs/plans.ts';
import { optionalText } from '@madang/contract/kernel/rules.ts';
import { note } from '@madang/contract/people/employment/rules.ts';
import type { EmployeeAct, EmployeeActKind } from '@madang/contract/people/selections/acts.ts';
import * as z from 'zod/mini';
import { todayHere } from '../../../../ui/dates/days.ts';
import { planDayFault } from '../../../../kernel/sections/plans.ts';
import {
  endOf,
  lastDayOf,
  leaveEndFault,
  leaveKindFrom,
  retirementReasonFrom,
  suspensionEndFault,
  suspensionReasonFrom,
} from '../../employment/index.ts';

/** Stands in the choice of a rank or title for none, which takes away what people have. */
export const takenAway = ':none';

/** An act as it is filled in; what its kind does not ask for stays empty. */
export const actForm = z.object({
  act: z.object({
    departmentCode: z.string(),
    jobRankCode: z.string(),
    jobTitleCode: z.string(),
    emblemId: z.string(),
    reason: z.string(),
    note,
  }),
  end: z.enum(['open', 'dated']),
  day: z.string(),
  time: z.string(),
  when: z.enum(['now', 'dated']),
  on: z.string(),
  note: z._default(optionalText(planNoteMaxLength), ''),
});
export type ActValues = z.output<typeof actForm>;

export const emptyAct: ActValues = {
  act: { departmentCode: '', jobRankCode: '', jobTitleCode: '', emblemId: '', reason: '', note: '' },
  end: 'open',
  day: '',
  time: '18:00',
  when: 'now',
  on: '',
  note: '',
};

const asked = {
  moveEmployees: 'departmentCode',
  setJobRank: 'jobRankCode',
  setJobTitle: 'jobTitleCode',
  retireEmployees: 'reason',
  suspendEmployees: 'reason',
  reinstateEmployees: undefined,
  putEmployeesOnLeave: 'reason',
  returnEmployees: undefined,
  grantEmblem: 'emblemId',
  takeBackEmblem: 'emblemId',
} as const satisfies Record<EmployeeActKind, keyof ActValues['act'] | undefined>;

/** Returns the faults of what a kind of act asks for. */
export function actFaults(kind: EmployeeActKind, values: ActValues, today = todayHere()): readonly FieldIssue[] {
  const field = asked[kind];
  return [
    ...(field !== undefined && values.act[field] === ''
      ? [{ path: `act.${field}`, code: 'MB_M_REQUIRED', params: {} }]
      : []),
    ...(kind === 'suspendEmployees' ? suspensionEndFault(values) : []),
    ...(kind === 'putEmployeesOnLeave' ? leaveEndFault(values, values.when === 'dated' ? values.on : today) : []),
    ...(values.when === 'dated' ? planDayFault(values.on, today) : []),
  ];
}

const listCode = (chosen: string) => (chosen === takenAway ? '' : chosen);

/** The act that a form asks for. */
export function actOf(kind: EmployeeActKind, values: ActValues): EmployeeAct {
  const { departmentCode, jobRankCode, jobTitleCode, emblemId, reason, note: why } = values.act;
  switch (kind) {
    case 'moveEmployees':
      return { kind, departmentCode };
    case 'setJobRank':
      return { kind, jobRankCode: listCode(jobRankCode) };
    case 'setJobTitle':
      return { kind, jobTitleCode: listCode(jobTitleCode) };
    case 'retireEmployees':
      return { kind, reason: retirementReasonFrom(reason), note: why };
    case 'suspendEmployees':
      return { kind, reason: suspensionReasonFrom(reason), note: why, until: endOf(values) };
    case 'putEmployeesOnLeave':
      return { kind, leaveKind: leaveKindFrom(reason), note: why, until: lastDayOf(values) };
    case 'grantEmblem':
    case 'takeBackEmblem':
      return { kind, emblemId };
    case 'reinstateEmployees':
    case 'returnEmployees':
      return { kind, note: why };
  }
}
