import { posix } from 'node:path';
import { isTest, listFiles, projectRoot, readText } from './kernel/files.ts';
import { report, type Finding } from './kernel/findings.ts';

/** The longest a function may be stands in .oxlintrc.json (`max-lines-per-function`), for the linter counts it. */
export const sizeLimits = { sourceLines: 300, testLines: 500, sourcesPerFolder: 20 } as const;

const folders = ['contract', 'server', 'web', 'e2e', 'bench', 'tools'];
const source = /\.(ts|tsx|mjs|css)$/;
/** Files that grow with content, not complexity; examples have one file for each capability. */
const excepted = /\/(messages|texts|seeds|data|migrations|examples|scenarios)\/|\.generated\.ts$/;

/** Files and folders that have outgrown one reading. */
export function checkSizes(root: string): Finding[] {
  const paths = listFiles(root, folders, source).filter((path) => !excepted.test(path));
  return [...paths.flatMap((path) => lengthFault(root, path)), ...crowdedFolders(paths)];
}

function lengthFault(root: string, path: string): Finding[] {
  const text = readText(root, path);
  const lines = text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
  const limit = isTest(path) ? sizeLimits.testLines : sizeLimits.sourceLines;
  return lines <= limit ? [] : [{ path, line: limit + 1, message: `has ${lines} lines, at most ${limit} are allowed` }];
}

/** A style sheet goes with its component. */
function crowdedFolders(paths: readonly string[]): Finding[] {
  const sources = paths.filter((path) => !isTest(path) && !path.endsWith('.css'));
  const byFolder = Map.groupBy(sources, (path) => posix.dirname(path));
  return [...byFolder].flatMap(([path, { length }]) =>
    length <= sizeLimits.sourcesPerFolder
      ? []
      : [
          {
            path,
            line: 1,
            message: `has ${length} source files, at most ${sizeLimits.sourcesPerFolder} are allowed: move some that belong together into a folder`,
          },
        ],
  );
}

if (import.meta.main) report(checkSizes(projectRoot));
