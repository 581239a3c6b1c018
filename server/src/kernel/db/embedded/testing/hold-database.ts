import { startEmbeddedDatabase } from '../index.ts';
import { reasonOf } from '../errors.ts';

/**
 * A process that starts the embedded database on the folder it is given and holds it, for tests that kill
 * it. Says in one line of JSON what came of it. Ends in good order when its input does, or with `leave` at
 * once and without a stop.
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
