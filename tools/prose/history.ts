import { execFileSync } from 'node:child_process';
import { readTextIfAny } from '../kernel/files.ts';

/** Lines of a file that are new since a commit. */
export interface NewLines {
  readonly path: string;
  readonly lines: ReadonlySet<number>;
}

export interface Change {
  readonly added: readonly NewLines[];
  /** Text of all lines that are gone, trimmed: a line that moved is among them. */
  readonly removed: ReadonlySet<string>;
}

export interface Commit {
  readonly id: string;
  readonly subject: string;
}

/** History of a project, as far as its clone has it. */
export class History {
  readonly #root: string;
  readonly #since: string;

  constructor(root: string, since: string) {
    this.#root = root;
    this.#since = since;
  }

  /** Is false in a shallow clone, in an unpacked archive, and where the history was rewritten. */
  get isKnown(): boolean {
    try {
      this.#git('merge-base', '--is-ancestor', this.#since, 'HEAD');
      return true;
    } catch {
      return false;
    }
  }

  commits(): Commit[] {
    return linesOf(this.#git('log', '--no-merges', '--format=%h %s', `${this.#since}..HEAD`)).map((line) => {
      const [id = ''] = line.split(' ', 1);
      return { id, subject: line.slice(id.length + 1) };
    });
  }

  /** Compares the working tree, committed or not, with the commit. */
  change(folders: readonly string[]): Change {
    const patch = this.#git(
      'diff',
      '--unified=0',
      '--no-renames',
      '--no-color',
      '--no-ext-diff',
      this.#since,
      '--',
      ...folders,
    );
    const untracked = linesOf(this.#git('ls-files', '--others', '--exclude-standard', '--', ...folders));
    const { added, removed } = readPatch(patch);
    return { added: [...added, ...untracked.map((path) => ({ path, lines: allLines(this.#root, path) }))], removed };
  }

  #git(...command: readonly string[]): string {
    return execFileSync('git', ['-c', 'core.quotePath=false', ...command], {
      cwd: this.#root,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  }
}

function readPatch(patch: string): Change {
  const added: { path: string; lines: Set<number> }[] = [];
  const removed = new Set<string>();
  let next = 0;
  let isHeader = true;
  for (const line of patch.split('\n')) {
    if (line.startsWith('diff --git ')) isHeader = true;
    const [, start] = /^@@ -\S+ \+(\d+)/.exec(line) ?? [];
    if (start !== undefined) [next, isHeader] = [Number(start), false];
    else if (isHeader && line.startsWith('+++ b/')) added.push({ path: line.slice('+++ b/'.length), lines: new Set() });
    else if (!isHeader && line.startsWith('-')) removed.add(line.slice(1).trim());
    else if (!isHeader && line.startsWith('+')) added.at(-1)?.lines.add(next++);
  }
  return { added, removed };
}

function allLines(root: string, path: string): Set<number> {
  return new Set((readTextIfAny(root, path) ?? '').split('\n').map((_, index) => index + 1));
}

function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line !== '');
}
