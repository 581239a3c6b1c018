import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isTest, listFiles, projectRoot, readText } from '../kernel/files.ts';
import { auditSurvivors } from './audit.ts';
import { mutationsOf, type Mutation } from './mutations.ts';

const usage = `npm run mutate -- audit | <folder> [<kind>] [--list]
audit: takes the audit row from every operation and names those whose example does not miss it.
<folder>: takes permissions, targets, limits, locks, uses, constraints and guards out of a module's files one at a time, runs
the tests of the folder and, where they pass, those of its operations over the registry, and names what none of them misses.
A <kind> takes those alone; --list only shows them.
A lock or a use whose result is needed gives it, and is rolled back at once. Left out: those that are sent together with other
statements, or run in a transaction of their own.`;

const registry = ['operations', 'queries', 'reach'].map((each) => `server/src/testing/operations/${each}.test.ts`);

const [target = '', ...rest] = process.argv.slice(2);
if (target === '') {
  console.error(usage);
  process.exitCode = 2;
} else {
  const survivors = target === 'audit' ? auditSurvivors() : folderSurvivors(target, rest);
  for (const survivor of survivors) console.log(`${survivor} is not caught by a test`);
  if (survivors.length > 0) process.exitCode = 1;
}

function folderSurvivors(folder: string, options: readonly string[]): string[] {
  const kind = options.find((option) => !option.startsWith('--'));
  const path = folder.includes('/') ? folder : `server/src/modules/${folder}`;
  const files = listFiles(projectRoot, [path], /\.ts$/).filter((file) => !isTest(file) && !/\/texts\//.test(file));
  const mutations = files
    .flatMap((file) => mutationsOf(file, readText(projectRoot, file)))
    .filter((mutation) => kind === undefined || mutation.kind === kind);
  console.log(`${mutations.length} protections in ${files.length} files of ${path}`);
  if (options.includes('--list')) {
    for (const mutation of mutations) console.log(nameOf(mutation));
    return [];
  }
  const suites = [[path], ...registryTests(files)];
  for (const suite of suites) if (!passes(suite)) throw new Error(`the tests of ${suite.join(' ')} fail as they are`);
  return mutations.flatMap((mutation) => {
    const isMissed = !passesWithout(mutation, suites);
    console.log(`${isMissed ? 'caught    ' : 'NOT CAUGHT'} ${nameOf(mutation)}`);
    return isMissed ? [] : [nameOf(mutation)];
  });
}

/** The tests over the registry of the operations in a module's files. */
function registryTests(files: readonly string[]): string[][] {
  const names = files.flatMap((file) => /\/operations\/([\w-]+)\.ts$/.exec(file)?.[1] ?? []);
  return names.length > 0 ? [[...registry, '-t', `^(${names.join('|')}) `]] : [];
}

function nameOf({ kind, path, line, text }: Mutation): string {
  return `${path}:${line} ${kind} ${text}`;
}

function passesWithout({ path, mutated }: Mutation, suites: readonly (readonly string[])[]): boolean {
  const file = join(projectRoot, path);
  const text = readFileSync(file, 'utf8');
  // Ctrl+C ends the tests as well; the file is put back in any case.
  try {
    writeFileSync(file, mutated);
    return suites.every(passes);
  } finally {
    writeFileSync(file, text);
  }
}

function passes(tests: readonly string[]): boolean {
  const vitest = join(projectRoot, 'node_modules/.bin/vitest');
  const options = ['run', '--bail=1', '--reporter=dot', '--passWithNoTests', ...tests];
  return spawnSync(vitest, options, { cwd: projectRoot, stdio: 'ignore' }).status === 0;
}
