import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median, type Figure } from './kernel/figures.ts';
import { memoryOf, processesOf } from './kernel/memory.ts';
import { BenchProcess, freePort } from './kernel/processes.ts';
import { productScript } from './kernel/stage.ts';

const starts = 5;
const longestStartSeconds = 3;
const mostMemoryMb = 350;
/** Pause in which memory that only the start needed is released. */
const restMs = 5_000;

/** Warm start to the first page, and what process and embedded database hold when no one asks anything. */
export async function measureStart(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'madang-start-'));
  try {
    await (await start(folder)).product.stop();
    const seconds: number[] = [];
    let memory = Number.NaN;
    for (let each = 0; each < starts; each += 1) {
      const { product, took } = await start(folder);
      try {
        seconds.push(took);
        if (each === starts - 1) memory = await idleMemory(product.pid, folder);
      } finally {
        await product.stop();
      }
    }
    return [
      {
        name: `warm start to the first page, median of ${starts}`,
        product: `${median(seconds).toFixed(2)} s`,
        value: median(seconds),
        bound: { max: longestStartSeconds },
      },
      {
        name: 'resident memory idle, embedded database included',
        product: `${memory.toFixed(0)} MB`,
        value: memory,
        bound: { max: mostMemoryMb },
      },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function start(folder: string): Promise<{ product: BenchProcess; took: number }> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const began = performance.now();
  const product = new BenchProcess({
    script: productScript,
    url,
    log: join(folder, 'log'),
    environment: { MADANG_PORT: String(port), MADANG_BASE_URL: url, MADANG_DATA: join(folder, 'data') },
  });
  await product.untilAnswers('/signup');
  return { product, took: (performance.now() - began) / 1_000 };
}

async function idleMemory(pid: number, folder: string): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, restMs));
  const database = Number(readFileSync(join(folder, 'data/database/postmaster.pid'), 'utf8').split('\n', 1)[0]);
  return memoryOf([pid, ...processesOf(database)]);
}
