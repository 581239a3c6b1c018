import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { RefusedRights } from './access/refused-rights.ts';
import type { AccessRecords } from './audit/access-records.ts';
import type { ActorNames } from './audit/actor-names.ts';
import type { Keyring } from './crypto/keyring.ts';
import type { PasswordHasher } from './crypto/password-hash.ts';
import type { Database } from './db/database.ts';
import type { Standby } from './db/standby.ts';
import type { TxtRecords } from './dns/txt-records.ts';
import type { Files } from './files/files.ts';
import type { Images } from './images/images.ts';
import type { Plans } from './images/plans.ts';
import type { Holds } from './operations/before/held-back.ts';
import type { Figures } from './process/figures.ts';
import type { Translator } from './i18n/translator.ts';
import type { Properties } from './properties/properties.ts';
import type { Admission } from './session/admission.ts';
import type { LockChangeable } from './session/changeable.ts';
import type { Recorder } from './traces/traces.ts';

/**
 * Mechanisms that operations work with, made once at start. A mechanism that needs `Kernel` adds its member beside itself, as the
 * platform does (`platform/mechanisms.ts`).
 */
export interface Kernel {
  readonly config: Config;
  readonly db: Database;
  /** Recorder of spans; absent if nothing is traced. */
  readonly traces: Recorder | undefined;
  /** Database for reads that may lag; absent without a standby. */
  readonly standby: Standby | undefined;
  readonly keyring: Keyring;
  readonly hasher: PasswordHasher;
  readonly files: Files;
  readonly images: Images;
  readonly plans: Plans;
  readonly txtRecords: TxtRecords;
  readonly translator: Translator;
  readonly properties: Properties;
  readonly admission: Admission;
  /** Rules on changes that wait for an approval. */
  readonly holds: Holds;
  readonly actorNames: ActorNames;
  readonly lockChangeable: LockChangeable;
  /** Records in which queries write which personal data was read. */
  readonly accessRecords: AccessRecords;
  readonly figures: Figures;
  readonly refusedRights: RefusedRights;
  readonly log: FastifyBaseLogger;
}
