import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { type Connection } from '../readiness.ts';

const script = fileURLToPath(new URL('hold-database.ts', import.meta.url));
const nobody = { uid: 65534, gid: 65534 } as const;
const isRoot = process.getuid?.() === 0;

export interface Holder {
  readonly connection: Connection | undefined;
  /** Code of a failed start. */
  readonly code: string | undefined;
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the database in a process of its own and waits for what it says. */
export async function holdDatabase(dataFolder: string, ...options: ('ordinary user' | 'leave')[]): Promise<Holder> {
  const user = options.includes('ordinary user') && isRoot ? nobody : undefined;
  const then = options.includes('leave') ? ['leave'] : [];
  const child = spawn(process.execPath, [script, dataFolder, ...then], {
    cwd: '/',
    stdio: ['pipe', 'pipe', 'inherit'],
    ...user,
  });
  const said = await firstLine(child);
  const ended = new Promise<void>((resolve) => void child.once('exit', () => resolve()));
  const alive = () => child.exitCode === null && child.signalCode === null;
  return {
    ...said,
    kill: async () => {
      child.kill('SIGKILL');
      if (alive()) await ended;
    },
    stop: async () => {
      child.stdin.end();
      if (alive()) await ended;
    },
  };
}

async function firstLine(
  child: ChildProcess,
): Promise<{ connection: Connection | undefined; code: string | undefined }> {
  if (!child.stdout) throw new Error('the holder has no output');
  for await (const line of createInterface(child.stdout)) return JSON.parse(line);
  throw new Error('the holder ended without a word');
}

/** Returns true if a second, ordinary user of this machine can read the project; a private clone prevents it. */
export function canRunAsOrdinaryUser(): boolean {
  if (!isRoot) return true;
  const probe = ['--input-type=module', '-e', `await import('node:fs').then((fs) => fs.readFileSync('${script}'))`];
  return spawnSync(process.execPath, probe, { cwd: '/', ...nobody }).status === 0;
}
