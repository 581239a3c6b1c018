import { retiring } from '@madang/contract/people/employment/routes.ts';
import * as z from 'zod/mini';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import type { CompanyContext } from '../../../../kernel/operations/context.ts';
import { findIndispensable } from '../../roles/index.ts';
import { requireAct } from '../../person-records/index.ts';
import { personTarget } from '../../people/index.ts';
import { insertChange, newestChange } from '../changes.sql.ts';
import { handOver, readLeft, requireHandovers, stillPossible } from '../left-behind.ts';
import { tellOfChange } from '../letters.ts';
import { endService, type Leaver } from '../retire.ts';
import { endOfDay, planRetirement } from '../state.sql.ts';

/** A retirement that waited for the end of the day names the change by which it was planned. */
const input = z.extend(retiring, { plannedBy: z.optional(z.uuid()) });
type Retiring = z.output<typeof input>;

const refusals = [
  'CO404',
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
  'MB701',
  'MB702',
  'RETIREMENT_NOT_PLANNED',
] as const;
type Context = CompanyContext<unknown, (typeof refusals)[number]>;

/** STA-02: ends the service of a person, and hands over what they leave behind. The ID stays in use. */
export const retirePerson = defineOperation({
  name: 'retire-person',
  input,
  permission: 'employment.change',
  targets: ({ personId }) => [personTarget(personId)],
  refusals: [...refusals, 'CO401'],
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
    if (asked.plannedBy !== undefined) await requirePlanned(context, asked.personId, asked.plannedBy);
    const leaver = { ...key, before };
    return asked.when === 'now' ? retireNow(context, asked, leaver) : retireLater(context, asked, leaver);
  },
});

async function requirePlanned(
  { tx, kernel, companyCode, refuse }: Context,
  personId: string,
  plannedBy: string,
): Promise<void> {
  const key = { companyCode, personId };
  const newest = await newestChange(tx, kernel.keyring, key, 'retirementPlanned');
  if (newest?.changeId !== plannedBy || !(await planRetirement(tx, key, null))) throw refuse('RETIREMENT_NOT_PLANNED');
}

async function retireNow(context: Context, asked: Retiring, leaver: Leaver) {
  const { tx, kernel, actorId } = context;
  const { personId, reason, note } = asked;
  const left = await readLeft(tx, kernel.contributed, leaver);
  const whole = { person: leaver, left, handovers: asked.handovers };
  const isPlanned = asked.plannedBy !== undefined;
  if (!isPlanned) await requireHandovers(tx, whole);
  // An heir who has left by then must not stop the retirement: that thing stays as it is.
  const handovers = isPlanned ? await stillPossible(tx, whole) : asked.handovers;
  const handed = await handOver(context, { ...whole, handovers });
  // Before names and roles go: the letter says which.
  await tellOfChange(tx, kernel, leaver, { kind: 'retired' });
  const { roles, back } = await endService(tx, kernel, leaver);
  await insertChange(tx, kernel.keyring, {
    ...leaver,
    kind: 'retired',
    after: 'retired',
    reason: { reason, note },
    steps: { roles, back: [...handed, ...back] },
    actorId,
  });
  const stayed = left.length - handed.length;
  const detail = { handedOver: handed.length, ...(stayed > 0 && { stayed }) };
  return {
    answer: { retiresAt: new Date().toISOString() },
    audit: { target: personTarget(personId), fields: ['employmentStatus'], detail },
    undo: { name: 'reinstate-person', input: { personId, note: '' } },
  };
}

/** Nothing ends before the day does; until then it can be called off. */
async function retireLater(context: Context, asked: Retiring, leaver: Leaver) {
  const { tx, kernel, companyCode, actorId, later, refuse } = context;
  const { personId, reason, note, handovers } = asked;
  if (asked.plannedBy !== undefined) throw refuse('RETIREMENT_NOT_PLANNED');
  const left = await readLeft(tx, kernel.contributed, leaver);
  await requireHandovers(tx, { person: leaver, left, handovers });
  const at = await endOfDay(tx, companyCode);
  await planRetirement(tx, leaver, at);
  const changeId = await insertChange(tx, kernel.keyring, {
    ...leaver,
    kind: 'retirementPlanned',
    after: leaver.before,
    reason: { reason, note },
    actorId,
    until: at,
  });
  await later({ name: 'retire-person', input: { ...asked, when: 'now', plannedBy: changeId } }, at);
  await tellOfChange(tx, kernel, leaver, { kind: 'retirementPlanned', until: at });
  return {
    answer: { retiresAt: at.toISOString() },
    audit: { target: personTarget(personId), fields: ['employmentStatus'], detail: { isPlanned: true } },
    undo: { name: 'call-off-retirement', input: { personId } },
  };
}
