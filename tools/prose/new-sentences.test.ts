import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { plant } from '../kernel/planted.ts';
import { checkNewSentences } from './new-sentences.ts';

const file = 'server/src/doors/doors.ts';
const old = '/** What a door is for. */\nexport const door = 1;\n';
const long = `Opens a door ${'and another one '.repeat(8)}today`;

class Repository {
  readonly root = plant({ [file]: old });

  constructor() {
    this.git('init', '--quiet', '--initial-branch=main');
    this.commit('feat: doors');
  }

  git(...command: readonly string[]): string {
    const person = ['-c', 'user.name=Door', '-c', 'user.email=door@madang.example'];
    return execFileSync('git', [...person, ...command], { cwd: this.root, encoding: 'utf8' }).trim();
  }

  /** Commits the working tree and returns the id. */
  commit(subject: string): string {
    this.git('add', '--all');
    this.git('commit', '--quiet', '--allow-empty', `--message=${subject}`);
    return this.git('rev-parse', 'HEAD');
  }

  write(path: string, text: string): void {
    mkdirSync(dirname(join(this.root, path)), { recursive: true });
    writeFileSync(join(this.root, path), text);
  }

  check(since: string, root = this.root): string[] | undefined {
    return checkNewSentences(root, ['server/src'], since)?.map(
      ({ path, line, message }) => `${path}:${line} ${message}`,
    );
  }
}

// An unpacked archive may be tested on a machine without git.
describe.skipIf(spawnSync('git', ['--version']).status !== 0)('new sentences with git', () => {
  test('a new vague or long doc comment is reported, committed or not, and an old one is not', () => {
    const repository = new Repository();
    const since = repository.git('rev-parse', 'HEAD');
    repository.write(file, `${old}\n/**\n * DEP-04: whether a door is open.\n */\nexport const open = 1;\n`);
    repository.commit('feat: open doors');
    repository.write('server/src/doors/keys.ts', `const paths = 'doors/**';\n/** ${long}. */\nexport const key = 1;\n`);
    expect(repository.check(since)).toEqual([
      `${file}:4 begins with "whether": begin with a verb or a noun`,
      'server/src/doors/keys.ts:2 a doc comment of 28 words, of at most 25',
    ]);
    repository.write(file, `${old}\n/** Returns whether a door is open. */\nexport const open = 1;\n`);
    repository.write(
      'server/src/doors/keys.ts',
      `/** ${long.replace(/( and another one){2}/, '')}. @example ${long} */\n`,
    );
    expect(repository.check(since)).toEqual([]);
  });

  test('a moved doc comment is an old one', () => {
    const repository = new Repository();
    const since = repository.git('rev-parse', 'HEAD');
    repository.git('mv', file, 'server/src/doors.ts');
    repository.commit('refactor: doors');
    repository.write('server/src/doors.ts', `import './keys.ts';\n\n${old.replace('door =', 'gate =')}`);
    expect(repository.check(since)).toEqual([]);
    repository.write('server/src/doors.ts', old.replace('a door', 'a gate'));
    expect(repository.check(since)).toEqual(['server/src/doors.ts:1 begins with "What": begin with a verb or a noun']);
  });

  test('a new subject of more than 60 letters is reported, and an old one is not', () => {
    const repository = new Repository();
    const since = repository.commit('x'.repeat(61));
    repository.commit('가'.repeat(60));
    expect(repository.check(since)).toEqual([]);
    repository.commit('가'.repeat(61));
    expect(repository.check(since)).toEqual([
      `commit ${repository.git('rev-parse', '--short', 'HEAD')}:1 a subject of 61 letters, of at most 60`,
    ]);
  });

  test('without the history nothing is reported: in a shallow clone, after a rewrite and outside git', () => {
    const repository = new Repository();
    const since = repository.git('rev-parse', 'HEAD');
    repository.commit('y'.repeat(61));
    expect(repository.check(since)).toHaveLength(1);
    const shallow = plant({});
    repository.git('clone', '--quiet', '--depth=1', `file://${repository.root}`, shallow);
    expect(repository.check(since, shallow)).toBeUndefined();
    expect(repository.check(since, plant({ [file]: old }))).toBeUndefined();
    repository.git('checkout', '--quiet', '--orphan', 'rewritten');
    repository.commit('feat: other doors');
    expect(repository.check(since)).toBeUndefined();
  });
});
