import { startEmbeddedDatabase } from '../index.ts';
import { reasonOf } from '../errors.ts';

/**
 * Holds the embedded database of a folder, for tests that kill it. Reports in JSON; ends with its input, or at once
 * with `leave`.
 */
const [dataFolder = '', then] = process.argv.slice(2);
const quiet = { info: () => {}, warn: () => {}, error: () => {} };

function say(what: object): void {
  process.stdout.write(`${JSON.stringify(what)}\n`);
}

try {
  const database = await startEmbeddedDatabase({ dataFolder, log: quiet });
  say({ connection: database.connection });
  if (then === 'leave') process.exit(1);
  process.stdin.resume().once('end', () => void database.stop());
} catch (error) {
  say({ code: (error as { code?: string }).code ?? '', message: reasonOf(error) });
}
