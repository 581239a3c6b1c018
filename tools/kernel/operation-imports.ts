/**
 * Imports of the kernel and the platform that operations may have; all others and unused entries are refused
 * (docs/decisions/operations-and-executor.md).
 */
export interface OperationImports {
  /** Folders whose direct files are open. */
  readonly folders: readonly string[];
  /** Folders of which only the statements, `*.sql.ts`, are open. */
  readonly statements: readonly string[];
  readonly files: readonly string[];
  /** More of `kernel/db/database.ts` than the type of its transaction, by the names of the operations; these lists only shrink. */
  readonly databaseNames: Readonly<Record<string, readonly string[]>>;
}

export const operationImports: OperationImports = {
  folders: [
    'kernel/crypto',
    'kernel/dns',
    'kernel/files',
    'kernel/flow',
    'kernel/history',
    'kernel/images',
    'kernel/jobs',
    'kernel/limits',
    'kernel/lists',
    'kernel/company-messages',
    'kernel/operations',
    'kernel/operations/stored',
    'kernel/operations/stored/runs',
    'kernel/rows',
    'kernel/session',
    'kernel/undo',
  ],
  statements: ['platform/outbox', 'platform/process'],
  files: [
    'kernel/access/may-give.sql.ts',
    'kernel/db/asked-parts.ts',
    'kernel/db/database.ts',
    'kernel/kernel.ts',
    'kernel/operations/before/dry-run.ts',
    'platform/keys/settle-index.ts',
    'platform/outbox/outbox.ts',
  ],
  databaseNames: {
    // A flow learns its company on its way.
    enterCompany: [
      'activate-account',
      'begin-consent',
      'begin-invitation',
      'change-company',
      'check-initial-password',
      'join-by-invitation',
      'log-in',
      'log-in-with-passkey',
      'log-out',
      'open-promotion',
      'prove-by-pin',
      'reset-password',
    ],
    // An operator, and the leading company of a structure, read in another company.
    readOtherCompany: ['export-proof', 'find-platform-person', 'list-company-structures', 'list-led-structure-history'],
    pipeline: ['list-employees'],
  },
};
