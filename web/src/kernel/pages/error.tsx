import { usePageTitle } from '../document-title.ts';
import { LinkButton } from '../../ui/button.tsx';
import { PageCard } from '../../ui/parts/card.tsx';
import { RainDrawing } from '../../ui/drawings/rain-drawing.tsx';
import { useStandingTexts } from './texts.ts';

/** RTE-08: page in place of one that could not be filled, such as terms that did not load. */
export function ErrorPage() {
  const t = useStandingTexts();
  usePageTitle(t('errorPage.title'));
  return (
    <PageCard title={t('errorPage.title')} lead={t('errorPage.text')} drawing={<RainDrawing />}>
      <LinkButton href="/" block>
        {t('failed.home')}
      </LinkButton>
    </PageCard>
  );
}
