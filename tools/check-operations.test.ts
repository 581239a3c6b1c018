import { expect, test } from 'vitest';
import { checkOperations } from './check-operations.ts';
import { plant } from './kernel/planted.ts';

const folder = 'server/src/modules/doors/operations';
const sound = `export const openDoor = defineOperation({ name: 'open-door', run: async () => ({}) });\n`;
const none = { files: [], databaseNames: {} };
const messages = (files: Readonly<Record<string, string>>, allowed: Parameters<typeof checkOperations>[1] = none) =>
  checkOperations(plant(files), allowed).map(({ path, message }) => `${path.split('/').at(-1)} ${message}`);

test('an operation that is named as its file and knows nothing of HTTP passes', () => {
  expect(messages({ [`${folder}/open-door.ts`]: sound })).toEqual([]);
});

test('a file that defines no operation is found', () => {
  const files = { [`${folder}/open-door.ts`]: 'export const openDoorCall = operation(route, run);\n' };
  expect(messages(files)).toEqual(['open-door.ts defines 0 operations, not one']);
});

test('an operation opens no transaction, writes no audit row by itself, and has the name of its file', () => {
  const text = `import { writeAudit } from '../../../kernel/audit/audit.ts';
import { inCompany, type Tx } from '../../../kernel/db/database.ts';
${sound}`;
  expect(messages({ [`${folder}/shut-door.ts`]: text }, { ...none, files: ['kernel/db/database.ts'] })).toEqual([
    'shut-door.ts is named open-door, its file shut-door',
    'shut-door.ts an operation must not import kernel/audit/audit.ts',
    'shut-door.ts an operation is given its transaction: inCompany',
  ]);
});

test('a file of the kernel that is not named is refused, under whatever name it stands', () => {
  const text = `import { queryBatch } from '../../../kernel/db/query-batch.ts';
import type { Door } from '@madang/contract/kernel/doors.ts';
import { defineOperation } from '../../../kernel/operations/definition.ts';
${sound}`;
  expect(messages({ [`${folder}/open-door.ts`]: text })).toEqual([
    'open-door.ts an operation must not import kernel/db/query-batch.ts',
  ]);
});

test('of the database an operation imports the type of its transaction, and what is named for it alone', () => {
  const text = `import { enterCompany, readInCompany, type Tx } from '../../../kernel/db/database.ts';
import * as database from '../../../kernel/db/database.ts';
import type { Tx as Same } from '../../../kernel/db/database.ts';
${sound}`;
  const allowed = {
    files: ['kernel/db/database.ts'],
    databaseNames: { enterCompany: ['doors/operations/open-door.ts'] },
  };
  expect(messages({ [`${folder}/open-door.ts`]: text }, allowed)).toEqual([
    'open-door.ts an operation is given its transaction: readInCompany',
    'open-door.ts an operation is given its transaction: *',
  ]);
});

test('what is named and imported by none any more is found', () => {
  const allowed = {
    files: ['kernel/flow/flow.ts'],
    databaseNames: { enterCompany: ['doors/operations/open-door.ts'] },
  };
  expect(messages({ [`${folder}/open-door.ts`]: sound }, allowed)).toEqual([
    'operation-imports.ts no operation imports kernel/flow/flow.ts any more',
    'operation-imports.ts no operation imports enterCompany doors/operations/open-door.ts any more',
  ]);
});
