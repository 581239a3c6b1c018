import { projectRoot } from './kernel/files.ts';
import { outputsOf, writeOutputs } from './schema-snapshot.ts';
import { capabilityNames } from './scaffold/names.ts';
import { scaffold } from './scaffold/scaffold.ts';
import { freshSchema } from './schema/reach-schema.ts';

const usage = `node tools/new-capability.ts <plural-name> [singular-name]
Writes a capability with one working operation, a page, tests and six languages, and names it in the three index files.`;

async function main([plural, singular, ...rest]: readonly string[]): Promise<void> {
  if (plural === undefined || plural.startsWith('-') || rest.length > 0) return fail(usage);
  const names = capabilityNames(plural, singular);
  if (typeof names === 'string') return fail(names);
  try {
    for (const path of scaffold(projectRoot, names)) console.log(path);
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
  // The new table's queries do not compile before the types know it.
  writeOutputs(projectRoot, outputsOf(await freshSchema()));
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 2;
}

if (import.meta.main) await main(process.argv.slice(2));
