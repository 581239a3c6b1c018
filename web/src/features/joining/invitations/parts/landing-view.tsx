import { useState } from 'react';
import { brandOf } from '../../../../kernel/company/brand-of.ts';
import { useTabIcon } from '../../../../kernel/company/tab-icon.ts';
import { usePageTitle } from '../../../../kernel/document-title.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { BrandMark } from '../../../../ui/marks/brand-mark.tsx';
import { Callout } from '../../../../ui/parts/callout.tsx';
import { PageCard } from '../../../../ui/parts/card.tsx';
import { Points } from '../../../../ui/parts/points.tsx';
import { useServiceNames } from '../../signup/index.ts';
import { begin, type Invitation } from '../joining.ts';
import { useText } from '../texts.ts';

interface LandingProps {
  readonly invitation: Invitation;
  readonly onBegun: () => void;
}

/** INV-03: inviter, company and the way on. Nothing happens before the button is pressed. */
export function LandingView({ invitation, onBegun }: LandingProps) {
  const t = useText();
  const nameOf = useServiceNames();
  const notices = useNotices();
  const [busy, setBusy] = useState(false);
  const face = { ...invitation, ...invitation.identity };
  const brand = brandOf(face, useLanguage());
  const company = brand.name;
  useTabIcon(face);
  usePageTitle(t('public.title', { company }));
  const start = async () => {
    setBusy(true);
    try {
      await begin();
      onBegun();
    } catch (thrown) {
      setBusy(false);
      await notices.showError(thrown);
    }
  };
  return (
    <PageCard
      title={t('public.title', { company })}
      lead={t('public.guide', { company })}
      steps={<BrandMark {...brand} size="page" />}
    >
      <Points title={t('public.services')} points={invitation.services.map(nameOf)} />
      <Conditions invitation={invitation} />
      <Button variant="primary" block busy={busy} onClick={() => void start()}>
        {t('public.begin')}
      </Button>
      <p>
        <span>{t('public.haveAccount')}</span> <a href="/loginapp">{t('public.logIn')}</a>
      </p>
    </PageCard>
  );
}

function Conditions({ invitation: { targetHint, allowedDomains, needsApproval } }: Pick<LandingProps, 'invitation'>) {
  const t = useText();
  const notes = [
    ...(targetHint === '' ? [] : [t('public.personal', { target: targetHint })]),
    ...(allowedDomains.length === 0 ? [] : [t('public.domains', { domains: allowedDomains.join(', ') })]),
    ...(needsApproval ? [t('public.approval')] : []),
  ];
  if (notes.length === 0) return null;
  return (
    <Callout tone="info">
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </Callout>
  );
}
