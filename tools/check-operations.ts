import { posix } from 'node:path';
import { isTest, listFiles, projectRoot, readText } from './kernel/files.ts';
import { report, type Finding } from './kernel/findings.ts';
import { operationImports, type OperationImports } from './kernel/operation-imports.ts';
import { importsOf, parse, visit, type Syntax } from './kernel/syntax.ts';

const operationFile = /^server\/src\/modules\/.+\/operations\/[^/]+\.ts$/;

const modulesFolder = 'server/src/modules';
const serverFolder = 'server/src';
/** File that opens transactions: each operation is given its own. */
const databaseFile = 'kernel/db/database.ts';
const definers = new Set([
  'defineMessage',
  'defineOperation',
  'definePlatformOperation',
  'defineFlowStep',
  'defineSignInStep',
  'defineOpenOperation',
  'defineQuery',
  'definePublicQuery',
]);

/** Operations that are not of their form, and what is allowed that none of them uses. */
export function checkOperations(root: string, allowed = operationImports): Finding[] {
  const files = listFiles(root, [modulesFolder], /\.ts$/).filter((path) => !isTest(path));
  const all = files.map((path) => ({ path, syntax: parse(path, readText(root, path)) }));
  const read = all.filter(({ path }) => operationFile.test(path));
  return [
    ...all.filter(({ path }) => !operationFile.test(path)).flatMap(({ path, syntax }) => misplaced(path, syntax)),
    ...read.flatMap(({ path, syntax }) => operationFaults(path, syntax, allowed)),
    ...unusedAllowances(read, allowed),
  ];
}

/** Finds operations outside the files that the other rules look at. */
function misplaced(path: string, syntax: Syntax): Finding[] {
  return definitionsOf(syntax).map(({ name, line }) => ({
    path,
    line,
    message: `${name} is an operation: its file is operations/${name}.ts of its capability`,
  }));
}

function operationFaults(path: string, syntax: Syntax, allowed: OperationImports): Finding[] {
  const found: Finding[] = [];
  const name = posix.basename(path, '.ts');
  const definitions = definitionsOf(syntax);
  if (definitions.length !== 1)
    found.push({ path, line: 1, message: `defines ${definitions.length} operations, not one` });
  const constant = name.replaceAll(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());
  for (const { name: own, exported, line } of definitions) {
    if (own !== name) found.push({ path, line, message: `is named ${own}, its file ${name}` });
    if (exported !== constant)
      found.push({ path, line, message: `is exported as ${exported ?? 'nothing'}, not as ${constant}` });
  }
  for (const { specifier, line } of importsOf(syntax)) {
    const file = kernelFileOf(path, specifier);
    if (file !== undefined && allowanceOf(file, allowed) === undefined)
      found.push({ path, line, message: `an operation must not import ${file}` });
  }
  for (const { imported, line } of databaseNamesOf(path, syntax)) {
    if (!allowed.databaseNames[imported]?.includes(name))
      found.push({ path, line, message: `an operation is given its transaction: ${imported}` });
  }
  return found;
}

/** The file within the kernel or the platform that a relative import names. */
function kernelFileOf(path: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  const file = posix.relative(serverFolder, posix.join(posix.dirname(path), specifier));
  return /^(kernel|platform)\//.test(file) ? file : undefined;
}

/** The entry of the lists by which a file is allowed. */
function allowanceOf(file: string, { folders, statements, files }: OperationImports): string | undefined {
  const folder = posix.dirname(file);
  if (files.includes(file)) return file;
  return folders.includes(folder) || (statements.includes(folder) && file.endsWith('.sql.ts')) ? folder : undefined;
}

/** Entries of the lists that no operation needs: the lists only shrink. */
function unusedAllowances(
  read: readonly { readonly path: string; readonly syntax: Syntax }[],
  allowed: OperationImports,
): Finding[] {
  const used = new Set(
    read.flatMap(({ path, syntax }) => [
      ...importsOf(syntax).map(({ specifier }) => allowanceOf(kernelFileOf(path, specifier) ?? '', allowed)),
      ...databaseNamesOf(path, syntax).map(({ imported }) => `${imported} in ${posix.basename(path, '.ts')}`),
    ]),
  );
  const names = Object.entries(allowed.databaseNames).flatMap(([name, operations]) =>
    operations.map((operation) => `${name} in ${operation}`),
  );
  const entries = [...allowed.folders, ...allowed.statements, ...allowed.files, ...names];
  const path = 'tools/kernel/operation-imports.ts';
  return entries
    .filter((entry) => !used.has(entry))
    .map((unused) => ({ path, line: 1, message: `no operation imports ${unused} any more` }));
}

interface Definition {
  readonly name: string;
  /** The constant that the file exports it as. */
  readonly exported: string | undefined;
  readonly line: number;
}

/** Operations that a file defines, with the name that each gives itself. */
function definitionsOf(syntax: Syntax): Definition[] {
  const found: Definition[] = [];
  const exported = new Map<number, string>();
  visit(syntax, {
    ExportNamedDeclaration: ({ declaration }) => {
      if (declaration?.type !== 'VariableDeclaration') return;
      for (const { id, init } of declaration.declarations)
        if (init && id.type === 'Identifier') exported.set(init.start, id.name);
    },
    CallExpression: ({ callee, arguments: [first], start }) => {
      if (callee.type !== 'Identifier' || !definers.has(callee.name) || first?.type !== 'ObjectExpression') return;
      const names = first.properties.flatMap((entry) => {
        const isName = entry.type === 'Property' && entry.key.type === 'Identifier' && entry.key.name === 'name';
        return isName && entry.value.type === 'Literal' ? [String(entry.value.value)] : [];
      });
      found.push({ name: names[0] ?? '', exported: exported.get(start), line: syntax.lineOf(start) });
    },
  });
  return found;
}

/**
 * Returns the names that a file imports from the database file, except the type of its transaction; an import of all of it is
 * `*`.
 */
function databaseNamesOf(path: string, syntax: Syntax): { readonly imported: string; readonly line: number }[] {
  const found: { imported: string; line: number }[] = [];
  visit(syntax, {
    ExportNamedDeclaration: ({ source, specifiers, start }) => {
      if (!source || kernelFileOf(path, source.value) !== databaseFile) return;
      for (const { local } of specifiers)
        found.push({ imported: local.type === 'Identifier' ? local.name : '*', line: syntax.lineOf(start) });
    },
    ImportDeclaration: ({ source, specifiers, importKind }) => {
      if (kernelFileOf(path, source.value) !== databaseFile) return;
      for (const each of specifiers) {
        const name = each.type === 'ImportSpecifier' ? each.imported : undefined;
        const imported = name === undefined ? '*' : name.type === 'Identifier' ? name.name : name.value;
        const isType = importKind === 'type' || (each.type === 'ImportSpecifier' && each.importKind === 'type');
        if (!(isType && imported === 'Tx')) found.push({ imported, line: syntax.lineOf(each.start) });
      }
    },
  });
  return found;
}

if (import.meta.main) report(checkOperations(projectRoot));
