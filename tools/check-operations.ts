import { posix } from 'node:path';
import { isTest, listFiles, projectRoot, readText } from './kernel/files.ts';
import { report, type Finding } from './kernel/findings.ts';
import { databaseNamesOfOperations, kernelFilesOfOperations } from './kernel/operation-imports.ts';
import { importsOf, parse, visit, type Syntax } from './kernel/syntax.ts';

const operationFile = /^server\/src\/modules\/.+\/operations\/[^/]+\.ts$/;

const modulesFolder = 'server/src/modules';
const serverFolder = 'server/src';
/** Where transactions are opened: an operation is given its own. */
const databaseFile = 'kernel/db/database.ts';
/** What of the kernel's files an operation imports at all, with the names that it imports of the database. */
interface Allowed {
  readonly files: readonly string[];
  readonly databaseNames: Readonly<Record<string, readonly string[]>>;
}
const allowedHere: Allowed = { files: kernelFilesOfOperations, databaseNames: databaseNamesOfOperations };
const definers = new Set([
  'defineOperation',
  'definePlatformOperation',
  'defineFlowStep',
  'defineLogInStep',
  'defineOpenOperation',
  'defineQuery',
  'definePublicQuery',
]);

/** Operations that are not of their form, and what is allowed that none of them uses. */
export function checkOperations(root: string, allowed = allowedHere): Finding[] {
  const files = listFiles(root, [modulesFolder], /\.ts$/).filter((path) => operationFile.test(path) && !isTest(path));
  const read = files.map((path) => ({ path, syntax: parse(path, readText(root, path)) }));
  return [
    ...read.flatMap(({ path, syntax }) => operationFaults(path, syntax, allowed)),
    ...unusedAllowances(read, allowed),
  ];
}

function operationFaults(path: string, syntax: Syntax, allowed: Allowed): Finding[] {
  const found: Finding[] = [];
  const name = posix.basename(path, '.ts');
  const definitions = definitionsOf(syntax);
  if (definitions.length !== 1)
    found.push({ path, line: 1, message: `defines ${definitions.length} operations, not one` });
  for (const each of definitions) {
    if (each.name !== name) found.push({ path, line: each.line, message: `is named ${each.name}, its file ${name}` });
  }
  for (const { specifier, line } of importsOf(syntax)) {
    const file = kernelFileOf(path, specifier);
    const isOpen = file === undefined || file.startsWith('kernel/operations/') || allowed.files.includes(file);
    if (!isOpen) found.push({ path, line, message: `an operation must not import ${file}` });
  }
  for (const { imported, line } of databaseNamesOf(path, syntax)) {
    if (!allowed.databaseNames[imported]?.includes(posix.relative(modulesFolder, path)))
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

/** What stands in the lists and is imported by none: the lists only shrink. */
function unusedAllowances(
  read: readonly { readonly path: string; readonly syntax: Syntax }[],
  { files, databaseNames }: Allowed,
): Finding[] {
  const usedFiles = new Set(
    read.flatMap(({ path, syntax }) => importsOf(syntax).map(({ specifier }) => kernelFileOf(path, specifier))),
  );
  const usedNames = new Set(
    read.flatMap(({ path, syntax }) =>
      databaseNamesOf(path, syntax).map(({ imported }) => `${imported} ${posix.relative(modulesFolder, path)}`),
    ),
  );
  const names = Object.entries(databaseNames).flatMap(([name, paths]) => paths.map((path) => `${name} ${path}`));
  const path = 'tools/kernel/operation-imports.ts';
  return [...files.filter((file) => !usedFiles.has(file)), ...names.filter((name) => !usedNames.has(name))].map(
    (unused) => ({ path, line: 1, message: `no operation imports ${unused} any more` }),
  );
}

interface Definition {
  readonly name: string;
  readonly line: number;
}

/** The operations that a file defines, with the name that each gives itself. */
function definitionsOf(syntax: Syntax): Definition[] {
  const found: Definition[] = [];
  visit(syntax, {
    CallExpression: ({ callee, arguments: [first], start }) => {
      if (callee.type !== 'Identifier' || !definers.has(callee.name) || first?.type !== 'ObjectExpression') return;
      const names = first.properties.flatMap((entry) => {
        const isName = entry.type === 'Property' && entry.key.type === 'Identifier' && entry.key.name === 'name';
        return isName && entry.value.type === 'Literal' ? [String(entry.value.value)] : [];
      });
      found.push({ name: names[0] ?? '', line: syntax.lineOf(start) });
    },
  });
  return found;
}

/** What a file imports of the database but the type of its transaction; all of it at once is `*`. */
function databaseNamesOf(path: string, syntax: Syntax): { readonly imported: string; readonly line: number }[] {
  const found: { imported: string; line: number }[] = [];
  visit(syntax, {
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
