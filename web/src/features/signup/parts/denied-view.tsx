import { useEffect, useRef } from 'react';
import { usePageTitle } from '../../../kernel/document-title.ts';
import { faultText } from '../../../kernel/error-texts.ts';
import { useNotices } from '../../../kernel/notices.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { PageCard } from '../../../ui/parts/card.tsx';
import { choicePath } from '../places.ts';
import { useSignUpTexts } from '../texts.ts';

const denied = { code: 'MB_M_DENY_PAGE' } as const;

/** SGN-11: a result without a sign-up. The popup says so and then tries to close the window. */
export function DeniedView() {
  const t = useSignUpTexts();
  const notices = useNotices();
  const isTold = useRef(false);
  usePageTitle(t('result.deniedTitle'));
  useEffect(() => {
    if (isTold.current) return;
    isTold.current = true;
    // A browser closes only windows that a script opened; in all others the page stays, with the way on.
    void notices.alert(faultText(denied)).then(() => close());
  }, [notices]);
  return (
    <PageCard title={t('result.deniedTitle')} lead={faultText(denied)} drawing>
      <LinkButton href={choicePath} look="primary" block>
        {t('result.start')}
      </LinkButton>
    </PageCard>
  );
}
