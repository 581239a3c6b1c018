import { expect, test } from 'vitest';
import { checkOperations } from './check-operations.ts';
import { operationImports } from './kernel/operation-imports.ts';
import { plant } from './kernel/planted.ts';

const folder = 'server/src/modules/doors/operations';
const sound = `export const openDoor = defineOperation({ name: 'open-door', run: async () => ({}) });\n`;
const none = { folders: [], statements: [], files: [], databaseNames: {} };
const messages = (files: Readonly<Record<string, string>>, allowed: Parameters<typeof checkOperations>[1] = none) =>
  checkOperations(plant(files), allowed).map(({ path, message }) => `${path.split('/').at(-1)} ${message}`);

test('an operation with the name of its file and without HTTP passes', () => {
  expect(messages({ [`${folder}/open-door.ts`]: sound })).toEqual([]);
});

test('a file that defines no operation is reported', () => {
  const files = { [`${folder}/open-door.ts`]: 'export const openDoorCall = operation(route, run);\n' };
  expect(messages(files)).toEqual(['open-door.ts defines 0 operations, not one']);
});

test('an operation opens no transaction, writes no audit row itself, and has the name of its file', () => {
  const text = `import { writeAudit } from '../../../kernel/audit/audit.ts';
import { inCompany, type Tx } from '../../../kernel/db/database.ts';
${sound}`;
  expect(messages({ [`${folder}/shut-door.ts`]: text }, { ...none, files: ['kernel/db/database.ts'] })).toEqual([
    'shut-door.ts is named open-door, its file shut-door',
    'shut-door.ts is exported as openDoor, not as shutDoor',
    'shut-door.ts an operation must not import kernel/audit/audit.ts',
    'shut-door.ts an operation is given its transaction: inCompany',
  ]);
});

test('a kernel file that is not listed is refused, under any name', () => {
  const text = `import { queryBatch } from '../../../kernel/db/query-batch.ts';
import type { Door } from '@madang/contract/kernel/doors.ts';
import { defineOperation } from '../../../kernel/operations/definition.ts';
${sound}`;
  const allowed = { ...none, folders: ['kernel/operations'] };
  expect(messages({ [`${folder}/open-door.ts`]: text }, allowed)).toEqual([
    'open-door.ts an operation must not import kernel/db/query-batch.ts',
  ]);
});

test('an operation imports from the database only its transaction type and the names listed for it', () => {
  const text = `import { enterCompany, readInCompany, type Tx } from '../../../kernel/db/database.ts';
import * as database from '../../../kernel/db/database.ts';
import type { Tx as Same } from '../../../kernel/db/database.ts';
${sound}`;
  const allowed = { ...none, files: ['kernel/db/database.ts'], databaseNames: { enterCompany: ['open-door'] } };
  expect(messages({ [`${folder}/open-door.ts`]: text }, allowed)).toEqual([
    'open-door.ts an operation is given its transaction: readInCompany',
    'open-door.ts an operation is given its transaction: *',
  ]);
});

test('a listed name that is no longer imported is reported', () => {
  const allowed = {
    folders: ['kernel/rows'],
    statements: ['platform/outbox'],
    files: ['kernel/flow/flow.ts'],
    databaseNames: { enterCompany: ['open-door'] },
  };
  expect(messages({ [`${folder}/open-door.ts`]: sound }, allowed)).toEqual([
    'operation-imports.ts no operation imports kernel/rows any more',
    'operation-imports.ts no operation imports platform/outbox any more',
    'operation-imports.ts no operation imports kernel/flow/flow.ts any more',
    'operation-imports.ts no operation imports enterCompany in open-door any more',
  ]);
});

test('a folder is open with its own files, and one of statements only with its statements', () => {
  const text = `import { namedRows } from '../../../kernel/rows/named-rows.ts';
import { rowsIn } from '../../../kernel/rows/inside/rows.ts';
import { failedMessagesOf } from '../../../platform/outbox/delivery-health.sql.ts';
import { Outbox } from '../../../platform/outbox/outbox.ts';
${sound}`;
  const allowed = { ...none, folders: ['kernel/rows'], statements: ['platform/outbox'] };
  expect(messages({ [`${folder}/open-door.ts`]: text }, allowed)).toEqual([
    'open-door.ts an operation must not import kernel/rows/inside/rows.ts',
    'open-door.ts an operation must not import platform/outbox/outbox.ts',
  ]);
});

test('the product’s lists open no transaction, no call and no audit log', () => {
  const closed = ['kernel/db/query-batch.ts', 'kernel/http/bound-route.ts', 'kernel/audit/audit.ts'];
  const beside = ['platform/audit-chain/chain.sql.ts', 'kernel/jobs/workers/jobs.ts', 'platform/process/health.ts'];
  const imports = [...closed, ...beside].map((file) => `import '../../../${file}';\n`).join('');
  const found = messages({ [`${folder}/open-door.ts`]: `${imports}${sound}` }, operationImports);
  expect(found.filter((each) => each.startsWith('open-door.ts'))).toEqual(
    [...closed, ...beside].map((file) => `open-door.ts an operation must not import ${file}`),
  );
});

test('an operation is exported under the name of its file', () => {
  const renamed = sound.replace('openDoor', 'unlockDoor');
  expect(messages({ [`${folder}/open-door.ts`]: renamed })).toEqual([
    'open-door.ts is exported as unlockDoor, not as openDoor',
  ]);
  const hidden = sound.replace('export ', '');
  expect(messages({ [`${folder}/open-door.ts`]: hidden })).toEqual([
    'open-door.ts is exported as nothing, not as openDoor',
  ]);
});

test('an operation outside the checked files is reported, and so is a database that is passed on', () => {
  const text = `export { pipeline } from '../../../kernel/db/database.ts';\n${sound}`;
  const files = { [`${folder}/parts/open-door.ts`]: sound, [`${folder}/open-door.ts`]: text };
  expect(messages(files, { ...none, files: ['kernel/db/database.ts'] })).toEqual([
    'open-door.ts open-door is an operation: its file is operations/open-door.ts of its capability',
    'open-door.ts an operation is given its transaction: pipeline',
  ]);
});
