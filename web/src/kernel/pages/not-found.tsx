import { usePageTitle } from '../document-title.ts';
import { LinkButton } from '../../ui/button.tsx';
import { PageCard } from '../../ui/parts/card.tsx';
import { LostDrawing } from '../../ui/drawings/lost-drawing.tsx';
import { useStandingTexts } from './texts.ts';

/** RTE-07: no page has this address. */
export function NotFoundPage() {
  const t = useStandingTexts();
  usePageTitle(t('notFound.title'));
  return (
    <PageCard title={t('notFound.title')} lead={t('notFound.text')} drawing={<LostDrawing />}>
      <LinkButton href="/" block>
        {t('notFound.home')}
      </LinkButton>
    </PageCard>
  );
}
