import type { Handover } from '@madang/contract/people/role-assignments/ownership-transfer-routes.ts';
import { ownershipTransferConfirmation } from '@madang/contract/people/role-assignments/ownership-transfer-rules.ts';
import { rolesAddress } from '@madang/contract/people/role-assignments/rules.ts';
import { portalHome } from '@madang/contract/kernel/addresses.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useShownName } from '../../../../kernel/names/shown-name.ts';
import { can } from '../../../../kernel/calls/can.ts';
import { usePageTitle } from '../../../../kernel/document-title.ts';
import { useForm } from '../../../../kernel/form.ts';
import { formatDate } from '../../../../kernel/formats.ts';
import { thrownText } from '../../../../kernel/error-texts.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { isTurnedAway } from '../../../../kernel/session.ts';
import { sessionQuery } from '../../../../kernel/session-query.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Button, LinkButton } from '../../../../ui/button.tsx';
import { PasswordField } from '../../../../ui/fields/password-field.tsx';
import { Actions, PageCard, Stack } from '../../../../ui/parts/card.tsx';
import { Points } from '../../../../ui/parts/points.tsx';
import { ErrorState, Skeleton } from '../../../../ui/parts/states.tsx';
import { acceptOffer, declineOffer, ownershipTransferQuery } from '../api.ts';
import { useText } from '../texts.ts';

/** Outcome of the offer on this page. */
type Ended = 'accepted' | 'declined';

/** MEM-08: the candidate accepts or declines the owner's role. */
export function OwnershipTransferPage() {
  const t = useText();
  const [ended, setEnded] = useState<Ended>();
  usePageTitle(t('handover.title'));
  return (
    <PageCard title={t('handover.title')}>{ended ? <Over ended={ended} /> : <Waiting onEnded={setEnded} />}</PageCard>
  );
}

/** The offer that waits, or that there is none. */
function Waiting({ onEnded }: Pick<OfferProps, 'onEnded'>) {
  const t = useText();
  const { data: handover, error, refetch } = useQuery(ownershipTransferQuery);
  if (handover === undefined) {
    if (!error || isTurnedAway(error)) return <Skeleton lines={4} label={t('handover.loading')} />;
    const retry = <Button onClick={() => void refetch()}>{t('handover.retry')}</Button>;
    return <ErrorState title={thrownText(error)} action={retry} />;
  }
  if (handover && can(handover, 'accept')) return <Offer handover={handover} onEnded={onEnded} />;
  return (
    <Stack>
      <p>{t('handover.none')}</p>
      <div>
        <LinkButton href={portalHome}>{t('handover.home')}</LinkButton>
      </div>
    </Stack>
  );
}

function Over({ ended }: { readonly ended: Ended }) {
  const t = useText();
  return (
    <Stack>
      <p role="status">{t(`handover.${ended}`)}</p>
      <div>
        {ended === 'accepted' ? (
          <LinkButton variant="primary" href={rolesAddress}>
            {t('title')}
          </LinkButton>
        ) : (
          <LinkButton href={portalHome}>{t('handover.home')}</LinkButton>
        )}
      </div>
    </Stack>
  );
}

interface OfferProps {
  readonly handover: Handover;
  readonly onEnded: (ended: Ended) => void;
}

function Offer({ handover: { handoverId, from, expiresAt }, onEnded }: OfferProps) {
  const t = useText();
  const nameOf = useShownName();
  const language = useLanguage();
  const notices = useNotices();
  const queries = useQueryClient();
  const [declining, setDeclining] = useState(false);
  const form = useForm({
    schema: ownershipTransferConfirmation,
    initial: { password: '' },
    submit: async ({ password }) => {
      await acceptOffer(handoverId, password);
      onEnded('accepted');
      await queries.invalidateQueries({ queryKey: sessionQuery.queryKey });
    },
  });
  const decline = async () => {
    setDeclining(true);
    try {
      await declineOffer(handoverId);
      onEnded('declined');
    } catch (thrown) {
      await notices.showError(thrown);
      await queries.invalidateQueries({ queryKey: ownershipTransferQuery.queryKey });
    } finally {
      setDeclining(false);
    }
  };
  return (
    <form {...form.formProps}>
      <Stack>
        <p>{t('handover.asks', { name: nameOf(from), date: formatDate(expiresAt, language, 'dateTime') })}</p>
        <Points
          title={t('handover.whenAccepted')}
          points={[t('does.representative'), t('handover.former', { name: nameOf(from) })]}
          happen
        />
        <PasswordField
          {...form.field('password')}
          required
          autoComplete="current-password"
          help={t('handover.passwordHelp')}
        />
        <Actions>
          <Button type="submit" variant="primary" busy={form.busy}>
            {t('handover.accept')}
          </Button>
          <Button busy={declining} onClick={() => void decline()}>
            {t('handover.decline')}
          </Button>
        </Actions>
      </Stack>
    </form>
  );
}
