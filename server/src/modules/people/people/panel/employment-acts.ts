import { employmentStateOf, isInService } from '@madang/contract/ground/employment-states/states.ts';
import { type PersonAct, refusalOf, waitsForSynchronising } from '@madang/contract/people/employment/acts.ts';
import { type EmploymentAct, employmentActs } from '@madang/contract/people/employment/kinds.ts';
import type { Employee } from '@madang/contract/people/people/routes.ts';
import type { Permission } from '@madang/contract/permissions.ts';
import type { PanelPerson } from './panel.sql.ts';

type Facts = Employee['employment'];
type Refusal = NonNullable<Facts['acts'][number]['refusal']>;

/** Lines of the table of states that the acts of a page ask. */
const rules: Readonly<Record<EmploymentAct, PersonAct>> = {
  retire: 'retire',
  callOff: 'retire',
  reinstate: 'reinstate',
  suspend: 'suspend',
  restore: 'suspend',
};

/** Shows service and access of a person, with the acts that make sense now and why one is refused. */
export function employmentOf(person: PanelPerson, readerId: string, permitted: ReadonlySet<Permission>): Facts {
  const state = employmentStateOf(person);
  const isServing = isInService(state);
  const { retiresAt, suspendedUntil, isSuspended } = person;
  const makesSense: Readonly<Record<EmploymentAct, boolean>> = {
    retire: isServing && retiresAt === null,
    callOff: isServing && retiresAt !== null,
    reinstate: state === 'retired',
    suspend: isServing && !isSuspended,
    restore: isServing && isSuspended,
  };
  const isPermitted = (act: EmploymentAct) =>
    permitted.has(act === 'suspend' || act === 'restore' ? 'employment.suspend' : 'employment.change');
  return {
    retiresAt: retiresAt?.toISOString() ?? null,
    suspendedUntil: suspendedUntil?.toISOString() ?? null,
    acts: employmentActs
      .filter((act) => makesSense[act] && isPermitted(act))
      .map((act) => ({ act, refusal: refusalFor(act, person, readerId) })),
  };
}

function refusalFor(act: EmploymentAct, person: PanelPerson, readerId: string): Refusal | null {
  const rule = rules[act];
  const code = refusalOf(rule, employmentStateOf(person)) ?? (endsAccess(act) ? barOf(person, readerId) : undefined);
  if (code !== undefined) return { code, params: {} };
  const { synchronisingMinutes: minutes } = person;
  return minutes > 0 && waitsForSynchronising(rule) ? { code: 'MB657', params: { 0: minutes } } : null;
}

function endsAccess(act: EmploymentAct): boolean {
  return act === 'retire' || act === 'suspend';
}

function barOf({ personId, indispensable }: PanelPerson, readerId: string) {
  if (personId === readerId) return 'EMPLOYMENT_OWN';
  if (indispensable === 'representative') return 'EMPLOYMENT_REPRESENTATIVE';
  return indispensable === 'last' ? 'EMPLOYMENT_LAST_ADMINISTRATOR' : undefined;
}
