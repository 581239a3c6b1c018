import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, posix, resolve } from 'node:path';
import { parseSync } from 'oxc-parser';
import { childrenOf, type AnyNode } from './kernel/syntax.ts';

/**
 * Renames by a list. `node tools/rename.ts [--root=folder] [--row=name] [list]` changes the tracked files of a work tree;
 * a second run changes nothing. `--find=word` prints where a word is an identifier. Lines of the list:
 *
 *     row <name>
 *     identifier <old> <new> [glob ...]   whole identifiers, and where comments and documents name one
 *     string <old> <new> [glob ...]       string literals that are this word and nothing else
 *     text <old> <new> <glob ...>         this text wherever it stands
 *     file <old> <new>                    a file or a folder, and every path that leads to it
 */
interface Entry {
  readonly kind: string;
  readonly old: string;
  readonly wanted: string;
  readonly globs: readonly string[];
}

interface Span {
  readonly start: number;
  readonly end: number;
}

interface Edit extends Span {
  readonly text: string;
}

const options = process.argv.slice(2);
const option = (name: string) => options.find((one) => one.startsWith(`--${name}=`))?.slice(name.length + 3);
const root = resolve(option('root') ?? join(import.meta.dirname, '..'));
const list = options.find((one) => !one.startsWith('--')) ?? join(import.meta.dirname, 'renames.txt');
const untouched = /^(tools\/rename\.ts|tools\/renames\.txt|package-lock\.json|CHANGELOG\.md)$|\.generated\.ts$|\.sql$/;

function trackedFiles(): string[] {
  return execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((path) => path !== '' && existsSync(join(root, path)));
}

function readEntries(): { row: string; entries: Entry[] }[] {
  const rows: { row: string; entries: Entry[] }[] = [];
  for (const line of readFileSync(list, 'utf8').split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const words = (line.match(/"(?:[^"\\]|\\.)*"|\S+/g) ?? []).map((word) =>
      word.startsWith('"') ? String(JSON.parse(word)) : word,
    );
    const [kind = '', old = '', wanted = '', ...globs] = words;
    if (kind === 'row') rows.push({ row: old, entries: [] });
    else if (kind !== 'later') rows.at(-1)?.entries.push({ kind, old, wanted, globs });
  }
  return rows;
}

/** `!glob` leaves out again. */
function isIn(globs: readonly string[], path: string): boolean {
  const wanted = globs.filter((glob) => !glob.startsWith('!'));
  const isWanted = wanted.length === 0 || wanted.some((glob) => posix.matchesGlob(path, glob));
  return isWanted && !globs.some((glob) => glob.startsWith('!') && posix.matchesGlob(path, glob.slice(1)));
}

/** The scaffold's templates are read as the files that they become. */
const templateFolders = {
  contract: 'contract/src',
  server: 'server/src/modules',
  web: 'web/src/features',
} as const;

function asWritten(path: string): string {
  const [, side = '', rest = ''] = /^tools\/scaffold\/template\/(\w+)\/(.+)\.template$/.exec(path) ?? [];
  return side in templateFolders
    ? `${templateFolders[side as keyof typeof templateFolders]}/sample-things/${rest}`
    : path;
}

interface Tokens {
  readonly identifiers: readonly (Span & { readonly name: string })[];
  readonly strings: readonly (Span & { readonly value: string })[];
  readonly comments: readonly Span[];
}

function tokensOf(path: string, text: string): Tokens {
  const { program, comments, errors } = parseSync(path, text);
  if (errors[0]) throw new SyntaxError(`${path}: ${errors[0].message}`);
  const identifiers = new Map<number, Span & { name: string }>();
  const strings: (Span & { value: string })[] = [];
  const walk = (node: AnyNode) => {
    const { type, start, name, value } = node as AnyNode & { readonly name?: unknown; readonly value?: unknown };
    if (/^(Identifier|JSXIdentifier|PrivateIdentifier)$/.test(type) && typeof name === 'string') {
      const at = type === 'PrivateIdentifier' ? start + 1 : start;
      if (text.startsWith(name, at)) identifiers.set(at, { start: at, end: at + name.length, name });
    }
    if (type === 'Literal' && typeof value === 'string') strings.push({ start, end: node.end, value });
    childrenOf(node).forEach(walk);
  };
  walk(program as unknown as AnyNode);
  return { identifiers: [...identifiers.values()].sort((a, b) => a.start - b.start), strings, comments };
}

function applied(text: string, edits: readonly Edit[]): string {
  return [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce((all, { start, end, text: wanted }) => all.slice(0, start) + wanted + all.slice(end), text);
}

/** English words stay English: in prose only what is written as code is an identifier. */
function inProse(prose: string, { old, wanted }: Entry): string {
  const whole = new RegExp(`(?<![\\w$-])${old.replaceAll('$', '\\$')}(?![\\w$-])`, 'g');
  if (/[a-z][A-Z]|[A-Z]_[A-Z]/.test(old)) return prose.replace(whole, wanted);
  return prose.replace(/`[^`\n]+`/g, (code) => code.replace(whole, wanted));
}

function renamedWords(path: string, text: string, entries: readonly Entry[]): string {
  const here = entries.filter(({ kind, globs }) => kind !== 'file' && isIn(globs, path));
  if (!here.some(({ old }) => text.includes(old))) return text;
  let result = text;
  if (/\.(ts|tsx)$/.test(path)) result = renamedCode(path, result, here);
  else if (path.endsWith('.md')) {
    for (const entry of here) if (entry.kind === 'identifier') result = inProse(result, entry);
  }
  for (const { kind, old, wanted } of here) if (kind === 'text') result = result.replaceAll(old, wanted);
  return result;
}

function renamedCode(path: string, text: string, entries: readonly Entry[]): string {
  const { identifiers, strings, comments } = tokensOf(path, text);
  const names = new Map(entries.filter(({ kind }) => kind === 'identifier').map(({ old, wanted }) => [old, wanted]));
  const values = new Map(entries.filter(({ kind }) => kind === 'string').map(({ old, wanted }) => [old, wanted]));
  const present = new Set(identifiers.map(({ name }) => name));
  for (const [old, wanted] of names) {
    if (present.has(old) && present.has(wanted)) process.stdout.write(`${path} has ${wanted} beside ${old}\n`);
  }
  const edits: Edit[] = [];
  for (const { name, start, end } of identifiers) {
    const wanted = names.get(name);
    if (wanted !== undefined) edits.push({ start, end, text: wanted });
  }
  for (const { value, start, end } of strings) {
    const wanted = values.get(value);
    if (wanted !== undefined) edits.push({ start: start + 1, end: end - 1, text: wanted });
  }
  for (const { start, end } of comments) {
    let prose = text.slice(start, end);
    for (const entry of entries) if (entry.kind === 'identifier') prose = inProse(prose, entry);
    if (prose !== text.slice(start, end)) edits.push({ start, end, text: prose });
  }
  return applied(text, edits);
}

/** Where a project path stands after the moves; the longest entry that fits decides. */
function placeAfter(path: string, moves: readonly Entry[]): string {
  const move = moves
    .filter(({ old }) => path === old || path.startsWith(`${old}/`))
    .sort((a, b) => b.old.length - a.old.length)[0];
  return move === undefined ? path : move.wanted + path.slice(move.old.length);
}

function withPaths(path: string, text: string, moves: readonly Entry[]): string {
  const edits: Edit[] = [];
  if (/\.(ts|tsx)$/.test(path)) {
    for (const { value, start, end } of tokensOf(path, text).strings) {
      const wanted = specifierAfter(path, value, moves);
      if (wanted !== value) edits.push({ start: start + 1, end: end - 1, text: wanted });
    }
  }
  let result = applied(text, edits);
  for (const { old, wanted } of moves) {
    const whole = new RegExp(`(?<![\\w./-])${old.replace(/[.]/g, '\\.')}(?![\\w-])`, 'g');
    result = result.replace(whole, wanted);
  }
  return result;
}

function specifierAfter(path: string, specifier: string, moves: readonly Entry[]): string {
  const own = /^@madang\/(contract|server|web)\/(.+)$/.exec(specifier);
  if (own) {
    const prefix = `${own[1]}/src/`;
    return `@madang/${own[1]}/${placeAfter(prefix + own[2], moves).slice(prefix.length)}`;
  }
  // What Vite finds by a pattern begins at the root of the package.
  const rooted = /^\/(src\/.*\/)([^/]*\*.*)$/.exec(specifier);
  if (rooted && path.startsWith('web/')) {
    return `${placeAfter(`web/${rooted[1]}`.slice(0, -1), moves).slice('web'.length)}/${rooted[2]}`;
  }
  if (!/^\.\.?\//.test(specifier)) return specifier;
  // Of a pattern, the folder in front of the first star.
  const pattern = /[^/]*\*.*$/.exec(specifier)?.[0] ?? '';
  const end = pattern !== '' || !specifier.endsWith('/') ? pattern && `/${pattern}` : '/';
  const target = posix
    .join(posix.dirname(path), specifier.slice(0, specifier.length - pattern.length))
    .replace(/\/$/, '');
  if (target.startsWith('..') || !existsSync(join(root, target))) return specifier;
  const here = posix.dirname(placeAfter(path, moves));
  if (here === posix.dirname(path) && placeAfter(target, moves) === target) return specifier;
  const relative = posix.relative(here, placeAfter(target, moves));
  return (relative.startsWith('.') ? relative : `./${relative}`) + end;
}

function movedFiles(entries: readonly Entry[]): number {
  const moves = entries.filter(({ kind, old }) => kind === 'file' && existsSync(join(root, old)));
  if (moves.length === 0) return 0;
  const files = trackedFiles();
  for (const path of files.filter((file) => /\.(ts|tsx|mjs|js|json|md|txt|css|html|ya?ml|template)$/.test(file))) {
    if (/^(tools\/renames\.txt|package-lock\.json)$/.test(path)) continue;
    const text = readFileSync(join(root, path), 'utf8');
    const wanted = withPaths(asWritten(path), text, moves);
    if (wanted !== text) writeFileSync(join(root, path), wanted);
  }
  for (const path of files) {
    const wanted = placeAfter(path, moves);
    if (wanted === path) continue;
    mkdirSync(dirname(join(root, wanted)), { recursive: true });
    renameSync(join(root, path), join(root, wanted));
  }
  return moves.length;
}

function run(): void {
  for (const { row, entries } of readEntries()) {
    if (option('row') !== undefined && option('row') !== row) continue;
    const moved = movedFiles(entries);
    let changed = 0;
    for (const path of trackedFiles().filter((file) => /\.(ts|tsx|md|txt|mjs|json|template)$/.test(file))) {
      if (untouched.test(path)) continue;
      const text = readFileSync(join(root, path), 'utf8');
      const wanted = renamedWords(asWritten(path), text, entries);
      if (wanted === text) continue;
      writeFileSync(join(root, path), wanted);
      changed += 1;
    }
    process.stdout.write(`${row}: ${moved} moves, ${changed} files\n`);
  }
}

function find(pattern: string): void {
  const wanted = new RegExp(`^(?:${pattern})$`);
  for (const path of trackedFiles().filter((file) => /\.(ts|tsx)$/.test(file) && !untouched.test(file))) {
    const text = readFileSync(join(root, path), 'utf8');
    const { identifiers, strings } = tokensOf(path, text);
    const places = [
      ...identifiers.filter(({ name }) => wanted.test(name)),
      ...strings.filter(({ value }) => wanted.test(value)),
    ];
    const lines = new Set(places.map(({ start }) => text.slice(0, start).split('\n').length));
    for (const line of lines) process.stdout.write(`${path}:${line}:${text.split('\n')[line - 1]}\n`);
  }
}

const word = option('find');
if (word === undefined) run();
else find(word);
