// Runs on every PostgreSQL: plans and row locks.
import { Refusal } from '@madang/contract/refuse.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inCompany } from '../../../kernel/db/database.ts';
import type { AnyCompanyChange } from '../../../kernel/operations/definition.ts';
import { execute } from '../../../kernel/operations/executor.ts';
import type { Origin } from '../../../kernel/operations/principal.ts';
import {
  bothOrders,
  leaveDays,
  type ModelPerson,
  type Step,
  steps,
  takeStep,
} from '../../../testing/employment/employment-model.ts';
import { addTestPerson } from '../../../testing/people.ts';
import { plansOf } from '../../../testing/plans/planned.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const stepCount = process.env['MADANG_FULL'] ? 10_000 : 300;
const personCount = 4;

const app = await startTestApp({ work: false });
const { kernel } = app;
const { administratorOf, addDepartments, dayOf, moveToDay, moveZone, runDue, statesOf } = plansOf(app);

type Doing =
  | { readonly kind: 'step'; readonly person: number; readonly step: Step }
  | { readonly kind: 'pair'; readonly person: number; readonly pair: readonly [Step, Step] }
  | { readonly kind: 'plan'; readonly person: number; readonly step: Step; readonly days: number }
  | { readonly kind: 'cancel'; readonly place: number }
  | { readonly kind: 'day' };

const person = fc.nat(personCount - 1);
const step = fc.constantFrom(...steps);
const doing: fc.Arbitrary<Doing> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('step' as const), person, step }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('pair' as const), person, pair: fc.tuple(step, step) }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('plan' as const), person, step, days: fc.integer({ min: 1, max: 4 }) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel' as const), place: fc.nat(20) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('day' as const) }) },
);

interface Planned {
  readonly planId: string;
  readonly person: number;
  readonly step: Step;
  readonly day: number;
}

test(
  'STA-01 STA-07 STA-10 USR-08 random steps, simultaneous and planned ones included, follow the table of states',
  { timeout: 1_800_000 },
  async () => {
    const seed = Math.trunc(Date.now() % 2_147_483_647);
    const { companyCode, browser, personId: administratorId } = await administratorOf();
    await addDepartments(browser, 'SALES');
    // Days of 23 and 25 hours, and the end of the year, are among those that pass.
    await moveZone(companyCode, 'Europe/Berlin');
    const origin: Origin = {
      principal: { kind: 'person', companyCode, personId: administratorId },
      request: { id: 'random', address: '' },
    };
    const ids: string[] = [];
    for (let at = 0; at < personCount; at += 1) ids.push((await addTestPerson(app, { companyCode })).personId);
    const model: ModelPerson[] = ids.map(() => ({
      state: 'inService',
      isSuspended: false,
      isMoved: false,
      backOn: undefined,
    }));
    let today = 0;
    let waiting: Planned[] = [];
    const first = await dayOf(companyCode);
    const dateOf = async (day: number) => {
      const { rows } = await sql<{ day: string }>`select (${first}::date + ${day}::integer)::text as day`.execute(
        kernel.db,
      );
      return rows[0]?.day ?? '';
    };

    async function stepOf(at: number, name: Step, day: number): Promise<{ name: string; input: object }> {
      const personId = ids[at] ?? '';
      const note = '';
      switch (name) {
        case 'leave':
          return { name: 'put-on-leave', input: { personId, kind: 'sick', note, from: null, until: null } };
        case 'leaveUntil': {
          const until = await dateOf(day + leaveDays);
          return { name: 'put-on-leave', input: { personId, kind: 'study', note, from: null, until } };
        }
        case 'return':
          return { name: 'return-from-leave', input: { personId, note } };
        case 'retire':
          return {
            name: 'retire-person',
            input: { personId, reason: 'other', note, when: 'now', handovers: 'proposed' },
          };
        case 'reinstate':
          return { name: 'reinstate-person', input: { personId, note } };
        case 'suspend':
          return { name: 'suspend-access', input: { personId, reason: 'other', note, until: null } };
        case 'restore':
          return { name: 'restore-access', input: { personId, note } };
        case 'move':
          return { name: 'change-employee-place', input: { personId, departmentCode: 'SALES' } };
      }
    }

    const run = async (name: string, input: object): Promise<string> => {
      try {
        await execute(kernel, kernel.operations.storable(name) as AnyCompanyChange, origin, input);
        return 'done';
      } catch (error) {
        if (error instanceof Refusal) return error.code;
        throw error;
      }
    };
    const take = async (at: number, name: Step) => {
      const asked = await stepOf(at, name, today);
      return run(asked.name, asked.input);
    };

    async function nextDay(): Promise<void> {
      today += 1;
      await moveToDay(companyCode, await dateOf(today));
      await runDue(companyCode);
      // Ends of leaves come before what was planned by people.
      for (const each of model) if (each.backOn === today) takeStep(each, 'return', today);
      const due = waiting.filter(({ day }) => day === today);
      waiting = waiting.filter(({ day }) => day !== today);
      const expected = due.map((plan) => takeStep(model[plan.person] as ModelPerson, plan.step, today));
      expect(
        await statesOf(
          companyCode,
          due.map(({ planId }) => planId),
        ),
      ).toEqual(expected);
    }

    async function doOne(each: Doing): Promise<void> {
      if (each.kind === 'day') return nextDay();
      if (each.kind === 'cancel') {
        const plan = waiting[each.place % Math.max(1, waiting.length)];
        if (!plan) return;
        expect(await run('cancel-planned-change', { planId: plan.planId })).toBe('done');
        waiting = waiting.filter((other) => other !== plan);
        return;
      }
      const known = model[each.person] as ModelPerson;
      if (each.kind === 'step') {
        expect(await take(each.person, each.step)).toBe(takeStep(known, each.step, today));
      } else if (each.kind === 'pair') {
        const answers = await Promise.all(each.pair.map((name) => take(each.person, name)));
        const orders = bothOrders(known, each.pair, today);
        const order = orders.find((other) => other.answers.join() === answers.join());
        expect(orders.map((other) => other.answers.join())).toContain(answers.join());
        // Two orders with the same answers may leave two states, of which the row says which it is.
        const row = await rowOf(each.person);
        const alike = orders.find((other) => other.answers.join() === answers.join() && shownAs(other.after) === row);
        Object.assign(known, (alike ?? order)?.after);
      } else {
        const day = today + each.days;
        const asked = await stepOf(each.person, each.step, day);
        const planned = { step: asked, dueOn: await dateOf(day), note: '' };
        const { planId } = (await execute(
          kernel,
          kernel.operations.storable('plan-change') as AnyCompanyChange,
          origin,
          planned,
        )) as { planId: string };
        waiting.push({ planId, person: each.person, step: each.step, day });
      }
    }

    const shownAs = ({ state, isSuspended, isMoved, backOn }: ModelPerson) =>
      [state, isMoved ? 'SALES' : 'TOP', isSuspended, state === 'onLeave' ? (backOn ?? 'open') : ''].join(' ');
    async function rowOf(at: number): Promise<string> {
      const { rows } = await inCompany(kernel.db, companyCode, (tx) =>
        sql<{ shown: string }>`
        select concat_ws(' ', case employment_status when 'B' then 'inService' when 'L' then 'onLeave' else 'retired' end, department_code,
          case when suspended_at is not null then 'true' else 'false' end,
          case when employment_status = 'L' then coalesce((leave_until - ${first}::date + 1)::text, 'open') else '' end) as shown
        from people where person_id = ${ids[at] ?? ''}::uuid`.execute(tx),
      );
      return rows[0]?.shown ?? '';
    }

    for (const [place, each] of fc.sample(doing, { numRuns: stepCount, seed }).entries()) {
      const where = `seed ${seed}, step ${place}: ${JSON.stringify(each)}`;
      await doOne(each).catch((error: unknown) => {
        throw new Error(where, { cause: error });
      });
      const at = 'person' in each ? [each.person] : model.keys();
      for (const one of at) expect([where, await rowOf(one)]).toEqual([where, shownAs(model[one] as ModelPerson)]);
    }
  },
);
