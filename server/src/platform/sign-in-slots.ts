import type { FailureReason } from '@madang/contract/access/sign-in-policies/failures.ts';
import type { Tx } from '../kernel/db/database.ts';
import type { Kernel } from '../kernel/kernel.ts';
import type { Voucher } from '../kernel/limits/address-limit.ts';
import type { Admission } from '../kernel/session/admission.ts';
import type { PersonKey } from '../kernel/session/person-key.ts';

/** A sign-in of a person that failed. */
export interface FailedSignIn extends PersonKey {
  readonly reason: FailureReason;
  readonly address: string;
}

/** A person whose logins are linked, or all of a company where no person is named. */
export interface LinkedSide {
  readonly companyCode: string;
  readonly personId?: string;
}

/** Slots of what carries a sign-in, for the kernel and for capabilities below those that fill them. */
export interface SignInSlots {
  /** Rules on who may come in; one capability alone has them. */
  readonly admission?: Admission;
  /** Notes a sign-in that failed, and keeps no one waiting. */
  readonly logInFailed?: (kernel: Pick<Kernel, 'db' | 'log'>, failure: FailedSignIn) => void;
  /** Ends what logins open in other companies than their own, with the sessions that they opened. */
  readonly linkedLoginsEnd?: (tx: Tx, side: LinkedSide) => Promise<void>;
  /** The voucher that a flow counts against, before its company is entered. */
  readonly flowVoucher?: (db: Tx, flowId: string) => Promise<Voucher | undefined>;
}
