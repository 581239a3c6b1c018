import { readFileSync } from 'node:fs';
import { errorTable } from '../../contract/src/index.ts';
import { saidByTheClient } from './said-by-the-client.ts';

/** ERR-04: names codes that no call of the server's tests was answered with, in a row of an answer either; `answered` has one a line. */
export function unansweredCodes(answered: string): string[] {
  const seen = new Set(answered.split('\n'));
  return Object.keys(errorTable).filter((code) => seen.has(code) === Object.hasOwn(saidByTheClient, code));
}

if (import.meta.main) {
  const [file = ''] = process.argv.slice(2);
  const found = unansweredCodes(readFileSync(file, 'utf8'));
  for (const code of found) {
    const fault = Object.hasOwn(saidByTheClient, code)
      ? 'is said by the client alone, and was answered'
      : 'was answered by no call';
    process.stdout.write(`${code} ${fault}\n`);
  }
  process.exitCode = found.length > 0 ? 1 : 0;
}
