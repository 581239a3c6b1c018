import type { StoredOptionalData } from '@madang/contract/access/consents/rules.ts';
import type { Notices } from '../../../kernel/notices.ts';
import { translator } from '../../../kernel/use-texts.ts';
import type { en } from './messages/en.ts';

/** RCN-02: shown before anyone declines the optional part; what is deleted never comes back. */
export async function askDeletion(
  notices: Pick<Notices, 'confirm'>,
  { stored, hasLastContact }: StoredOptionalData,
): Promise<boolean> {
  if (stored.length === 0) return true;
  const t = translator<typeof en>('consents');
  const question = t('delete.ask', { items: stored.map((item) => t(`items.${item}`)).join(', ') });
  return notices.confirm(hasLastContact ? `${t('optional.lastContact')}\n\n${question}` : question, {
    title: t('delete.title'),
    ok: t('delete.ok'),
    danger: true,
  });
}
