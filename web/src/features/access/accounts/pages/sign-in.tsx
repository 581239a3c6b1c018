import { usePageTitle } from '../../../../kernel/document-title.ts';
import { reasonOf } from '../../../../kernel/pages/sign-in-reason.ts';
import { PlainPage } from '../../../../ui/parts/plain-page.tsx';
import { SignInForm } from '../parts/sign-in-form.tsx';
import { OtherWays } from '../parts/other-ways.tsx';
import { useText } from '../texts.ts';

/** ACC-01: sign-in page, which leads back to the wanted page. */
export function SignInPage() {
  const t = useText();
  usePageTitle(t('logIn.title'));
  return (
    <PlainPage title={t('logIn.title')} lead={t('logIn.welcome')}>
      <SignInForm reason={reasonOf(location.search)} />
      <OtherWays />
    </PlainPage>
  );
}
