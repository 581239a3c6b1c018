import type { QueryClient } from '@tanstack/react-query';
import type { CallError } from '../../kernel/call-error.ts';
import { discardUnsaved } from '../../kernel/forms/discard-unsaved.ts';
import { thrownText } from '../../kernel/error-texts.ts';
import { addTexts } from '../../kernel/i18n.ts';
import type { Notices } from '../../kernel/notices.ts';
import { signInWith } from '../../kernel/pages/sign-in-target.ts';
import { type Translate, translator } from '../../kernel/use-texts.ts';
import type { en } from './messages/en.ts';
import { endPresentSession, isOfAnother, keepToPerson } from './same-person.ts';

// What is asked comes with its words when it is needed.
const catalogues = import.meta.glob('/src/app/sign-in-again/messages/*.ts');
const signInBeside = () => open(signInWith('beside'), '_blank', 'noopener');

export { keepToPerson };

type Speaking = Pick<Notices, 'alert' | 'confirm'>;

/** Asks who goes on with a page whose session is gone, or is someone else's by now. */
export async function ask(failure: CallError, notices: Speaking, queries: QueryClient): Promise<void> {
  keepToPerson(queries);
  await addTexts(catalogues);
  const t = translator<typeof en>('sign-in-again');
  return isOfAnother(failure) ? askWhoGoesOn(t, notices) : askToSignIn(t, notices);
}

type Words = Translate<typeof en>;

async function askToSignIn(t: Words, { confirm }: Speaking): Promise<void> {
  const words = { title: t('title'), ok: t('logIn'), cancel: t('close') };
  if (await confirm(t('text'), words)) signInBeside();
}

/** The page's first person signs in again, or the present one leaves it. Neither is named. */
async function askWhoGoesOn(t: Words, { alert, confirm }: Speaking): Promise<void> {
  const words = { title: t('other.title'), ok: t('other.logIn'), cancel: t('other.home'), mustAnswer: true };
  if (!(await confirm(t('other.text'), words))) {
    discardUnsaved();
    return location.assign('/');
  }
  try {
    await endPresentSession();
  } catch (thrown) {
    // The sign-in page would lead home anyone who is still signed in, so it is not opened; the next try asks once more.
    return alert(thrownText(thrown));
  }
  signInBeside();
}
