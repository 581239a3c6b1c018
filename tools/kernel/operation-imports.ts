/**
 * What an operation may import of the kernel (decision 0172): values, rows and limits that it uses inside the transaction
 * that it is given. `kernel/operations` is open to it as a whole. A file that is not named is refused, and a name that no
 * operation imports any more is refused too, so the list says what is so.
 */
export const kernelFilesOfOperations: readonly string[] = [
  // The kernel that an operation is given, as a type, and its transaction.
  'kernel/kernel.ts',
  'kernel/db/database.ts',
  // Rows by name, comparison with what a caller expected, answers of lists.
  'kernel/rows/named-rows.ts',
  'kernel/rows/matches-expected.ts',
  'kernel/lists/list-answers.ts',
  'kernel/history/count-references.ts',
  'kernel/history/read-history.ts',
  'kernel/undo/deleted-rows.ts',
  // Secrets and ids.
  'kernel/crypto/cell.ts',
  'kernel/crypto/keyring.ts',
  'kernel/crypto/new-id.ts',
  'platform/keys/settle-index.ts',
  // Limits.
  'kernel/limits/address-limit.ts',
  'kernel/limits/limit-source.ts',
  'kernel/limits/quota.ts',
  'kernel/limits/rate-limit.ts',
  // Flows, log-ins and sessions, which are the kernel's own rows.
  'kernel/flow/flow.ts',
  'kernel/flow/start-flow.ts',
  'kernel/session/admission.ts',
  'kernel/session/changeable.ts',
  'kernel/session/company-sessions.ts',
  'kernel/session/fresh-proof.ts',
  'kernel/session/linked-logins.sql.ts',
  'kernel/session/pending-log-in.ts',
  'kernel/session/person-key.ts',
  'kernel/session/session-list.ts',
  'kernel/session/session.ts',
  // Bytes of files, whose rows are of the module.
  'kernel/files/csv.ts',
  'kernel/files/files.ts',
  'kernel/files/sealed-pieces.ts',
  'kernel/images/images.ts',
  // What is done later, and what operators see of it.
  'kernel/db/rewrite-tables.ts',
  'kernel/dns/txt-records.ts',
  'kernel/jobs/background-jobs.sql.ts',
  'kernel/jobs/enqueue-job.ts',
  'platform/outbox/delivery-health.sql.ts',
  'platform/outbox/message-counts.sql.ts',
  'platform/outbox/outbox.ts',
  'platform/outbox/troubled-messages.sql.ts',
  'platform/process/running-processes.sql.ts',
];

/**
 * Who imports more of `db/database.ts` than the type of its transaction. The list may only shrink. A flow learns its company
 * on its way (`enterCompany`), an operator and a led company read in another one (`forOtherCompany`).
 */
export const databaseNamesOfOperations: Readonly<Record<string, readonly string[]>> = {
  enterCompany: [
    'joining/account-activations/operations/activate-account.ts',
    'joining/account-activations/operations/check-initial-password.ts',
    'access/accounts/operations/log-in.ts',
    'access/accounts/operations/log-out.ts',
    'access/consents/operations/begin-consent.ts',
    'joining/invitations/operations/begin-invitation.ts',
    'joining/invitations/operations/join-by-invitation.ts',
    'joining/invitations/operations/open-promotion.ts',
    'access/login-ties/operations/change-company.ts',
    'access/recoveries/operations/reset-password.ts',
    'access/two-factor/passkeys/operations/log-in-with-passkey.ts',
  ],
  forOtherCompany: [
    'company-life/company-structures/operations/list-company-structures.ts',
    'company-life/company-structures/operations/list-led-structure-history.ts',
    'views/operators/operations/list-platform-companies.ts',
    'views/records/operations/find-platform-person.ts',
    'ground/terms-publishing/operations/export-proof.ts',
  ],
  pipeline: ['people/people/operations/list-employees.ts'],
};
