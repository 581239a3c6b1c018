import { readAddress, readNetwork, type Address, type Network } from '@madang/contract/kernel/fields/ip-networks.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { sql } from 'kysely';
import { refusedTo } from '../../../kernel/access/refused-rights.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { KeptValues } from '../../../kernel/process/kept-values.ts';
import type { Admission, Arrival } from '../../../kernel/session/admission.ts';
import { companiesAt } from './companies-at.sql.ts';

type Family = Network['family'];

/** Networks of one family as ranges that neither overlap nor touch, in order. */
type Ranges = readonly Pick<Network, 'first' | 'last'>[];

/** About what one network takes in memory. */
const networkBytes = 120;

/** Networks from which a company's people sign in, prepared for lookups; an empty list allows any. */
export class NetworkList {
  /** About what it takes in memory. */
  readonly bytes: number;
  readonly #isEmpty: boolean;
  readonly #ranges: Readonly<Record<Family, Ranges>>;

  constructor(networks: readonly string[]) {
    const read = networks.map((text) => {
      const network = readNetwork(text);
      if (!network) throw new Error('a stored network cannot be read');
      return network;
    });
    const rangesOf = (family: Family) => joined(read.filter((network) => network.family === family));
    this.bytes = 200 + networks.length * networkBytes;
    this.#isEmpty = networks.length === 0;
    this.#ranges = { 4: rangesOf(4), 6: rangesOf(6) };
  }

  /** Returns true if the address lies in one of the networks; an invalid address lies in none. */
  admits(address: string): boolean {
    if (this.#isEmpty) return true;
    const read = readAddress(address);
    return read !== undefined && isWithin(this.#ranges[read.family], read);
  }
}

function joined(networks: readonly Network[]): Ranges {
  const ranges: { first: bigint; last: bigint }[] = [];
  for (const { first, last } of networks.toSorted((a, b) => (a.first < b.first ? -1 : 1))) {
    const before = ranges.at(-1);
    if (before && first <= before.last + 1n) before.last = last > before.last ? last : before.last;
    else ranges.push({ first, last });
  }
  return ranges;
}

/** Halves the ranges until one is left that could hold the address. */
function isWithin(ranges: Ranges, { value }: Address): boolean {
  let [from, to] = [0, ranges.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const range = ranges[middle];
    if (!range) return false;
    if (value < range.first) to = middle;
    else if (value > range.last) from = middle + 1;
    else return true;
  }
  return false;
}

const lists = new KeptValues<NetworkList>('networks', ({ bytes }) => bytes);

/** List of a key, which never changes, so each process keeps it. */
async function listOf(db: Tx, companyCode: string, key: string): Promise<NetworkList> {
  const known = lists.get(key);
  if (known) return known;
  const list = await readList(db, companyCode);
  lists.set(key, list);
  return list;
}

async function readList(db: Tx, companyCode: string): Promise<NetworkList> {
  const { rows } = await sql<{ networks: string[] }>`
    select networks::text[] as networks from access_rules where company_code = ${companyCode}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a company with a version of its networks has none');
  return new NetworkList(row.networks);
}

/** NET-01: refuses anyone who comes from outside of their company's networks, and everyone while those cannot be read. */
async function requireAllowedNetwork(db: Tx, { admissionKey, address, ...person }: Arrival): Promise<void> {
  if (admissionKey === null) return;
  const list = await listOf(db, person.companyCode, admissionKey);
  if (!list.admits(address)) throw refusedTo(person, refuse('NETWORK_NOT_ALLOWED'));
}

/** Admission by the networks of a company. Its key is the version of their list; null admits from anywhere. */
export const networkAdmission: Admission = {
  keyOf: (companyCode) =>
    sql<string | null>`(select r.networks_key from access_rules r where r.company_code = ${companyCode})`,
  require: requireAllowedNetwork,
  expectedAt: companiesAt,
};

/** Returns true if the company's people may sign in from the address now. */
export async function isNetworkAllowed(tx: Tx, companyCode: string, address: string): Promise<boolean> {
  const { rows } = await sql<{ networks: string[] }>`
    select networks::text[] as networks from access_rules where company_code = ${companyCode}`.execute(tx);
  return new NetworkList(rows[0]?.networks ?? []).admits(address);
}
