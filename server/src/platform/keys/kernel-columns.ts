import { messageRow } from '../../kernel/company-messages/messages.sql.ts';
import { planRow, runRow, undoRow } from '../../kernel/operations/stored/sealed.ts';
import { sealedColumn, type KeyedColumns } from './keyed-columns.ts';

/** Columns of the kernel's own tables that depend on a key. */
export const kernelColumns: KeyedColumns = {
  sealed: [
    sealedColumn('outbox', 'recipient', ['message_id'], (id) => `outbox.recipient.${id}`),
    sealedColumn('outbox', 'content', ['message_id'], (id) => `outbox.content.${id}`),
    sealedColumn('undo_steps', 'input', ['audit_id'], undoRow),
    sealedColumn('plans', 'input', ['plan_id'], planRow),
    sealedColumn('plans', 'outcome', ['plan_id'], planRow),
    sealedColumn('plans', 'note', ['plan_id'], planRow),
    sealedColumn('plans', 'refusal_params', ['plan_id'], planRow),
    sealedColumn('run_rows', 'found', ['run_id', 'row_number'], (id, row) => runRow(id, Number(row))),
    sealedColumn('run_rows', 'input', ['run_id', 'row_number'], (id, row) => runRow(id, Number(row))),
    sealedColumn('run_rows', 'outcome', ['run_id', 'row_number'], (id, row) => runRow(id, Number(row))),
    sealedColumn('run_rows', 'step', ['run_id', 'row_number'], (id, row) => runRow(id, Number(row))),
    sealedColumn('sent_messages', 'content', ['message_id', 'version'], messageRow),
    sealedColumn('kept_keys', 'content', ['key_use', 'key_id'], (use, id) => keptAad(use, id)),
  ],
  indexes: [
    { table: 'flows', column: 'verified_target_index', renewed: 'passing' },
    { table: 'otp_codes', column: 'target_index', renewed: 'passing' },
    { table: 'otp_codes', column: 'holder_index', renewed: 'passing' },
    { table: 'otp_codes', column: 'code_hash', renewed: 'passing' },
    { table: 'login_tries', column: 'tries_key', renewed: 'passing' },
    { table: 'registration_flows', column: 'target_index', renewed: 'passing' },
    { table: 'registration_flows', column: 'contact_index', renewed: 'passing' },
  ],
};

/** Returns the additional authenticated data (AAD) of the remainder of a key that is no longer configured: its use and id. */
export function keptAad(use: string, keyId: string): string {
  return `kept_keys.content.${use}.${keyId}`;
}
