import type { ReactNode } from 'react';
import { usePageTitle } from '../document-title.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { PageCard } from '../../ui/parts/card.tsx';
import { RainDrawing } from '../../ui/drawings/rain-drawing.tsx';
import { useStandingTexts } from './texts.ts';

interface UnavailableProps {
  /** Back to where the function was asked for, when that is still there; otherwise the page leads to the start. */
  readonly onBack?: () => void;
  /** Text that explains why this function is closed, in place of the general text. */
  readonly text?: string;
  /** Links of the closed function, in place of the links back. */
  readonly children?: ReactNode;
}

/** ACC-07, SGN-09: a function that is closed; a feature draws it in place of its page. */
export function UnavailablePage({ onBack, text, children }: UnavailableProps) {
  const t = useStandingTexts();
  usePageTitle(t('unavailable.title'));
  return (
    <PageCard title={t('unavailable.title')} lead={text ?? t('unavailable.text')} drawing={<RainDrawing />}>
      {children ?? <WayBack {...(onBack && { onBack })} />}
    </PageCard>
  );
}

function WayBack({ onBack }: Pick<UnavailableProps, 'onBack'>) {
  const t = useStandingTexts();
  return onBack ? (
    <Button block onClick={onBack}>
      {t('unavailable.back')}
    </Button>
  ) : (
    <LinkButton href="/" block>
      {t('failed.home')}
    </LinkButton>
  );
}
