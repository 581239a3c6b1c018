import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from './kernel/files.ts';
import { plant } from './kernel/planted.ts';
import { copyProject } from './kernel/project-copy.ts';
import { sentenceFaults } from './prose/new-sentences.ts';
import { capabilityNames, fill } from './scaffold/names.ts';
import { scaffold } from './scaffold/scaffold.ts';

function run(root: string, ...command: readonly string[]) {
  // What is compiled from the copy goes with it.
  const env = { ...process.env, NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled') };
  const { status, stdout, stderr } = spawnSync(process.execPath, [...command], { cwd: root, encoding: 'utf8', env });
  return { status, lines: `${stdout}${stderr}`.split('\n').filter(Boolean) };
}

const gates = { wing: 'workplace', plural: 'gates', singular: 'gate', requirement: 'GAT-01' } as const;
const noRequirements = { 'docs/requirements.md': '# Wishes\n', 'tools/requirements-due.txt': '' };
const requirementsOf = (root: string) =>
  Object.fromEntries(Object.keys(noRequirements).map((path) => [path, readFileSync(join(root, path), 'utf8')]));

describe('a new capability', () => {
  test(
    'adds to the three lists of capabilities and its requirement, compiles, and passes lint, the checks and its tests',
    { timeout: 420_000 },
    () => {
      const root = copyProject();
      const alone = run(root, 'tools/new-capability.ts', 'workplace', 'test-gadgets', '--requirement=GDG-01');
      expect(alone.status, alone.lines.join('\n')).toBe(0);
      const named = ['workplace', 'oak-gadgets', '--child=rings', '--requirement=GDG-02'];
      const made = run(root, 'tools/new-capability.ts', ...named);
      expect(made.status, made.lines.join('\n')).toBe(0);
      expect([alone.lines.length, made.lines.length]).toEqual([48, 56]);
      const own = /(?:test|oak)-?gadget/i;
      for (const { lines } of [alone, made]) {
        expect(lines.filter((path) => !own.test(path))).toEqual([
          'contract/src/capabilities.generated.ts',
          'contract/src/permissions.generated.ts',
          'server/src/modules/index.ts',
          'docs/requirements.md',
          'tools/requirements-due.txt',
        ]);
      }
      const texts = made.lines.filter((path) => own.test(path)).map((path) => readFileSync(join(root, path), 'utf8'));
      expect(texts.join('\n')).toContain('adds, changes and deletes an oak gadget');
      expect(texts.join('\n')).not.toMatch(/\ba (?:oak)|\ban test|sample[- _]?(?:thing|part|bit)|#child|#end|SMP-/i);

      // The copy has no history: its new sentences are looked at here.
      const sources = made.lines.filter((path) => own.test(path) && /\.tsx?$/.test(path));
      expect(sources.flatMap((path) => sentenceFaults(readFileSync(join(root, path), 'utf8')))).toEqual([]);

      const bin = (path: string) => join(root, 'node_modules', path);
      const written = [...new Set([...alone.lines, ...made.lines])];
      const linted = written.filter((path) => /\.tsx?$/.test(path));
      const checks = ['imports', 'input-lengths', 'messages', 'operations', 'prose', 'requirements', 'sizes'];
      const complaints = [
        [bin('typescript/bin/tsc'), '-p', '.'],
        [bin('oxlint/bin/oxlint'), '--type-aware', '--format=unix', ...linted],
        [bin('oxfmt/bin/oxfmt'), '--check', ...linted],
        ...checks.map((name) => [`tools/check-${name}.ts`]),
        ['tools/docs-errors.ts', '--check'],
      ].flatMap((command) => run(root, ...command).lines);
      // Whatever else is under construction in the project is not this test's business.
      const index = /^(contract\/src|server\/src\/modules|web\/src\/features)\/(index|\w+\.generated)\.ts|Error:|GDG-/;
      expect(complaints.filter((line) => own.test(line) || index.test(line))).toEqual([]);
      const schema = readFileSync(join(root, 'server/schema.sql'), 'utf8');
      for (const table of ['test_gadgets', 'oak_gadgets', 'oak_gadget_rings']) {
        expect(schema).toContain(`create table ${table} (`);
      }

      // Its own tests, and those over the registry: examples, the audit log's words, the access matrix.
      const files = [
        'modules/workplace/test-gadgets',
        'modules/workplace/oak-gadgets',
        'testing/operations/operations.test.ts',
        'testing/access-matrix.test.ts',
      ];
      const paths = [...files, 'modules/views/console/overview.test.ts'].map((path) => `server/src/${path}`);
      const wanted = 'GDG-0|(test|oak).gadget|MEM-04 every call with a name|MEM-07 every operation';
      const tests = run(root, bin('vitest/vitest.mjs'), 'run', '--project=server', '-t', wanted, ...paths);
      expect(tests.status, tests.lines.join('\n')).toBe(0);
      expect(tests.lines.join('\n')).not.toMatch(/No test files/);
    },
  );

  test('is refused without its requirement', () => {
    const refused = run(projectRoot, 'tools/new-capability.ts', 'workplace', 'test-gadgets');
    expect([refused.status, refused.lines]).toEqual([2, [expect.stringContaining('--requirement=EMB-01')]]);
  });

  test('adds its requirement to the section of its family, and keeps an existing one', () => {
    const page = '# Wishes\n\n## DOR Doors\n- DOR-01 Doors open.\n\n## WIN Windows\n- WIN-01 Windows close.\n';
    const project = { 'docs/requirements.md': page, 'tools/requirements-due.txt': 'DOR-01\n' };
    const madeBy = (requirement: string) => {
      const root = plant(project);
      scaffold(root, { ...gates, requirement });
      return requirementsOf(root);
    };
    expect(madeBy('DOR-01')).toEqual(project);
    const added = madeBy('DOR-02');
    expect(added['docs/requirements.md']).toMatch(/- DOR-01 Doors open\.\n- DOR-02 \*\*D\*\* .* gates, .*\n\n## WIN/);
    expect(added['tools/requirements-due.txt']).toBe('DOR-01\nDOR-02\n');
    expect(madeBy('GAT-01')['docs/requirements.md']).toMatch(
      /Windows close\.\n\n## GAT Gates \(D\)\n- GAT-01 \*\*D\*\* .*\n$/,
    );
  });

  test('adds a migration that runs after the existing ones', () => {
    const root = plant({
      ...noRequirements,
      'server/src/modules/workplace/doors/migrations/20300102030459-doors.sql': '',
    });
    const made = scaffold(root, gates, new Date('2029-01-01T00:00:00Z'));
    expect(made).toContain('server/src/modules/workplace/gates/migrations/20300102030500-gates.sql');
    const walls = { ...gates, plural: 'walls', singular: 'wall' };
    const later = scaffold(root, walls, new Date('2031-01-01T00:00:00Z'));
    expect(later).toContain('server/src/modules/workplace/walls/migrations/20310101000000-walls.sql');
  });

  test('never replaces an existing one', () => {
    const root = plant({ 'web/src/features/workplace/gates/index.ts': '' });
    expect(() => scaffold(root, gates)).toThrow('web/src/features/workplace/gates is there already');
  });
});

describe('a name', () => {
  const given = { wing: 'workplace', requirement: 'EMB-01' } as const;

  test.each([
    ['boards', 'board'],
    ['id-requests', 'id-request'],
    ['categories', 'category'],
    ['addresses', 'address'],
    ['keys', 'key'],
  ])('%s has the singular %s', (plural, singular) => {
    expect(capabilityNames({ ...given, plural })).toEqual({ ...given, plural, singular });
  });

  test('needs an explicit singular if no rule gives one, and a form valid for folders', () => {
    const person = { plural: 'people', singular: 'person' };
    expect(capabilityNames({ ...given, ...person })).toEqual({ ...given, ...person });
    expect(capabilityNames({ ...given, plural: 'boards', child: 'people:person' })).toMatchObject({ child: person });
    expect(capabilityNames({ ...given, plural: 'people' })).toMatch('is no plural');
    expect(capabilityNames({ ...given, plural: 'boards', child: 'people' })).toMatch('is no plural');
    expect(capabilityNames({ ...given, plural: 'Boards' })).toMatch('small letters');
    expect(capabilityNames({ ...given, plural: '../boards' })).toMatch('small letters');
    expect(capabilityNames({ ...given, plural: 'boards', child: '../keys' })).toMatch('small letters');
    expect(capabilityNames({ ...given, plural: 'kernel', singular: 'kern' })).toMatch('no capability');
    expect(capabilityNames({ ...given, wing: 'attic', plural: 'boards' })).toMatch('attic is no wing');
    expect(capabilityNames({ ...given, requirement: 'EMB-1', plural: 'boards' })).toMatch('is no requirement');
  });

  test('is written in the form of each place', () => {
    const forms =
      'sample-things sampleThing SampleThings sample_things SAMPLE_THING, Sample things: a sample thing SMP-01';
    const names = { ...given, plural: 'id-requests', singular: 'id-request' };
    expect(fill(forms, names)).toBe(
      'id-requests idRequest IdRequests id_requests ID_REQUEST, Id requests: an id request EMB-01',
    );
    const child = { plural: 'steps', singular: 'step' };
    expect(fill('SampleParts sample_part, A sample part /sample-bits', { ...names, child })).toBe(
      'IdRequestSteps id_request_step, An id request step /steps',
    );
  });

  test.each([
    ['emblem', 'an'],
    ['board', 'a'],
    ['unit', 'a'],
    ['user-note', 'a'],
    ['upload', 'an'],
    ['sms-text', 'an'],
    ['hour', 'an'],
    ['house', 'a'],
    ['eye-test', 'an'],
  ])('%s follows %s', (singular, article) => {
    const names = { ...given, plural: `${singular}s`, singular };
    expect(fill('a sample thing', names)).toBe(`${article} ${singular.replaceAll('-', ' ')}`);
  });

  test('keeps the parts of a template with a child, or those without one', () => {
    const template = 'one\n#child\ntwo\n#end\n#childless\nthree\n#end\nfour\n';
    const names = { ...given, plural: 'boards', singular: 'board' };
    expect(fill(template, names)).toBe('one\nthree\nfour\n');
    expect(fill(template, { ...names, child: { plural: 'keys', singular: 'key' } })).toBe('one\ntwo\nfour\n');
  });
});
