import { lazy, Suspense, useMemo } from 'react';
import { brandOf } from '../../../../kernel/company/brand-of.ts';
import { useTabIcon } from '../../../../kernel/company/tab-icon.ts';
import { usePageTitle } from '../../../../kernel/document-title.ts';
import type { CallError } from '../../../../kernel/call-error.ts';
import type { Platform } from '../../../../kernel/calls/platform.ts';
import { thrownText } from '../../../../kernel/error-texts.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { BrandMark } from '../../../../ui/marks/brand-mark.tsx';
import { PageCard } from '../../../../ui/parts/card.tsx';
import { Skeleton } from '../../../../ui/parts/states.tsx';
import { loadForms } from '../../signup/index.ts';
import { type Ended, invitedBy, type Invitation, type Joined } from '../joining.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { useText } from '../texts.ts';

const InvitedForm = lazy(async () => ({ default: (await loadForms()).InvitedForm }));

/** Minutes that the form takes, because company and service are known. */
const minutes = 2;

interface JoinViewProps {
  readonly invitation: Invitation;
  readonly platform: Platform;
  readonly onJoined: (joined: Joined) => void;
  readonly onEnded: (ended: Ended) => void;
}

/** INV-05: the sign-up's form for the invited person, under the company's name. */
export function JoinView({ invitation, platform, onJoined, onEnded }: JoinViewProps) {
  const t = useText();
  const face = { ...invitation, ...invitation.identity };
  const brand = brandOf(face, useLanguage());
  const company = brand.name;
  const notices = useNotices();
  const invited = useMemo(() => {
    const reportEnd = async (ended: Ended, refusal: CallError) => {
      await notices.alert(thrownText(refusal));
      // A browser closes only windows that a script opened; all others go on to what the page says of it.
      if (ended.kind === 'none') close();
      onEnded(ended);
    };
    return invitedBy(invitation, platform, { onJoined, onEnded: reportEnd });
  }, [invitation, platform, onJoined, onEnded, notices]);
  const withItsRules = useMemo(
    () => ({
      ...platform,
      passwordProfile: invitation.passwordProfile,
      freeMailDomain: invitation.idDomain || platform.freeMailDomain,
    }),
    [platform, invitation.passwordProfile, invitation.idDomain],
  );
  useTabIcon(face);
  usePageTitle(t('public.formTitle', { company }));
  return (
    <PageCard
      title={t('public.formTitle', { company })}
      lead={t('public.formLead', { minutes })}
      steps={<BrandMark {...brand} size="page" />}
    >
      <Suspense fallback={<Skeleton lines={8} label={t('public.loading')} />}>
        <InvitedForm service={invitation.serviceType} platform={withItsRules} invited={invited} />
      </Suspense>
    </PageCard>
  );
}
