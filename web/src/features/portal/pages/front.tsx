import { usePageTitle } from '../../../kernel/document-title.ts';
import { useOffersSignUp } from '../../../kernel/calls/platform.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { PageCard, Stack } from '../../../ui/parts/card.tsx';
import { useText } from '../texts.ts';

/** The root for anyone who is not logged in; the server sends everybody else on to their home. */
export function FrontPage() {
  const t = useText();
  const offersSignUp = useOffersSignUp();
  usePageTitle();
  return (
    <PageCard title={t('front.title')} lead={t('front.lead')} drawing>
      <Stack tight>
        <LinkButton variant="primary" href="/loginapp" block>
          {t('front.logIn')}
        </LinkButton>
        {offersSignUp && (
          <LinkButton href="/signup" block>
            {t('front.signUp')}
          </LinkButton>
        )}
      </Stack>
    </PageCard>
  );
}
