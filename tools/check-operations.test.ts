import { expect, test } from 'vitest';
import { checkOperations } from './check-operations.ts';
import { plant } from './kernel/planted.ts';

const folder = 'server/src/modules/doors/operations';
const sound = `export const openDoor = defineOperation({ name: 'open-door', run: async () => ({}) });\n`;
const messages = (files: Readonly<Record<string, string>>) =>
  checkOperations(plant(files)).map(({ path, message }) => `${path.split('/').at(-1)} ${message}`);

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
  expect(messages({ [`${folder}/shut-door.ts`]: text })).toEqual([
    'shut-door.ts is named open-door, its file shut-door',
    'shut-door.ts an operation must not import ../../../kernel/audit/audit.ts',
    'shut-door.ts an operation is given its transaction: inCompany',
  ]);
});
