import { globSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { everyOperation, titlesAlone } from '../src/kernel/catalogues.ts';
import { consoleFiles } from './console-files.ts';
import { consoleNeeds } from './console-needs.ts';

const source = resolve(import.meta.dirname, '../src');
const features = join(source, 'features');

/** A chunk of a build that is opened by itself. */
const opened = (file: string, modules: readonly string[]) =>
  ({
    type: 'chunk',
    fileName: file,
    facadeModuleId: join(features, file),
    moduleIds: modules.map((each) => join(features, each)),
    imports: [],
    isEntry: false,
    isDynamicEntry: true,
  }) as unknown as Rolldown.OutputChunk;

const sections = globSync('*/*/section.ts', { cwd: features });
const needs = consoleNeeds([
  opened('views/console/frame.ts', ['views/console/frame.ts', 'views/console/texts.ts', ...sections]),
  opened('people/people/pages/employees.tsx', ['people/people/texts.ts', 'people/people/section.ts']),
  opened('views/audit-log/pages/records.tsx', ['views/audit-log/texts.ts', '../kernel/names/operation-text.ts']),
]);
const { files, code } = consoleFiles(needs);
const read = async (name: string) => (await files.get(name)?.('ko')) ?? {};

test('PRD-01 the console begins with what its frame says and the titles of all sections', async () => {
  const { [titlesAlone]: titles, ...frame } = await read('console');
  expect(Object.keys(frame)).toEqual(['console']);
  expect(titles).toMatchObject({ people: { title: '구성원' }, promotions: { opencodes: {} } });
  expect(Object.keys(titles ?? {}).length).toBeGreaterThan(20);
});

test('PRD-01 pages of a capability have its texts and refusals, and the names of all operations where they say them', async () => {
  const people = await read('console-people');
  expect(Object.keys(people).toSorted()).toEqual(['errors', 'fields', 'people']);
  expect(people['errors']).toHaveProperty('SEARCH_DAYS');
  const records = await read('console-audit-log');
  // A hook for a part of another capability's texts.
  expect(records).toHaveProperty('role-assignments');
  expect(records).toHaveProperty(everyOperation);
  expect(Object.keys(records['operations'] ?? {}).length).toBeGreaterThan(100);
});

test('PRD-01 all that the console says besides comes in one file', async () => {
  const late = await read('console-late');
  expect(late).not.toHaveProperty('console');
  for (const capability of ['people', 'departments', 'errors', everyOperation])
    expect(late).toHaveProperty([capability]);
  expect(code).toContain("import('madang-texts/console-late/ko')");
});
