import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { plant } from './kernel/planted.ts';
import { copyProject } from './kernel/project-copy.ts';
import { capabilityNames, fill } from './scaffold/names.ts';
import { scaffold } from './scaffold/scaffold.ts';

function run(root: string, ...command: readonly string[]) {
  // What is compiled from the copy goes with it.
  const env = { ...process.env, NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled') };
  const { status, stdout, stderr } = spawnSync(process.execPath, [...command], { cwd: root, encoding: 'utf8', env });
  return { status, lines: `${stdout}${stderr}`.split('\n').filter(Boolean) };
}

describe('a new capability', () => {
  test(
    'touches the three lists of capabilities, compiles, and passes lint, the checks and its tests',
    { timeout: 180_000 },
    () => {
      const root = copyProject();
      const made = run(root, 'tools/new-capability.ts', 'workplace', 'test-gadgets');
      expect(made.status, made.lines.join('\n')).toBe(0);
      expect(made.lines).toHaveLength(40);
      const own = /test-?gadget/i;
      const others = made.lines.filter((path) => !own.test(path));
      expect(others).toEqual([
        'contract/src/capabilities.generated.ts',
        'contract/src/permissions.generated.ts',
        'server/src/modules/index.ts',
      ]);

      const bin = (path: string) => join(root, 'node_modules', path);
      const linted = made.lines.filter((path) => /\.tsx?$/.test(path));
      const checks = ['imports', 'messages', 'operations', 'prose', 'requirements', 'sizes'];
      const complaints = [
        [bin('typescript/bin/tsc'), '-p', '.'],
        [bin('oxlint/bin/oxlint'), '--type-aware', '--format=unix', ...linted],
        [bin('oxfmt/bin/oxfmt'), '--check', ...linted],
        ...checks.map((name) => [`tools/check-${name}.ts`]),
        ['tools/docs-errors.ts', '--check'],
      ].flatMap((command) => run(root, ...command).lines);
      // Whatever else is under construction in the project is not this test's business.
      const index = /^(contract\/src|server\/src\/modules|web\/src\/features)\/(index|\w+\.generated)\.ts|Error:/;
      expect(complaints.filter((line) => own.test(line) || index.test(line))).toEqual([]);
      expect(readFileSync(join(root, 'server/schema.sql'), 'utf8')).toContain('create table test_gadgets (');

      // Its own tests, and those over the registry: examples, the audit log's words, the access matrix.
      const files = [
        'modules/workplace/test-gadgets',
        'testing/operations/operations.test.ts',
        'testing/access-matrix.test.ts',
      ];
      const paths = [...files, 'modules/views/console/overview.test.ts'].map((path) => `server/src/${path}`);
      const wanted = 'test.gadget|MEM-04 every call with a name|MEM-07 every operation';
      const tests = run(root, bin('vitest/vitest.mjs'), 'run', '--project=server', '-t', wanted, ...paths);
      expect(tests.status, tests.lines.join('\n')).toBe(0);
    },
  );

  test('brings a migration that runs behind those that are there', () => {
    const root = plant({ 'server/src/modules/workplace/doors/migrations/20300102030459-doors.sql': '' });
    const names = { wing: 'workplace', plural: 'gates', singular: 'gate' } as const;
    const made = scaffold(root, names, new Date('2029-01-01T00:00:00Z'));
    expect(made).toContain('server/src/modules/workplace/gates/migrations/20300102030500-gates.sql');
    const later = scaffold(root, { ...names, plural: 'walls', singular: 'wall' }, new Date('2031-01-01T00:00:00Z'));
    expect(later).toContain('server/src/modules/workplace/walls/migrations/20310101000000-walls.sql');
  });

  test('never takes the place of an existing one', () => {
    const root = plant({ 'web/src/features/workplace/doors/index.ts': '' });
    expect(() => scaffold(root, { wing: 'workplace', plural: 'doors', singular: 'door' })).toThrow(
      'web/src/features/workplace/doors is there already',
    );
  });
});

describe('a name', () => {
  test.each([
    ['boards', 'board'],
    ['id-requests', 'id-request'],
    ['categories', 'category'],
    ['addresses', 'address'],
    ['keys', 'key'],
  ])('%s is one %s', (plural, singular) => {
    expect(capabilityNames('workplace', plural)).toEqual({ wing: 'workplace', plural, singular });
  });

  test('has its singular given where no rule leads to it, and a form that folders can have', () => {
    expect(capabilityNames('people', 'people', 'person')).toEqual({
      wing: 'people',
      plural: 'people',
      singular: 'person',
    });
    expect(capabilityNames('people', 'people')).toMatch('is no plural');
    expect(capabilityNames('workplace', 'Boards')).toMatch('small letters');
    expect(capabilityNames('workplace', '../boards')).toMatch('small letters');
    expect(capabilityNames('workplace', 'kernel', 'kern')).toMatch('no capability');
    expect(capabilityNames('attic', 'boards')).toMatch('attic is no wing');
  });

  test('is written as each place wants it', () => {
    const forms = 'sample-things sampleThing SampleThings sample_things SAMPLE_THING, Sample things: a sample thing';
    const names = { wing: 'people', plural: 'id-requests', singular: 'id-request' } as const;
    expect(fill(forms, names)).toBe(
      'id-requests idRequest IdRequests id_requests ID_REQUEST, Id requests: a id request',
    );
  });
});
