import { Refusal } from '@madang/contract/refuse.ts';
import { Counter, Gauge, type Registry } from 'prom-client';
import type pg from 'pg';
import type { Keyring } from '../crypto/keyring.ts';
import { hearErrors } from '../db/error-classes.ts';
import { failureKind } from '../db/failures.ts';
import type { Pools } from '../db/open-pools.ts';

/** Counts of a process's work, labelled only with operation names and codes, never with a person. */
export class Figures {
  readonly #operations = new Counter({
    name: 'madang_operations_total',
    help: 'Changes by operation and how they ended: done, the code of their refusal, what the database lacked, or failed',
    labelNames: ['operation', 'outcome'],
    registers: [],
  });
  readonly #limits = new Counter({
    name: 'madang_limits_hit_total',
    help: 'Calls that were refused by a limit, by its code and their route',
    labelNames: ['code', 'route'],
    registers: [],
  });
  readonly #addressLimits = new Counter({
    name: 'madang_address_limits_hit_total',
    help: 'Calls refused because many came from one network address, by the property that sets the limit',
    labelNames: ['limit'],
    registers: [],
  });
  readonly #refusedRights = new Counter({
    name: 'madang_refused_rights_total',
    help: 'Calls, rows and plans that were refused for the rights or the network of their person, by code',
    labelNames: ['code'],
    registers: [],
  });
  readonly #databaseErrors = new Counter({
    name: 'madang_database_errors_total',
    help: 'Errors of the database by pool and class of SQLSTATE; unreachable where no connection came about',
    labelNames: ['pool', 'class'],
    registers: [],
  });
  readonly #cutChains = new Gauge({
    name: 'madang_record_chains_cut',
    help: 'Companies whose audit log has lost links, as the last pass of this process found',
    registers: [],
  });

  constructor(pools: Pools) {
    for (const [name, pool] of Object.entries(pools) as [string, pg.Pool][]) {
      hearErrors(pool, (errorClass) => this.#databaseErrors.inc({ pool: name, class: errorClass }));
    }
  }

  /** A change has ended. */
  ended(operation: string, error?: unknown): void {
    this.#operations.inc({ operation, outcome: error === undefined ? 'done' : outcomeOf(error) });
  }

  /** A call was refused because there had been too many. */
  limited(code: string, route: string): void {
    this.#limits.inc({ code, route });
  }

  /** A person's right or network was refused. */
  refusedRight(code: string): void {
    this.#refusedRights.inc({ code });
  }

  /** A pass over the audit logs of all companies has ended. */
  foundCutChains(count: number): void {
    this.#cutChains.set(count);
  }

  /** A call was refused because many came from its network address; `limit` is the key of a property. */
  limitedAtAddress(limit: string): void {
    this.#addressLimits.inc({ limit });
  }

  addTo(registry: Registry): void {
    registry.registerMetric(this.#operations);
    registry.registerMetric(this.#limits);
    registry.registerMetric(this.#addressLimits);
    registry.registerMetric(this.#refusedRights);
    registry.registerMetric(this.#databaseErrors);
    registry.registerMetric(this.#cutChains);
  }
}

/** Returns the outcome of an operation; failures of the database are not counted as the operation's. */
export function outcomeOf(error: unknown): string {
  if (error instanceof Refusal) return error.code;
  const kind = failureKind(error);
  return kind === 'unavailable' || kind === 'conflict' ? kind : 'failed';
}

/** Reports the ids of this process's keys, so that a rotation shows on every process; never the keys. */
export function addKeys(registry: Registry, keyring: Keyring): void {
  const keys = new Gauge({
    name: 'madang_key_info',
    help: 'Always 1; the ids of the keys that this process has, and what each is used for',
    labelNames: ['key', 'use'],
    registers: [registry],
  });
  for (const key of keyring.keyIds) keys.set({ key, use: 'reading' }, 1);
  keys.set({ key: keyring.encryptionKeyId, use: 'encrypting' }, 1);
}
