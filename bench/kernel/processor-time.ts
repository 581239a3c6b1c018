import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The database server whose data are below the folder, with its backends. */
export function databaseProcesses(data: string): number[] {
  const file = readdirSync(data, { recursive: true, encoding: 'utf8' }).find((path) => path.endsWith('postmaster.pid'));
  if (file === undefined) throw new Error('no database runs');
  const postmaster = Number(readFileSync(join(data, file), 'utf8').split('\n', 1)[0]);
  const children = readdirSync('/proc').filter((name) => {
    if (!/^\d+$/.test(name)) return false;
    try {
      return Number(readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1]?.split(' ')[1]) === postmaster;
    } catch {
      return false;
    }
  });
  return [postmaster, ...children.map(Number)];
}

/** Nanoseconds on a processor, of all threads of a process; undefined once it has ended, which takes its own along. */
export function processorTime(pid: number): number | undefined {
  try {
    const tasks = readdirSync(`/proc/${pid}/task`).map((task) =>
      Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ', 1)[0]),
    );
    return tasks.reduce((sum, each) => sum + each, 0);
  } catch {
    return undefined;
  }
}
