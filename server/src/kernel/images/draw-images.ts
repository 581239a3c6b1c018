import sharp from 'sharp';
import { drawImage } from './draw-image.ts';
import { drawPlan } from './draw-plan.ts';
import type { Asked } from './drawing-process.ts';

// The program of the process that draws. One processor is enough for one picture, and nothing is kept for the next.
sharp.concurrency(1);
sharp.cache(false);

process.on('message', (asked: Asked) => {
  const drawn = 'plan' in asked ? drawPlan(asked.content, asked.plan) : drawImage(asked.content, asked.drawing);
  void drawn.then((answer) => process.send?.(answer));
});
// It ends with the process that started it, which may draw until its own end after a signal to both.
process.on('disconnect', () => process.exit());
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
