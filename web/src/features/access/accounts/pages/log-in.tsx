import { usePageTitle } from '../../../../kernel/document-title.ts';
import { reasonOf } from '../../../../kernel/pages/log-in-reason.ts';
import { PlainPage } from '../../../../ui/parts/plain-page.tsx';
import { LogInForm } from '../parts/log-in-form.tsx';
import { OtherWays } from '../parts/other-ways.tsx';
import { useText } from '../texts.ts';

/** ACC-01: sign-in page, which leads back to the wanted page. */
export function LogInPage() {
  const t = useText();
  usePageTitle(t('logIn.title'));
  return (
    <PlainPage title={t('logIn.title')} lead={t('logIn.welcome')}>
      <LogInForm reason={reasonOf(location.search)} />
      <OtherWays />
    </PlainPage>
  );
}
