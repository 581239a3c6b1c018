import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { plant } from './kernel/planted.ts';
import { copyProject } from './kernel/project-copy.ts';
import { capabilityNames, fill } from './scaffold/names.ts';
import { register } from './scaffold/register.ts';
import { scaffold } from './scaffold/scaffold.ts';

function run(root: string, ...command: readonly string[]) {
  // What is compiled from the copy goes with it.
  const env = { ...process.env, NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled') };
  const { status, stdout, stderr } = spawnSync(process.execPath, [...command], { cwd: root, encoding: 'utf8', env });
  return { status, lines: `${stdout}${stderr}`.split('\n').filter(Boolean) };
}

describe('a new capability', () => {
  test('touches three index files, compiles, and passes lint, the checks and its tests', { timeout: 180_000 }, () => {
    const root = copyProject();
    const made = run(root, 'tools/new-capability.ts', 'test-gadgets');
    expect(made.status, made.lines.join('\n')).toBe(0);
    expect(made.lines).toHaveLength(40);
    const own = /test-?gadget/i;
    const others = made.lines.filter((path) => !own.test(path));
    expect(others).toEqual(['contract/src/index.ts', 'contract/src/permissions.ts', 'server/src/modules/index.ts']);

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
    const index = /^(contract\/src|server\/src\/modules|web\/src\/features)\/(index|permissions)\.ts|Error:/;
    expect(complaints.filter((line) => own.test(line) || index.test(line))).toEqual([]);
    expect(readFileSync(join(root, 'server/schema.sql'), 'utf8')).toContain('create table test_gadgets (');

    // Its own tests, and those over the registry: examples, the audit log's words, the access matrix.
    const files = ['modules/test-gadgets', 'testing/operations/operations.test.ts', 'testing/access-matrix.test.ts'];
    const paths = [...files, 'modules/console/overview.test.ts'].map((path) => `server/src/${path}`);
    const wanted = 'test.gadget|MEM-04 every call with a name|MEM-07 every operation';
    const tests = run(root, bin('vitest/vitest.mjs'), 'run', '--project=server', '-t', wanted, ...paths);
    expect(tests.status, tests.lines.join('\n')).toBe(0);
  });

  test('brings a migration that runs behind those that are there', () => {
    const lists = { contract: 'errorTable = {}', server: 'modules = []' };
    const index = (side: keyof typeof lists) => `import './a.ts';\nexport const ${lists[side]};\n`;
    const root = plant({
      'contract/src/index.ts': `${index('contract')}export type CapabilityCatalogues = [];\nexport const pages = [];\n`,
      'contract/src/permissions.ts': "import './a.ts';\nexport const permissionTable = {};\n",
      'server/src/modules/index.ts': index('server'),
      'server/src/modules/doors/migrations/20300102030459-doors.sql': '',
    });
    const made = scaffold(root, { plural: 'gates', singular: 'gate' }, new Date('2029-01-01T00:00:00Z'));
    expect(made).toContain('server/src/modules/gates/migrations/20300102030500-gates.sql');
    const later = scaffold(root, { plural: 'walls', singular: 'wall' }, new Date('2031-01-01T00:00:00Z'));
    expect(later).toContain('server/src/modules/walls/migrations/20310101000000-walls.sql');
  });

  test('never takes the place of an existing one', () => {
    const root = plant({ 'web/src/features/doors/index.ts': '' });
    expect(() => scaffold(root, { plural: 'doors', singular: 'door' })).toThrow(
      'web/src/features/doors is there already',
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
    expect(capabilityNames(plural)).toEqual({ plural, singular });
  });

  test('has its singular given where no rule leads to it, and a form that folders can have', () => {
    expect(capabilityNames('people', 'person')).toEqual({ plural: 'people', singular: 'person' });
    expect(capabilityNames('people')).toMatch('is no plural');
    expect(capabilityNames('Boards')).toMatch('small letters');
    expect(capabilityNames('../boards')).toMatch('small letters');
    expect(capabilityNames('kernel', 'kern')).toMatch('no capability');
  });

  test('is written as each place wants it', () => {
    const forms = 'sample-things sampleThing SampleThings sample_things SAMPLE_THING, Sample things: a sample thing';
    const names = { plural: 'id-requests', singular: 'id-request' };
    expect(fill(forms, names)).toBe(
      'id-requests idRequest IdRequests id_requests ID_REQUEST, Id requests: a id request',
    );
  });
});

describe('a registration', () => {
  const registration = {
    path: 'index.ts',
    imports: ["import { b } from './b.ts';"],
    entries: { list: 'b', Types: 'typeof b' },
  };

  test('goes behind the last import and entry, in the way the list is written', () => {
    const before =
      "import { a } from './a.ts';\n\nexport const list: readonly X[] = [a];\nexport type Types = [\n  typeof a,\n];\n";
    expect(register(before, registration)).toBe(
      "import { a } from './a.ts';\nimport { b } from './b.ts';\n\n" +
        'export const list: readonly X[] = [a, b];\nexport type Types = [\n  typeof a,\n  typeof b,\n];\n',
    );
  });

  test('fills an empty list', () => {
    const before = "import { a } from './a.ts';\nexport const list = [] as const;\nexport type Types = [];\n";
    expect(register(before, registration)).toContain(
      'export const list = [b] as const;\nexport type Types = [typeof b];',
    );
  });

  test('fails where the index lost its list', () => {
    expect(() => register("import { a } from './a.ts';", registration)).toThrow('the index has no list list');
  });
});
