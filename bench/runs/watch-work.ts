/** Watches this process: its longest piece of work between two turns of the loop, and its memory above what it held before. */
export function watchWork(): { end(): Promise<{ readonly ownMs: number; readonly memoryMb: number }> } {
  globalThis.gc?.();
  const idle = process.memoryUsage().rss;
  let [most, longest, isWatched] = [idle, 0, true];
  let before = process.threadCpuUsage();
  const turn = () => {
    const now = process.threadCpuUsage();
    longest = Math.max(longest, now.user + now.system - before.user - before.system);
    before = now;
    most = Math.max(most, process.memoryUsage.rss());
    if (isWatched) setImmediate(turn);
  };
  setImmediate(turn);
  return {
    async end() {
      isWatched = false;
      await new Promise((resolve) => setImmediate(resolve));
      return { ownMs: longest / 1_000, memoryMb: (most - idle) / 2 ** 20 };
    },
  };
}
