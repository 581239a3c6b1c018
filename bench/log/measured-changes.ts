import type { Route } from '@madang/contract/kernel/route.ts';
import { changeDepartment as changeDepartmentRoute } from '@madang/contract/organisation/departments/routes.ts';
import { changePerson as changePersonRoute } from '@madang/contract/people/people/routes.ts';
import { addDepartments } from '../../server/src/demo/index.ts';
import type { Tx } from '../../server/src/kernel/db/database.ts';
import type { BoundRoute } from '../../server/src/kernel/http/bound-route.ts';
import { preparedQuery } from '../../server/src/kernel/db/prepared-query.ts';
import { newId } from '../../server/src/kernel/crypto/new-id.ts';
import type { Kernel } from '../../server/src/kernel/kernel.ts';
import { parseStoredInput } from '../../server/src/kernel/operations/input.ts';
import type { UndoStep } from '../../server/src/kernel/operations/outcome.ts';
import { undoMinutes } from '../../server/src/kernel/operations/records.ts';
import { seal, undoRow } from '../../server/src/kernel/operations/stored/sealed.ts';
import { callOf } from '../../server/src/kernel/operations/call-of.ts';
import type { AnyChange } from '../../server/src/kernel/operations/definition.ts';
import { changeDepartment } from '../../server/src/modules/organisation/departments/operations/change-department.ts';
import { changePerson } from '../../server/src/modules/people/people/operations/change-person.ts';
import { addEmployee } from '../kernel/people.ts';

/** How many things a company has to change. */
export const things = 200;

const departmentCode = (n: number) => `D${String(n).padStart(5, '0')}`;

export const namesOf = (department: number, turn: number) => ({
  departmentName: `영업 ${department} ${turn}`,
  englishDepartmentName: `Sales ${department} ${turn}`,
  language: 'ko' as const,
});

/** A change that is measured: one thing after the other gets other values. */
export interface Measured {
  readonly route: Route;
  readonly operation: AnyChange;
  /** The call by way of an operation that stands in for the product's. */
  readonly call: (operation: AnyChange) => BoundRoute;
  /** Plants the things and answers what the address names them by. */
  readonly plant: (kernel: Kernel, tx: Tx, companyCode: string) => Promise<readonly string[]>;
  readonly values: (thing: number, turn: number) => object;
  readonly body: (values: object, expected: object | undefined) => object;
}

/** The barest change of all: one row, no field of it sealed, no history. */
export const departmentNames: Measured = {
  route: changeDepartmentRoute,
  operation: changeDepartment,
  call: (operation) => callOf(changeDepartmentRoute, operation as typeof changeDepartment),
  plant: async (_, tx, companyCode) => {
    await addDepartments(tx, companyCode, things);
    return Array.from({ length: things }, (_, at) => departmentCode(at + 1));
  },
  values: namesOf,
  body: (values, expected) => ({ ...values, expected }),
};

/** The change that is made most. */
export const personNames: Measured = {
  route: changePersonRoute,
  operation: changePerson,
  call: (operation) =>
    callOf(changePersonRoute, operation as typeof changePerson, {
      input: ({ params, body }) => ({ ...params, ...body }),
    }),
  plant: async ({ keyring }, tx, companyCode) => {
    const ids: string[] = [];
    while (ids.length < things) ids.push(await addEmployee(tx, keyring, companyCode));
    return ids;
  },
  // A syllable for each turn.
  values: (_, turn) => ({ givenName: `솔${String.fromCharCode(0xac00 + (turn % 11_172))}` }),
  body: (change, expected) => ({ change, ...(expected && { expected }) }),
};

const insertUndoStep = preparedQuery<
  object,
  [stepId: string, operation: string, input: Buffer, minutes: number]
>(`insert into undo_steps (company_code, audit_id, operation, input, expires_at)
  values (app_company(), $1, $2, $3, app_now() + make_interval(mins => $4))`);

/** The change as it stands, but that its undo step is left alone, where the product writes its log row in the same statement. */
export function withoutLogRow(operation: AnyChange): AnyChange {
  const run = async (context: { readonly tx: Tx; readonly kernel: Kernel }, input: unknown) => {
    const outcome = (await (operation.run as Run)(context, input)) as Undoable;
    const { operations, keyring } = context.kernel;
    const { name, input: before, minutes } = outcome.undo;
    const stepId = newId('ordered');
    const sealed = seal(keyring, undoRow(stepId), parseStoredInput(operations.storable(name), before));
    // Not awaited, for it leaves with the commit as the product's does; where it fails the commit is a rollback.
    void insertUndoStep(context.tx, stepId, name, sealed, minutes ?? undoMinutes);
    return { answer: outcome.answer, audit: 'none' };
  };
  return { ...operation, run } as unknown as AnyChange;
}

type Run = (context: unknown, input: unknown) => Promise<object>;
type Undoable = { readonly answer: unknown; readonly undo: UndoStep };

/** Changes things one after the other; what each has is remembered, for the next change to name it. */
export class Changing<V extends object> {
  readonly #known = new Map<number, V>();
  readonly #values: (thing: number, turn: number) => V;
  readonly #change: (thing: number, values: V, expected: V | undefined) => Promise<unknown>;
  #turn = 0;

  constructor(
    values: (thing: number, turn: number) => V,
    change: (thing: number, values: V, expected: V | undefined) => Promise<unknown>,
  ) {
    this.#values = values;
    this.#change = change;
  }

  async next(thing: number): Promise<void> {
    const values = this.#values(thing, (this.#turn += 1));
    await this.#change(thing, values, this.#known.get(thing));
    this.#known.set(thing, values);
  }
}
