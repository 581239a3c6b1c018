import type { ConsoleRoom } from '../kernel/feature.ts';
import { room as boards } from './boards/index.ts';
import { room as departments } from './departments/index.ts';
import { room as jobRanks } from './job-ranks/index.ts';
import { room as portlets } from './portlets/index.ts';

/**
 * The rooms of the console in the order of its navigation. A feature that has one writes it in its `room.ts` and hands it on
 * by its index.ts (`export { room } from './room.ts'`), so that only the console downloads it.
 */
export const rooms: readonly ConsoleRoom[] = [departments, jobRanks, boards, portlets];
