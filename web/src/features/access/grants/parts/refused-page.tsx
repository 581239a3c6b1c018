import { whyAddress } from '../../../../kernel/navigation/why-address.ts';
import type { RefusedPageProps } from '../../../../kernel/sections/contributions.ts';
import { isTurnedAway } from '../../../../kernel/session.ts';
import { LinkButton } from '../../../../ui/button.tsx';
import { Actions, Card, Stack } from '../../../../ui/parts/card.tsx';
import { Skeleton } from '../../../../ui/parts/states.tsx';
import { useOwnExplanation } from '../../right-requests/index.ts';
import { useText } from '../texts.ts';
import { Explained, isClosedNow } from './own-why.tsx';

/** MEM-03, MEM-09: the hours of a page that the reader may open, the next of them, and a way to ask before. */
export function RefusedPage({ right, children }: RefusedPageProps) {
  const t = useText();
  const { data, error } = useOwnExplanation(right);
  if (!data && (!error || isTurnedAway(error))) return <Skeleton lines={3} label={t('own.loading')} />;
  if (!data || !isClosedNow(data)) return children;
  return (
    <Card>
      <Stack>
        <Explained answer={data} />
        <Actions>
          <LinkButton variant="primary" href={whyAddress(right)}>
            {t(data.isAskable ? 'own.askThere' : 'own.title')}
          </LinkButton>
          <LinkButton href="/portalapp/home">{t('own.portal')}</LinkButton>
        </Actions>
      </Stack>
    </Card>
  );
}
