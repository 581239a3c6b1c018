/**
 * What an operation may import of the kernel (decision 0172): values, rows and limits that it uses inside the transaction
 * that it is given. `kernel/operations` is open to it as a whole. A file that is not named is refused, and a name that no
 * operation imports any more is refused too, so the list says what is so.
 */
export const kernelFilesOfOperations: readonly string[] = [
  // The kernel that an operation is given, as a type, and its transaction.
  'kernel.ts',
  'db/database.ts',
  // Rows by name, comparison with what a caller expected, answers of lists.
  'db/named-rows.ts',
  'db/matches-expected.ts',
  'lists/list-answers.ts',
  'history/count-references.ts',
  'history/read-history.ts',
  'undo/deleted-rows.ts',
  // Secrets and ids.
  'crypto/cell.ts',
  'crypto/keyring.ts',
  'crypto/new-id.ts',
  'keys/settle-index.ts',
  // Limits.
  'limits/address-limit.ts',
  'limits/limit-source.ts',
  'limits/quota.ts',
  'limits/rate-limit.ts',
  // Flows, log-ins and sessions, which are the kernel's own rows.
  'flow/flow-voucher.ts',
  'flow/flow.ts',
  'flow/start-flow.ts',
  'session/allowed-networks.ts',
  'session/changeable.ts',
  'session/company-sessions.ts',
  'session/failed-log-ins.ts',
  'session/fresh-proof.ts',
  'session/login-ties.sql.ts',
  'session/pending-log-in.ts',
  'session/person-key.ts',
  'session/session-list.ts',
  'session/session.ts',
  // Bytes of files, whose rows are of the module.
  'files/csv.ts',
  'files/files.ts',
  'files/sealed-pieces.ts',
  'images/images.ts',
  // What is done later, and what operators see of it.
  'db/rewrite-tables.ts',
  'dns/txt-records.ts',
  'jobs/background-jobs.sql.ts',
  'jobs/enqueue-job.ts',
  'outbox/delivery-health.sql.ts',
  'outbox/message-counts.sql.ts',
  'outbox/outbox.ts',
  'outbox/troubled-messages.sql.ts',
  'process/running-processes.sql.ts',
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
