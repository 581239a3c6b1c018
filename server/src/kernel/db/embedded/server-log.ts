import { existsSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';

const largestLog = 5 * 1024 * 1024;
const linesInAnError = 8;

/** PostgreSQL's own log, a file because the server outlives a killed parent. At the start a large file becomes `.1`. */
export function openServerLog(file: string): { fd: number; newLines(): string } {
  if (sizeOf(file) > largestLog) renameSync(file, `${file}.1`);
  const before = sizeOf(file);
  return {
    fd: openSync(file, 'a', 0o600),
    newLines: () => {
      const lines = readFileSync(file).subarray(before).toString('utf8').trim().split('\n');
      return lines.slice(-linesInAnError).join('\n');
    },
  };
}

function sizeOf(file: string): number {
  return existsSync(file) ? statSync(file).size : 0;
}
