import { Button, LinkButton } from '../../ui/button.tsx';
import { Actions, PageCard } from '../../ui/parts/card.tsx';
import { ErrorState } from '../../ui/parts/states.tsx';
import { toCallError } from '../call-error.ts';
import { thrownText } from '../error-texts.ts';
import { useStandingTexts } from './texts.ts';

/** A page that could not be drawn: the general failure's words, or the refusal's. */
export function FailedPage({ thrown }: { readonly thrown: unknown }) {
  const t = useStandingTexts();
  const { requestId } = toCallError(thrown);
  return (
    <PageCard title={t('failed.title')} drawing>
      <ErrorState
        title={thrownText(thrown)}
        {...(requestId && { code: { label: t('failed.code'), value: requestId, copyText: t('failed.copy') } })}
      />
      <Actions>
        <Button look="primary" onClick={() => location.reload()}>
          {t('failed.retry')}
        </Button>
        <LinkButton href="/">{t('failed.home')}</LinkButton>
      </Actions>
    </PageCard>
  );
}
