import { posix } from 'node:path';
import { isTest, listFiles, projectRoot, readText } from './kernel/files.ts';
import { report, type Finding } from './kernel/findings.ts';
import { importsOf, parse, visit, type Syntax } from './kernel/syntax.ts';

const operationFile = /^server\/src\/modules\/.+\/operations\/[^/]+\.ts$/;

/** What an operation must not import of the kernel: it knows nothing of HTTP and opens no transaction. */
const forbiddenFiles = /\/kernel\/(http|audit)\//;
const forbiddenNames = new Set(['transaction', 'inCompany', 'askInCompany', 'askTogether']);
const definers = new Set([
  'defineOperation',
  'definePlatformOperation',
  'defineFlowStep',
  'defineLogInStep',
  'defineOpenOperation',
  'defineQuery',
  'definePublicQuery',
]);

/** Operations that are not of their form. */
export function checkOperations(root: string): Finding[] {
  const files = listFiles(root, ['server/src/modules'], /\.ts$/).filter(
    (path) => operationFile.test(path) && !isTest(path),
  );
  return files.flatMap((path) => operationFaults(path, parse(path, readText(root, path))));
}

function operationFaults(path: string, syntax: Syntax): Finding[] {
  const found: Finding[] = [];
  const name = posix.basename(path, '.ts');
  const definitions = definitionsOf(syntax);
  if (definitions.length !== 1)
    found.push({ path, line: 1, message: `defines ${definitions.length} operations, not one` });
  for (const each of definitions) {
    if (each.name !== name) found.push({ path, line: each.line, message: `is named ${each.name}, its file ${name}` });
  }
  for (const { specifier, line } of importsOf(syntax)) {
    if (forbiddenFiles.test(specifier))
      found.push({ path, line, message: `an operation must not import ${specifier}` });
  }
  for (const { imported, line } of namedImportsOf(syntax)) {
    if (forbiddenNames.has(imported))
      found.push({ path, line, message: `an operation is given its transaction: ${imported}` });
  }
  return found;
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

function namedImportsOf(syntax: Syntax): { readonly imported: string; readonly line: number }[] {
  const found: { imported: string; line: number }[] = [];
  visit(syntax, {
    ImportSpecifier: ({ imported, start }) => {
      const name = imported.type === 'Identifier' ? imported.name : imported.value;
      found.push({ imported: name, line: syntax.lineOf(start) });
    },
  });
  return found;
}

if (import.meta.main) report(checkOperations(projectRoot));
