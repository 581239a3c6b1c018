import type { ConsoleRoom } from '../kernel/feature.ts';
import { room as anniversaries } from './anniversaries/room.ts';
import { room as approvals } from './approvals/room.ts';
import { room as boards } from './boards/room.ts';
import { room as calls } from './console/room.ts';
import { room as departments } from './departments/room.ts';
import { room as employees } from './employees/room.ts';
import { room as endings } from './endings/room.ts';
import { room as invitations } from './invitations/room.ts';
import { room as jobRanks } from './job-ranks/room.ts';
import { room as links } from './links/room.ts';
import { room as menus } from './menus/room.ts';
import { room as portlets } from './portlets/room.ts';

/**
 * The rooms of the console in the order of its navigation. A feature that has one writes it in its `room.ts`, which stands
 * apart from its index.ts so that only the console downloads it.
 */
export const rooms: readonly ConsoleRoom[] = [
  employees,
  departments,
  jobRanks,
  invitations,
  boards,
  portlets,
  menus,
  links,
  anniversaries,
  approvals,
  calls,
  endings,
];
