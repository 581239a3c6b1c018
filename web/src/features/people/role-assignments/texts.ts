import type { en as shared } from '@madang/contract/people/role-assignments/messages/en.ts';
import { textsOf } from '../../../kernel/use-texts.ts';
import type { en } from './messages/en.ts';

/** The names of roles are in the contract, for mails say them too. */
export const useText = textsOf<typeof en & Pick<typeof shared, 'roles'>>('role-assignments');
