import { renewalName } from '@madang/contract/kernel/addresses.ts';
import { useState } from 'react';
import { usePageTitle } from '../../../../kernel/document-title.ts';
import { requireSession } from '../../../../kernel/session.ts';
import { useLoaded } from '../../../../kernel/use-loaded.ts';
import { PageCard } from '../../../../ui/parts/card.tsx';
import { Skeleton } from '../../../../ui/parts/states.tsx';
import { ChangePasswordForm } from '../parts/change-password-form.tsx';
import { useText } from '../texts.ts';

/** ACC-02: a new password for anyone who knows the current one. */
export function ChangePasswordPage() {
  const t = useText();
  const { data: session, failure } = useLoaded('session', requireSession);
  const [isRenewal] = useState(() => new URLSearchParams(location.search).has(renewalName));
  usePageTitle(t('change.title'));
  if (failure) throw failure;
  return (
    <PageCard title={t('change.title')} lead={t('change.lead')}>
      {session ? (
        <ChangePasswordForm session={session} isRenewal={isRenewal} />
      ) : (
        <Skeleton lines={6} label={t('change.loading')} />
      )}
    </PageCard>
  );
}
