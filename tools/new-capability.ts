import { execFileSync } from 'node:child_process';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { projectRoot } from './kernel/files.ts';
import { outputsOf, writeOutputs } from './schema-snapshot.ts';
import { capabilityNames } from './scaffold/names.ts';
import { scaffold } from './scaffold/scaffold.ts';
import { freshSchema } from './schema/reach-schema.ts';

const usage = `npm run new -- <wing> <plural-name> [singular-name] [--child=<plural-name>[:<singular-name>]] [--requirement=<ID>]
Writes a capability with a list in the console, a form, a deletion with its undo, tests and six languages, and makes the
lists of capabilities anew. With a child, each one of it has several of those, which are deleted and restored with it.
The titles of its tests carry the requirement; without the option it is asked for.`;

const options = { child: { type: 'string' }, requirement: { type: 'string' } } as const;

async function main(): Promise<void> {
  const given = parsedArguments();
  const [wing, plural, singular, ...rest] = given?.positionals ?? [];
  if (!given || wing === undefined || plural === undefined || rest.length > 0) return fail(usage);
  const requirement = given.values.requirement ?? (await askRequirement());
  if (requirement === '') return fail('a capability needs the requirement that asks for it: --requirement=EMB-01');
  const names = capabilityNames({ wing, plural, singular, requirement, child: given.values.child });
  if (typeof names === 'string') return fail(names);
  let written: readonly string[];
  try {
    written = scaffold(projectRoot, names);
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
  // A long name breaks a line where a short one does not.
  const sources = written.filter((path) => /\.tsx?$/.test(path));
  execFileSync(process.execPath, ['node_modules/oxfmt/bin/oxfmt', ...sources], { cwd: projectRoot, stdio: 'ignore' });
  for (const path of written) console.log(path);
  // The new table's queries do not compile before the types know it.
  writeOutputs(projectRoot, outputsOf(await freshSchema()));
  // In a process of its own: what this one read of the contract does not know the capability.
  execFileSync(process.execPath, ['tools/docs-errors.ts'], { cwd: projectRoot, stdio: 'inherit' });
}

function parsedArguments() {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch {
    return undefined;
  }
}

/** Empty where no one is there to answer. */
async function askRequirement(): Promise<string> {
  if (!process.stdin.isTTY) return '';
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return (await terminal.question('Which requirement asks for it (such as EMB-01)? ')).trim();
  } finally {
    terminal.close();
  }
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 2;
}

if (import.meta.main) await main();
