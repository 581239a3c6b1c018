import { signInAddress } from '@madang/contract/kernel/addresses.ts';
import { type ReactNode, useEffect } from 'react';
import { usePageTitle } from '../../../../kernel/document-title.ts';
import { thrownText } from '../../../../kernel/error-texts.ts';
import { UnavailablePage } from '../../../../kernel/pages/unavailable.tsx';
import type { Loaded } from '../../../../kernel/use-loaded.ts';
import { Button, LinkButton } from '../../../../ui/button.tsx';
import { Facts, PageCard, Stack } from '../../../../ui/parts/card.tsx';
import { ErrorState, Skeleton } from '../../../../ui/parts/states.tsx';
import { LostDrawing } from '../../../../ui/drawings/lost-drawing.tsx';
import { RainDrawing } from '../../../../ui/drawings/rain-drawing.tsx';
import type { Opened } from '../joining.ts';
import { useText } from '../texts.ts';

interface OpenedViewProps {
  readonly loaded: Loaded<Opened>;
  readonly children: (opened: Extract<Opened, { kind: 'open' }>) => ReactNode;
}

/** An invitation in every state that is none to sign up by; the children draw the one that is. */
export function OpenedView({ loaded: { data, failure, reload }, children }: OpenedViewProps) {
  const t = useText();
  if (failure !== undefined) {
    return (
      <PageCard title={t('public.failed')} drawing={<RainDrawing />}>
        <ErrorState title={thrownText(failure)} action={<Button onClick={reload}>{t('public.retry')}</Button>} />
      </PageCard>
    );
  }
  switch (data?.kind) {
    case 'open':
      return children(data);
    case 'invalid':
      return <Apology />;
    case 'awaited':
      return <Awaited />;
    case 'closed':
      return <Closed contactCentre={data.platform.contactCentre} />;
    case 'none':
      return <ToSignIn />;
    case undefined:
      return <Waiting />;
  }
}

function Waiting() {
  const t = useText();
  return (
    <PageCard title={t('public.loading')}>
      <Skeleton lines={4} label={t('public.loading')} />
    </PageCard>
  );
}

/** INV-02: two sentences that are the same for whatever is wrong with the link. */
function Apology() {
  const t = useText();
  return <Served title={t('public.sorryTitle')} lines={[t('public.sorryClosed'), t('public.sorryCheck')]} />;
}

/** The applicant's own link: a new one would help no one who only has to wait. */
function Awaited() {
  const t = useText();
  return <Served title={t('public.awaitedTitle')} lines={[t('public.awaitedText'), t('public.told')]} />;
}

/** A link that no one signs up by any more; the sign-in is the way on. */
function Served({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  const t = useText();
  usePageTitle(title);
  const lead = (
    <Stack tight>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Stack>
  );
  return (
    <PageCard title={title} lead={lead} drawing={<LostDrawing />}>
      <LinkButton href={signInAddress} block>
        {t('public.logIn')}
      </LinkButton>
    </PageCard>
  );
}

/** SGN-09: the operator has closed the registration, invitations included. */
function Closed({ contactCentre }: { readonly contactCentre: string | null }) {
  const t = useText();
  return (
    <UnavailablePage>
      {contactCentre !== null && <Facts facts={[[t('public.contact'), contactCentre]]} />}
      <LinkButton variant="primary" href={signInAddress} block>
        {t('public.logIn')}
      </LinkButton>
    </UnavailablePage>
  );
}

/** RTE-03: anyone who came by no link has nothing to do here. */
function ToSignIn() {
  useEffect(() => {
    location.replace(signInAddress);
  }, []);
  return <Waiting />;
}
