import type { Waiting } from '@madang/contract/access/consents/routes.ts';
import { thrownText } from '../../../../kernel/error-texts.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { leave } from '../../../../kernel/session.ts';
import { Button } from '../../../../ui/button.tsx';
import { Actions, Stack } from '../../../../ui/parts/card.tsx';
import { ErrorState, Skeleton } from '../../../../ui/parts/states.tsx';
import type { UserAgreement } from '../api.ts';
import { useText } from '../texts.ts';
import { type Consent, useConsent } from '../use-consent.ts';
import { AnsweredElsewhere } from './answered-elsewhere.tsx';
import { ConsentItems } from './consent-items.tsx';
import { Residence } from './residence.tsx';
import { SettledView } from './settled-view.tsx';
import { TitledCard } from './titled-card.tsx';

interface ConsentFormProps {
  readonly waiting: Waiting;
  readonly agreements: readonly UserAgreement[];
}

interface ConsentCardProps extends ConsentFormProps {
  readonly readAgain: () => void;
}

/** Country, terms and optional data, on one page; afterwards the way goes on by itself. */
export function ConsentCard({ waiting, agreements, readAgain }: ConsentCardProps) {
  const t = useText();
  const consent = useConsent(waiting, readAgain);
  if (consent.elsewhere) {
    return (
      <TitledCard title={t('elsewhere.title')} lead={t('settledLead')}>
        <AnsweredElsewhere {...consent.elsewhere} />
      </TitledCard>
    );
  }
  if (consent.state === 'settled') {
    return (
      <TitledCard title={t('title.settled')} lead={t('leaving')}>
        <SettledView receipt={consent.receipt} />
      </TitledCard>
    );
  }
  return (
    <TitledCard title={t(waiting.isFirst ? 'title.first' : 'title.again')} lead={t('lead')}>
      <ConsentForm {...{ consent, waiting, agreements }} />
    </TitledCard>
  );
}

function ConsentForm({ consent, waiting, agreements }: ConsentFormProps & { readonly consent: Consent }) {
  const t = useText();
  const { form, items, state } = consent;
  return (
    <form {...form.formProps}>
      <Stack>
        {waiting.state === 'open' && state === 'open' && <Residence consent={consent} />}
        {items ? <ConsentItems {...{ consent, agreements, items }} /> : <WithoutTerms consent={consent} />}
        <Actions>
          <Button
            type="submit"
            variant="primary"
            busy={form.busy}
            disabledReason={form.isValid ? undefined : t('remaining')}
          >
            {t('submit')}
          </Button>
          <LogOut />
        </Actions>
      </Stack>
    </form>
  );
}

function WithoutTerms({ consent: { failure, reload } }: { readonly consent: Consent }) {
  const t = useText();
  if (failure === undefined) return <Skeleton lines={4} label={t('loading')} />;
  return <ErrorState title={thrownText(failure)} action={<Button onClick={reload}>{t('retry')}</Button>} />;
}

function LogOut() {
  const t = useText();
  const notices = useNotices();
  const goOut = () => leave('out').catch((thrown: unknown) => notices.showError(thrown));
  return (
    <Button variant="quiet" onClick={() => void goOut()}>
      {t('logOut')}
    </Button>
  );
}
