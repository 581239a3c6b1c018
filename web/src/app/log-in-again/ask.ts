import { logInAddress } from '@madang/contract/kernel/addresses.ts';
import { addTexts } from '../../kernel/i18n.ts';
import type { Notices } from '../../kernel/notices.ts';
import { translator } from '../../kernel/use-texts.ts';
import type { en } from './messages/en.ts';

const catalogues = import.meta.glob('/src/app/log-in-again/messages/*.ts');

/** Asks whoever is logged in no more whether to log in beside the page. It comes with its words when it is needed. */
export async function askToLogIn(confirm: Notices['confirm']): Promise<void> {
  await addTexts(catalogues);
  const t = translator<typeof en>('log-in-again');
  const words = { title: t('title'), ok: t('logIn'), cancel: t('close') };
  if (await confirm(t('text'), words)) open(logInAddress, '_blank', 'noopener');
}
