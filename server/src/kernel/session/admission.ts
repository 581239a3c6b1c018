import { sql, type RawBuilder } from 'kysely';
import type { RefusedParty } from '../access/refused-rights.ts';
import type { Tx } from '../db/database.ts';

/** A person who calls from an address; `admissionKey` was read with the row that names them. */
export interface Arrival extends RefusedParty {
  readonly admissionKey: string | null;
  readonly address: string;
}

/** A company whose people are expected at an address. */
export interface ExpectedCompany {
  readonly companyCode: string;
  readonly people: number;
}

/** Rules on who may come in beside the proof of a login; a capability contributes them. */
export interface Admission {
  /** Column that `require` needs, for a statement that reads or writes a row of a company. */
  readonly keyOf: (companyCode: RawBuilder<unknown>) => RawBuilder<string | null>;
  /** Refuses a person who may not come in from the address. */
  readonly require: (db: Tx, arrival: Arrival) => Promise<void>;
  /** Companies whose people are expected at an address, which they may share. */
  readonly expectedAt: (db: Tx, address: string) => Promise<readonly ExpectedCompany[]>;
}

/** Admission without a capability that has rules: it fails, so that none is let in because the rules are missing. */
export const admitsNoOne: Admission = {
  keyOf: () => sql<string | null>`null::text`,
  require: async () => {
    throw new Error('no capability admits log-ins');
  },
  expectedAt: async () => [],
};
