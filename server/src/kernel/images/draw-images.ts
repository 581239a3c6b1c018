import sharp from 'sharp';
import { drawImage } from './draw-image.ts';
import type { Asked } from './drawing-process.ts';

// The program of the process that draws. One processor is enough for one picture, and nothing is kept for the next.
sharp.concurrency(1);
sharp.cache(false);

process.on('message', (asked: Asked) => {
  void drawImage(asked.content, asked.drawing).then((drawn) => process.send?.(drawn));
});
// It ends with the process that started it, which may draw until its own end after a signal to both.
process.on('disconnect', () => process.exit());
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
