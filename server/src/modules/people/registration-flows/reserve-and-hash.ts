import { signupLimits } from '@madang/contract/joining/signup/limits.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { releaseLoginId, reserveLoginId } from '../../ground/global-login-ids/index.ts';

interface Choice {
  readonly loginId: string;
  readonly personId: string;
  readonly password: string;
  /** Throws unless the person has shown to hold the mailbox that the ID is, which its holder has not. */
  readonly refuseUnlessProven: () => Promise<void>;
}

export interface Reserved {
  readonly reservation: { readonly loginId: string; readonly personId: string; readonly seconds: number };
  /** Else the ID is someone's who has not proven it, and this person's only with the proof of that mailbox. */
  readonly isReserved: boolean;
  readonly passwordHash: string;
}

/** The ID first: of many at once one works, and the others are refused before anything is hashed. */
export async function reserveAndHash(
  { db, hasher }: Kernel,
  { loginId, personId, password, refuseUnlessProven }: Choice,
): Promise<Reserved> {
  const reservation = { loginId, personId, seconds: signupLimits.reservationSeconds };
  const isReserved = await reserveLoginId(db, reservation);
  if (!isReserved) await refuseUnlessProven();
  try {
    return { reservation, isReserved, passwordHash: await hasher.hash(password) };
  } catch (error) {
    await releaseLoginId(db, reservation);
    throw error;
  }
}

/** Releases the reserved login ID of a submit that created nothing. */
export async function releaseReserved({ db }: Kernel, prepared: object, answer: unknown): Promise<void> {
  if (answer === undefined && 'reservation' in prepared) {
    await releaseLoginId(db, (prepared as Reserved).reservation);
  }
}
