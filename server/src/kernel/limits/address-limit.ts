import type { Property } from '@madang/contract/kernel/property.ts';
import { refuse, refuseField, type Refusal } from '@madang/contract/refuse.ts';
import type { Tx } from '../db/database.ts';
import type { Kernel } from '../kernel.ts';
import { limitSource } from './limit-source.ts';
import { consumeQuota, type Quota } from './quota.ts';
import { secondsLeft } from './rate-limit.ts';

/** Limit on how often one network address may do something; the operator changes `max`. */
export interface AddressLimit {
  /** Names what is counted: the beginning of its keys. */
  readonly use: string;
  readonly max: Property<number>;
  readonly seconds: number;
}

/**
 * Proof that a caller brings, an invitation or session: calls count against it, not against an office's shared address.
 */
export interface Voucher extends Omit<Quota, 'within'> {
  /** Issuer of the voucher: vouchers of one issuer are also counted together, and the operator changes `max`. */
  readonly issuer?: { readonly key: string; readonly max: Property<number> };
}

/** Origin of a call, and what it counts against instead. */
export interface Calling {
  readonly address: string;
  readonly voucher?: Voucher | undefined;
  /** The field that a refusal belongs to. */
  readonly field?: string;
}

type Limiting = Pick<Kernel, 'properties' | 'figures' | 'admission'>;

/** Takes one from the first quota of the caller that has one left and returns it; refuses (NETWORK_LIMIT) where none has. */
export async function demandAtAddress(kernel: Limiting, db: Tx, limit: AddressLimit, calling: Calling): Promise<Quota> {
  for await (const quota of quotasAt(kernel, db, limit, calling)) {
    if (await consumeQuota(db, quota)) return quota;
  }
  throw await networkRefusal(kernel, db, limit, calling);
}

/**
 * Counts of a call, in order: voucher, address, companies that sign in from there. A company has one count for all its
 * networks.
 */
export async function* quotasAt(
  kernel: Pick<Kernel, 'properties' | 'admission'>,
  db: Tx,
  limit: AddressLimit,
  { address, voucher }: Calling,
): AsyncGenerator<Quota> {
  const { use, seconds } = limit;
  if (voucher) yield await quotaOfVoucher(kernel, limit, voucher);
  yield await ownQuota(kernel, limit, address);
  for (const { companyCode, people: count } of await kernel.admission.expectedAt(db, address)) {
    yield { key: `${use}:company:${companyCode}`, limit: { count, seconds } };
  }
}

async function quotaOfVoucher(
  { properties }: Pick<Kernel, 'properties'>,
  { use }: AddressLimit,
  { key, limit, issuer }: Voucher,
): Promise<Quota> {
  const quota = { key: `${use}:${key}`, limit };
  if (!issuer) return quota;
  const count = await properties.get(issuer.max);
  return { ...quota, within: { key: `${use}:${issuer.key}`, limit: { count, seconds: limit.seconds } } };
}

export async function ownQuota(
  { properties }: Pick<Kernel, 'properties'>,
  { use, max, seconds }: AddressLimit,
  address: string,
): Promise<Quota> {
  return { key: `${use}:${limitSource(address)}`, limit: { count: await properties.get(max), seconds } };
}

/** The refusal by an address' limit: it says that many people ask from there, and the figures name its property. */
export async function networkRefusal(
  kernel: Limiting,
  db: Tx,
  limit: AddressLimit,
  { address, field }: Calling,
): Promise<Refusal> {
  const { key, limit: own } = await ownQuota(kernel, limit, address);
  kernel.figures.limitedAtAddress(limit.max.key);
  const params = { seconds: await secondsLeft(db, key, own) };
  return field === undefined ? refuse('NETWORK_LIMIT', params) : refuseField(field, 'NETWORK_LIMIT', params);
}
