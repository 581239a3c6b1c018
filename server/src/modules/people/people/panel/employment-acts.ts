import { employmentStateOf, isInService } from '@madang/contract/ground/employment-states/states.ts';
import {
  type PersonAct,
  refusalOf,
  refusalOfGuest,
  waitsForSynchronising,
} from '@madang/contract/people/employment/acts.ts';
import { type EmploymentAct, employmentActs } from '@madang/contract/people/employment/kinds.ts';
import type { Employee } from '@madang/contract/people/people/routes.ts';
import type { Permission } from '@madang/contract/permissions.ts';
import type { Session } from '../../../../kernel/session/session.ts';
import type { PanelPerson } from './panel.sql.ts';

type Facts = Employee['employment'];
type Refusal = NonNullable<Facts['acts'][number]['refusal']>;

/** Lines of the table of states that the acts of a page ask. */
const rules: Readonly<Record<EmploymentAct, PersonAct>> = {
  return: 'return',
  leave: 'leave',
  retire: 'retire',
  callOff: 'retire',
  reinstate: 'reinstate',
  suspend: 'suspend',
  restore: 'suspend',
};

/** Shows service and access of a person, with the acts that make sense now and why one is refused. */
export function employmentOf(person: PanelPerson, reader: Session, permitted: ReadonlySet<Permission>): Facts {
  const state = employmentStateOf(person);
  const isServing = isInService(state);
  const { retiresAt, suspendedUntil, isSuspended, leave, dispatch } = person;
  const makesSense: Readonly<Record<EmploymentAct, boolean>> = {
    return: state === 'onLeave',
    leave: state === 'inService' || state === 'dispatched',
    retire: isServing && retiresAt === null,
    callOff: isServing && retiresAt !== null,
    reinstate: state === 'retired',
    suspend: isServing && !isSuspended,
    restore: isServing && isSuspended,
  };
  const { everywhere } = reader.rights;
  return {
    retiresAt: retiresAt?.toISOString() ?? null,
    suspendedUntil: suspendedUntil?.toISOString() ?? null,
    leave,
    dispatch,
    acts: employmentActs
      // Of a person with more rights than the reader the right to the whole company does not hold, which is a reason to show.
      .filter((act) => makesSense[act] && (permitted.has(rightTo(act)) || everywhere.has(rightTo(act))))
      .map((act) => ({
        act,
        refusal: refusalFor(act, person, { readerId: reader.personId, isAbove: !permitted.has(rightTo(act)) }),
      })),
  };
}

function rightTo(act: EmploymentAct): Permission {
  return act === 'suspend' || act === 'restore' ? 'employment.suspend' : 'employment.change';
}

interface Reading {
  readonly readerId: string;
  readonly isAbove: boolean;
}

function refusalFor(act: EmploymentAct, person: PanelPerson, reading: Reading): Refusal | null {
  const rule = rules[act];
  const bar = endsAccess(act) ? barOf(person, reading.readerId) : undefined;
  const ofGuest = person.dispatch?.isGuest ? refusalOfGuest(rule) : undefined;
  const code =
    ofGuest ?? refusalOf(rule, employmentStateOf(person)) ?? bar ?? (reading.isAbove ? 'PERSON_ABOVE' : undefined);
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
