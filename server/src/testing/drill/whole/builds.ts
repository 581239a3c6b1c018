import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const projectRoot = fileURLToPath(new URL('../../../../..', import.meta.url));

/** A commit of the project as it is installed: its sources, what it needs, its pages. */
export interface Build {
  readonly folder: string;
  readonly main: string;
  /** The digest that its processes call it by. */
  readonly id: string;
  /** The name of each file of its pages. */
  readonly files: readonly string[];
}

/** DRILL_RELEASE, else the last tag, else the commit before this one: what is called the last release. */
export function lastRelease(): string {
  const given = process.env['DRILL_RELEASE'];
  if (given) return given;
  const { status, stdout } = git('describe', '--tags', '--abbrev=0');
  return status === 0 ? stdout.trim() : 'HEAD~1';
}

export function hasHistory(): boolean {
  return git('rev-parse', 'HEAD~1').status === 0;
}

/** Builds a commit in a new folder; after `before`, as if it were built in that one's folder: its files stay. */
export function makeBuild(commit: string, folder: string, before?: Build): Build {
  mkdirSync(folder, { recursive: true });
  const archive = execFileSync('git', ['archive', commit], { cwd: projectRoot, maxBuffer: 1 << 30 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  linkPackages(folder);
  if (before) cpSync(join(before.folder, 'web/dist'), join(folder, 'web/dist'), { recursive: true });
  execFileSync(process.execPath, ['tools/prepare.mjs'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  return {
    folder,
    main: join(folder, 'server/src/main.ts'),
    id: readFileSync(join(folder, 'web/dist/.madang-sources'), 'utf8').slice(0, 12),
    files: readdirSync(join(folder, 'web/dist/assets')),
  };
}

/** Links the packages installed here into a commit with the same lock file; a commit with another one installs its own. */
function linkPackages(folder: string): void {
  const lock = (root: string) => readFileSync(join(root, 'package-lock.json'), 'utf8');
  const installed = join(projectRoot, 'node_modules');
  if (lock(folder) !== lock(projectRoot) || !existsSync(join(installed, '.madang-lock'))) return;
  const own = join(folder, 'node_modules');
  mkdirSync(join(own, '@madang'), { recursive: true });
  for (const name of readdirSync(installed)) {
    if (!['@madang', '.cache', '.vite'].includes(name)) symlinkSync(join(installed, name), join(own, name));
  }
  for (const part of ['contract', 'server', 'web']) symlinkSync(join(folder, part), join(own, '@madang', part));
}

function git(...args: readonly string[]) {
  return spawnSync('git', [...args], { cwd: projectRoot, encoding: 'utf8' });
}
