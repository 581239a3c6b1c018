import type { Task } from '../kernel/jobs/workers/jobs.ts';
import type { Kernel } from '../kernel/kernel.ts';
import type { Contributions } from './contributions.ts';
import type { NamedFiles } from './backup/verify-installation.ts';
import type { KeyedColumns } from './keys/keyed-columns.ts';
import type { AnyOperation } from '../kernel/operations/definition.ts';
import type { BoundRoute } from '../kernel/http/bound-route.ts';

/** A capability of the server: what it answers, what it does in the background, which modules it may call. */
export interface Module {
  readonly name: string;
  /** Names of the modules whose index it imports. */
  readonly needs: readonly string[];
  readonly operations: readonly BoundRoute[];
  /** Parts that it gives to views and to acts of other modules. */
  readonly contributes?: Contributions;
  /** Operations that no call leads to: jobs, commands and undo run them. */
  readonly more?: readonly AnyOperation[];
  readonly tasks?: (kernel: Kernel) => Readonly<Record<string, Task>>;
  /** Tasks that may take minutes. They have their own workers, so that no mail waits for them. */
  readonly longTasks?: (kernel: Kernel) => Readonly<Record<string, Task>>;
  /** Lines of `minute hour day month weekday task`, in UTC. */
  readonly schedule?: readonly string[];
  /** Columns that the module stores by a key: a rotation converts all of them to the new key. */
  readonly keyed?: KeyedColumns;
  /** The files of a company that its rows name. */
  readonly namedFiles?: NamedFiles;
  /** Writes what still waits in the process, before it ends. */
  readonly close?: (kernel: Kernel) => Promise<void>;
  /** Brings reference data up to date after the migrations, as the owner; repeating it changes nothing. */
  readonly seed?: (kernel: Pick<Kernel, 'db'>) => Promise<void>;
}
