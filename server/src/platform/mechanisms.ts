import type { Contributed } from './contributions.ts';
import type { KeyDevice } from './key-device/key-device.ts';
import type { LocalOutbox } from './outbox/local-outbox.ts';
import type { Outbox } from './outbox/outbox.ts';
import type { Life } from './process/life.ts';

declare module '../kernel/kernel.ts' {
  /** Mechanisms of the platform, which the kernel itself does not know. */
  interface Kernel {
    readonly outbox: Outbox;
    readonly localOutbox: LocalOutbox;
    readonly life: Life;
    /** Keeps keys of people outside the database; absent where no setting names one. */
    readonly keyDevice: KeyDevice | undefined;
    readonly contributed: Contributed;
  }
}
