import { readFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { inCompany } from '../../kernel/db/database.ts';
import { parseInput } from '../../kernel/operations/input.ts';
import { isStorable } from '../../kernel/operations/registry.ts';
import { plan } from '../../kernel/operations/stored/plans.ts';
import { addMember } from '../member.ts';
import { departmentCodes } from '../organisation.ts';
import { startTestApp } from '../test-app.ts';

// What the first release with operations stored, one input of each. It is never written again: a plan made by an older
// release still waits in someone's database, so an input that no longer parses needs a change that reads both.
interface StoredInput {
  readonly name: string;
  readonly input: object;
}
const stored = JSON.parse(
  readFileSync(new URL('stored-inputs.json', import.meta.url), 'utf8'),
) as readonly StoredInput[];

const app = await startTestApp();
const { kernel } = app;

test.each(stored)('OPS-03 a stored input of $name is taken by this release', ({ name, input }) => {
  const operation = kernel.operations.storable(name);
  // A field that is newer than the input has its default.
  expect(parseInput(operation, input)).toMatchObject(input);
});

test('OPS-03 an operation that is new in this release may lack one, no other', () => {
  const names = new Set(stored.map(({ name }) => name));
  const known = kernel.operations.all().filter(isStorable);
  expect(known.filter(({ name }) => names.has(name))).toHaveLength(stored.length);
});

test('OPS-03 what an older release planned is run by this one', async () => {
  const companyCode = 'STORED';
  const { personId } = await addMember(kernel.db, { companyCode, role: 'administrator' });
  const origin = {
    principal: { kind: 'person', companyCode, personId },
    request: { id: randomUUID(), address: '' },
  } as const;
  const creation = stored.find(({ name }) => name === 'create-department');
  if (!creation) throw new Error('nothing is stored');
  await inCompany(kernel.db, companyCode, (tx) =>
    plan(kernel, tx, origin, { ...creation, effectiveAt: new Date(Date.now() + 500) }),
  );
  const { departmentCode } = creation.input as { readonly departmentCode: string };
  await vi.waitFor(async () => expect(await departmentCodes(app, companyCode)).toEqual([departmentCode]), {
    timeout: 15_000,
    interval: 100,
  });
});
