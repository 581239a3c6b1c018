import type { LockChangeable } from '../../../kernel/session/changeable.ts';
import { requireAct } from './locks.sql.ts';

export const lockChangeable: LockChangeable = async (tx, person) => {
  await requireAct(tx, person, 'change');
};
