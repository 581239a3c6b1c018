import { readFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { inCompany } from '../../kernel/db/database.ts';
import { parseInput, parseStoredInput } from '../../kernel/operations/input.ts';
import { isStorable } from '../../kernel/operations/registry.ts';
import { runPlan } from '../../kernel/operations/stored/plans.ts';
import { addMember } from '../member.ts';
import { departmentCodes } from '../organisation.ts';
import { planOfEarlierRelease } from '../plans/earlier-plan.ts';
import { startTestApp } from '../test-app.ts';
import { ExampleCompanies } from './example-companies.ts';
import type { Step } from './examples/example.ts';
import { examples } from './examples/index.ts';

// What the first release with operations stored, one input of each. It is never written again: a plan made by an older
// release still waits in someone's database, so an input that no longer parses needs a change that reads both.
const stored = read('stored-inputs.json');
// One of every operation since, in the form of its example. `npm run stored-inputs` adds what is new; what stands is never
// written again, for the same reason.
const storedSince = read('stored-examples.json');

const app = await startTestApp({ work: false });
const { kernel } = app;
const companies = new ExampleCompanies(app);

function read(file: string): readonly Step[] {
  return JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as readonly Step[];
}

test.each(stored)('OPS-03 a stored input of $name is accepted by this release', ({ name, input }) => {
  const operation = kernel.operations.storable(name);
  // A field that is newer than the input has its default.
  expect(parseInput(operation, input)).toMatchObject(input);
});

test('OPS-03 every operation with stored inputs has one that later releases accept too', () => {
  const known = kernel.operations.all().filter(isStorable);
  const names = known.map(({ name }) => name).toSorted();
  // A new operation's is added by `npm run stored-inputs`; one that went leaves its own, under an alias.
  expect(storedSince.map(({ name }) => name).toSorted()).toEqual(names);
  expect(names).toEqual(expect.arrayContaining(stored.map(({ name }) => name)));
});

describe.each(storedSince.map((each) => [each.name, each] as const))('%s', (name, { input }) => {
  const example = examples.find((each) => each.name === name);

  test('OPS-03 a stored input runs in the state of its example', async () => {
    const { companyCode, origin } = await companies.add(example ?? { given: [] });
    const operation = kernel.operations.storable(name);
    const filled = companies.filled(input, companyCode);
    if (!saysWhatItExpects(name, filled)) {
      await companies.run(origin, { name, input });
      return;
    }
    const planned = { name, input: filled, effectiveAt: new Date(0) };
    const planId = await inCompany(kernel.db, companyCode, (tx) => planOfEarlierRelease(kernel, tx, origin, planned));
    await runPlan(kernel, { companyCode, planId });
    const row = await inCompany(kernel.db, companyCode, (tx) =>
      tx.selectFrom('plans').select(['state', 'operation', 'input']).where('plan_id', '=', planId).executeTakeFirst(),
    );
    expect(row).toEqual({ state: 'done', operation: operation.name, input: null });
  });
});

/** Else it is no input that would be stored (docs/decisions/expected-values-and-undo.md), and is run as it is called. */
function saysWhatItExpects(name: string, input: object): boolean {
  try {
    parseStoredInput(kernel.operations.storable(name), input);
    return true;
  } catch {
    return false;
  }
}

test('OPS-03 a change planned by an older release runs in this one', async () => {
  const companyCode = 'STORED';
  const { personId } = await addMember(kernel.db, { companyCode, role: 'administrator' });
  const origin = {
    principal: { kind: 'person', companyCode, personId },
    request: { id: randomUUID(), address: '' },
  } as const;
  const creation = stored.find(({ name }) => name === 'create-department');
  if (!creation) throw new Error('nothing is stored');
  const planId = await inCompany(kernel.db, companyCode, (tx) =>
    planOfEarlierRelease(kernel, tx, origin, { ...creation, effectiveAt: new Date(0) }),
  );
  await runPlan(kernel, { companyCode, planId });
  const { departmentCode } = creation.input as { readonly departmentCode: string };
  expect(await departmentCodes(app, companyCode)).toEqual([departmentCode]);
});
