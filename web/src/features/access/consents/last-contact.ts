import type { Agreement } from '@madang/contract/ground/terms/agreements.ts';
import { addTexts } from '../../../kernel/i18n.ts';
import type { Notices } from '../../../kernel/notices.ts';
import { askDeletion } from './ask-deletion.ts';

/** The words of the question, which a form that opens an account says nowhere else. */
const words = import.meta.glob('/src/features/access/consents/messages/*.ts');

/**
 * RCN-02: anyone who proved a mobile number, and with it no mailbox, is warned before a refusal of the optional part that no
 * contact is left. Comes when the form is sent, so that the page does not wait for it.
 */
export async function mayLoseContact(
  notices: Notices,
  agreements: readonly Pick<Agreement, 'isOptionalAgreed'>[],
): Promise<boolean> {
  if (!agreements.some(({ isOptionalAgreed }) => isOptionalAgreed === false)) return true;
  await addTexts(words);
  return askDeletion(notices, { stored: ['mobile'], hasLastContact: true });
}
