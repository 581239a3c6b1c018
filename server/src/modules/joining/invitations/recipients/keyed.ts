import { sealedColumn, type KeyedColumns } from '../../../../platform/keys/keyed-columns.ts';
import type { CodeOption } from '@madang/contract/secrets/otp/rules.ts';
import { targetIndex } from '../../../secrets/otp/index.ts';
import { applicationAad, targetAad } from '../codes.ts';

/** The recipients of invitations, and the applications of people who wait for approval. */
export const keyedInvitations: KeyedColumns = {
  sealed: [
    sealedColumn('invitations', 'target', ['invitation_id'], targetAad),
    sealedColumn('invitation_joins', 'application', ['person_id'], applicationAad),
  ],
  indexes: [
    {
      table: 'invitations',
      column: 'target_index',
      renewed: 'computed',
      from: 'target',
      by: ['invitation_id', 'option'],
      // A check constraint holds the same two.
      compute: (keyring, target, row) => targetIndex(keyring, row['option'] as CodeOption, target),
    },
  ],
};
