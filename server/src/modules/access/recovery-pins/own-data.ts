import type { OwnDataSection } from '../../../kernel/own-data/own-data.ts';
import { readPinState } from './recovery-pins.sql.ts';

/** That there is a PIN and since when, and never what it is. */
export const pinData: readonly OwnDataSection[] = [
  {
    name: 'recoveryPin',
    tables: ['recovery_pins'],
    read: async (tx, person) => {
      const pin = await readPinState(tx, person);
      return { rows: pin.state === 'none' ? [] : [{ ...pin }] };
    },
  },
];
