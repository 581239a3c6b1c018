import type { Agreement } from '@madang/contract/ground/terms/agreements.ts';
import { addTexts } from '../../../kernel/i18n.ts';
import type { Notices } from '../../../kernel/notices.ts';
import { askDeletion } from './ask-deletion.ts';

/** The words of the question, which a form that opens an account says nowhere else. */
const words = import.meta.glob('/src/features/access/consents/messages/*.ts');

/**
 * RCN-02: warns users who verified only a mobile number: declining optional data removes their last contact. Loaded
 * with the submit.
 */
export async function mayLoseContact(
  notices: Notices,
  agreements: readonly Pick<Agreement, 'isOptionalAgreed'>[],
): Promise<boolean> {
  if (!agreements.some(({ isOptionalAgreed }) => isOptionalAgreed === false)) return true;
  await addTexts(words);
  return askDeletion(notices, { stored: ['mobile'], hasLastContact: true });
}
