import { logInAddress } from '@madang/contract/kernel/addresses.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { CallError } from '../../kernel/call-error.ts';
import { forgetUnsaved } from '../../kernel/forms/forget-unsaved.ts';
import { addTexts } from '../../kernel/i18n.ts';
import type { Notices } from '../../kernel/notices.ts';
import { type Translate, translator } from '../../kernel/use-texts.ts';
import type { en } from './messages/en.ts';
import { endPresentSession, isOfAnother, keepToPerson } from './same-person.ts';

// What is asked comes with its words when it is needed.
const catalogues = import.meta.glob('/src/app/log-in-again/messages/*.ts');
const logInBeside = () => open(logInAddress, '_blank', 'noopener');

export { keepToPerson };

/** Asks who goes on with a page whose session is gone, or is somebody else's by now. */
export async function ask(failure: CallError, confirm: Notices['confirm'], queries: QueryClient): Promise<void> {
  keepToPerson(queries);
  await addTexts(catalogues);
  const t = translator<typeof en>('log-in-again');
  return isOfAnother(failure) ? askWhoGoesOn(t, confirm) : askToLogIn(t, confirm);
}

type Words = Translate<typeof en>;

async function askToLogIn(t: Words, confirm: Notices['confirm']): Promise<void> {
  const words = { title: t('title'), ok: t('logIn'), cancel: t('close') };
  if (await confirm(t('text'), words)) logInBeside();
}

/** The page's first person logs in again, or the present one leaves it. Neither is named. */
async function askWhoGoesOn(t: Words, confirm: Notices['confirm']): Promise<void> {
  const words = { title: t('other.title'), ok: t('other.logIn'), cancel: t('other.home'), mustAnswer: true };
  if (await confirm(t('other.text'), words)) {
    // The log-in page would lead whoever is logged in home. Where that fails, the next try asks once more.
    await endPresentSession().catch(() => undefined);
    logInBeside();
    return;
  }
  forgetUnsaved();
  location.assign('/');
}
