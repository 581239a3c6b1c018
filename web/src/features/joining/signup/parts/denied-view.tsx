import type { ServiceType } from '@madang/contract/ground/companies/service-types.ts';
import { useEffect, useRef, useState } from 'react';
import { signInAddress } from '@madang/contract/kernel/addresses.ts';
import { usePageTitle } from '../../../../kernel/document-title.ts';
import { errorText } from '../../../../kernel/error-texts.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { LinkButton } from '../../../../ui/button.tsx';
import { Actions, PageCard } from '../../../../ui/parts/card.tsx';
import { LostDrawing } from '../../../../ui/drawings/lost-drawing.tsx';
import type { Platform } from '../api.ts';
import { keptResult } from '../kept-result.ts';
import { choicePath } from '../places.ts';
import { useSignUpTexts } from '../texts.ts';
import { ResultView } from './result-view.tsx';

const denied = { code: 'MB_M_DENY_PAGE' } as const;

interface LateResultProps {
  readonly service: ServiceType;
  readonly platform: Platform;
}

/** Result of a reloaded page: the tab's kept sign-up, or none. A signed-in person is redirected as after a sign-in. */
export function LateResult({ service, platform }: LateResultProps) {
  const [kept] = useState(() => keptResult(service));
  const isServed = kept === 'served';
  useEffect(() => {
    if (isServed) location.replace(signInAddress);
  }, [isServed]);
  if (isServed) return null;
  return kept ? <ResultView finished={kept} platform={platform} /> : <DeniedView />;
}

/** SGN-11: a result without a sign-up. The popup says so and then tries to close the window. */
function DeniedView() {
  const t = useSignUpTexts();
  const notices = useNotices();
  const isNotified = useRef(false);
  usePageTitle(t('result.deniedTitle'));
  useEffect(() => {
    if (isNotified.current) return;
    isNotified.current = true;
    // A browser closes only windows that a script opened; in all others the page stays, with the ways on.
    void notices.alert(errorText(denied)).then(() => close());
  }, [notices]);
  return (
    <PageCard title={t('result.deniedTitle')} lead={t('result.deniedText')} drawing={<LostDrawing />}>
      <Actions>
        <LinkButton href={signInAddress} variant="primary">
          {t('result.logIn')}
        </LinkButton>
        <LinkButton href={choicePath}>{t('result.start')}</LinkButton>
      </Actions>
    </PageCard>
  );
}
