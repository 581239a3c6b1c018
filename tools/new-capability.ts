import { execFileSync } from 'node:child_process';
import { projectRoot } from './kernel/files.ts';
import { outputsOf, writeOutputs } from './schema-snapshot.ts';
import { capabilityNames } from './scaffold/names.ts';
import { scaffold } from './scaffold/scaffold.ts';
import { freshSchema } from './schema/reach-schema.ts';

const usage = `node tools/new-capability.ts <wing> <plural-name> [singular-name]
Writes a capability with a list in the console, a form, a deletion with its undo, tests and six languages, and makes the
lists of capabilities anew.`;

async function main([wing, plural, singular, ...rest]: readonly string[]): Promise<void> {
  if (wing === undefined || plural === undefined || plural.startsWith('-') || rest.length > 0) return fail(usage);
  const names = capabilityNames(wing, plural, singular);
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

function fail(message: string): void {
  console.error(message);
  process.exitCode = 2;
}

if (import.meta.main) await main(process.argv.slice(2));
