import { storedId } from '@madang/contract/kernel/rules.ts';
import { retiring } from '@madang/contract/people/employment/routes.ts';
import * as z from 'zod/mini';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import type { CompanyContext } from '../../../../kernel/operations/context.ts';
import { findIndispensable } from '../../roles/index.ts';
import { requireAct } from '../../person-records/index.ts';
import { personTarget } from '../../people/index.ts';
import type { Audited } from '../../../../kernel/operations/outcome.ts';
import { insertChange, newestChange, requireNewest, stateChanged, type StoredChange } from '../changes.sql.ts';
import { handOver, readLeft, requireHandovers, stillPossible, thingsBeside } from '../left-behind.ts';
import { tellOfChange } from '../letters.ts';
import { handoversOf } from '../proposed.ts';
import { endService, type Leaver } from '../retire.ts';
import { settleLater } from '../settle-later.ts';
import { notifyOfStayed } from '../stayed-behind.ts';
import { companyDay, planRetirement, secondsUntil } from '../state.sql.ts';

/** A retirement that waited for the end of the day names the change by which it was planned; one that takes a reinstatement back, that. */
const input = z.extend(retiring, { plannedBy: z.optional(storedId), takesBack: z.optional(storedId) });
type Retiring = z.output<typeof input>;

const refusals = [
  'CO404',
  'EDIT_CONFLICT',
  'EMPLOYEE_NOT_APPLIED',
  'EMPLOYEE_RETIRED',
  'EMPLOYMENT_HEIR',
  'EMPLOYMENT_HEIR_RIGHT',
  'EMPLOYMENT_LAST_ADMINISTRATOR',
  'EMPLOYMENT_LEFT_CHANGED',
  'EMPLOYMENT_LEFT_LIMIT',
  'EMPLOYMENT_OWN',
  'EMPLOYMENT_REPRESENTATIVE',
  'MB657',
  'MB708',
  'MB701',
  'MB702',
  'RETIREMENT_NOT_PLANNED',
  'RETIREMENT_PLANNED',
] as const;
/** A person who leaves, and in whose name. */
type Leaving = Leaver & { readonly actorId: string | undefined };
type Context = CompanyContext<unknown, (typeof refusals)[number]>;

/** STA-02: ends the service of a person, and hands over what they leave behind. The ID stays in use. */
export const retirePerson = defineOperation({
  name: 'retire-person',
  input,
  permission: 'employment.change',
  targets: ({ personId }) => [personTarget(personId)],
  refusals: [...refusals, 'CO401'],
  auditNames: ['plan-retirement', 'revoke-role'],
  async run(context, asked) {
    const { tx, kernel, companyCode, actorId, refuse } = context;
    const key = { companyCode, personId: asked.personId };
    if (asked.personId === actorId) throw refuse('EMPLOYMENT_OWN');
    // Ties before the person's row, as every change of company takes them.
    await kernel.contributed.endLinkedLogins(tx, key);
    const need = await findIndispensable(tx, key);
    if (need === 'representative') throw refuse('EMPLOYMENT_REPRESENTATIVE');
    if (need === 'last') throw refuse('EMPLOYMENT_LAST_ADMINISTRATOR');
    const before = await requireAct(tx, key, 'retire');
    const planned =
      asked.plannedBy === undefined ? undefined : await requirePlanned(context, asked.personId, asked.plannedBy);
    // What was planned is done in the name of the planner, also where the product sees to it.
    const leaver = { ...key, before, actorId: planned?.actorId ?? actorId };
    return asked.when === 'now' ? retireNow(context, asked, leaver) : retireLater(context, asked, leaver);
  },
});

async function requirePlanned(
  { tx, kernel, companyCode, refuse }: Context,
  personId: string,
  plannedBy: string,
): Promise<StoredChange> {
  const key = { companyCode, personId };
  const newest = await newestChange(tx, kernel.keyring, key, 'retirementPlanned');
  if (newest?.changeId !== plannedBy || !(await planRetirement(tx, key, null))) throw refuse('RETIREMENT_NOT_PLANNED');
  return newest;
}

async function retireNow(context: Context, asked: Retiring, leaver: Leaving) {
  const { tx, kernel } = context;
  const { personId, reason, note } = asked;
  const left = await readLeft(tx, kernel.contributed, leaver);
  const former = await formerHandovers(context, asked);
  const said = await handoversOf(tx, leaver, { left, handovers: asked.handovers, former });
  const whole = { person: leaver, left, handovers: said };
  const isPlanned = asked.plannedBy !== undefined;
  if (!isPlanned) await requireHandovers(tx, whole);
  // An heir who has left by then must not stop the retirement: that thing stays as it is.
  const handovers = isPlanned ? await stillPossible(tx, whole) : said;
  const handed = await handOver(context, { ...whole, handovers });
  // Before names and roles go: the letter says which.
  await tellOfChange(tx, kernel, leaver, { kind: 'retired' });
  const stayed = thingsBeside(left, handovers);
  await notifyOfStayed(tx, kernel, { leaver, plannerId: leaver.actorId, things: stayed });
  const { roles, back } = await endService(tx, kernel, leaver);
  const changeId = await insertChange(tx, kernel.keyring, {
    ...leaver,
    kind: 'retired',
    after: 'retired',
    reason: { reason, note },
    steps: { roles, back: [...handed, ...back], handovers },
  });
  const detail = { handedOver: handed.length, ...(stayed.length > 0 && { stayed: stayed.length }) };
  return {
    answer: { retiresAt: new Date().toISOString() },
    audit: [
      { target: personTarget(personId), ...stateChanged(leaver.before, 'retired'), detail },
      // Each role that ends is in the history of roles.
      ...back.flatMap(({ kind, name: role }) =>
        kind === 'roles' ? [{ target: personTarget(personId), as: 'revoke-role', detail: { role } }] : [],
      ),
    ] as [Audited, ...Audited[]],
    undo: { name: 'reinstate-person', input: { personId, note: '', changeId } },
  };
}

/** Reads who took what over by the retirement that a reinstatement had ended; none for any other retirement. */
async function formerHandovers({ tx, kernel, companyCode }: Context, { personId, takesBack }: Retiring) {
  if (takesBack === undefined) return [];
  const key = { companyCode, personId };
  await requireNewest(tx, kernel.keyring, key, { kind: 'reinstated', expected: takesBack });
  const retirement = await newestChange(tx, kernel.keyring, key, 'retired');
  return retirement?.steps.handovers ?? [];
}

/** Nothing ends before the day does; until then it can be called off. */
async function retireLater(context: Context, asked: Retiring, leaver: Leaving) {
  const { tx, kernel, companyCode, onDay, refuse } = context;
  const { personId, reason, note } = asked;
  if (asked.plannedBy !== undefined) throw refuse('RETIREMENT_NOT_PLANNED');
  const left = await readLeft(tx, kernel.contributed, leaver);
  const handovers = await handoversOf(tx, leaver, { left, handovers: asked.handovers });
  await requireHandovers(tx, { person: leaver, left, handovers });
  const { end: at, tomorrow } = await companyDay(tx, companyCode);
  if (!(await planRetirement(tx, leaver, at))) throw refuse('RETIREMENT_PLANNED');
  const changeId = await insertChange(tx, kernel.keyring, {
    ...leaver,
    kind: 'retirementPlanned',
    after: leaver.before,
    reason: { reason, note },
    steps: { handovers },
    until: at,
  });
  const step = { name: 'retire-person', input: { ...asked, when: 'now', handovers, plannedBy: changeId } };
  await onDay(step, { dueOn: tomorrow });
  await settleLater(tx, { companyCode, personId, changeId }, await secondsUntil(tx, at));
  await tellOfChange(tx, kernel, leaver, { kind: 'retirementPlanned', until: at });
  return {
    answer: { retiresAt: at.toISOString() },
    audit: { target: personTarget(personId), as: 'plan-retirement', fields: ['employmentStatus'] },
    undo: { name: 'call-off-retirement', input: { personId, changeId } },
  };
}
