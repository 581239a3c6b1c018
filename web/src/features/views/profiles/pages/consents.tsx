import type { OwnConsent } from '@madang/contract/access/consents/routes.ts';
import { useQuery } from '@tanstack/react-query';
import { thrownText } from '../../../../kernel/error-texts.ts';
import { isTurnedAway } from '../../../../kernel/session.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { Section } from '../../../../ui/parts/card.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../../ui/parts/states.tsx';
import { consentsQuery } from '../consents-api.ts';
import { AccountFrame } from '../parts/account-frame.tsx';
import { ConsentList, type ConsentListProps } from '../parts/consent-list.tsx';
import { useText } from '../texts.ts';

/** TRM-04, RCN-01: the person's consents, required and optional apart, with their texts. */
export function ConsentsPage() {
  return (
    <AccountFrame section="consents">
      <Consents />
    </AccountFrame>
  );
}

function Consents() {
  const t = useText();
  const { data, error, refetch } = useQuery(consentsQuery(useLanguage()));
  if (data) return <Groups {...data} consents={data.items} />;
  if (!error || isTurnedAway(error)) return <Skeleton lines={6} label={t('consents.loading')} />;
  return <ErrorState title={thrownText(error)} action={<Button onClick={() => void refetch()}>{t('retry')}</Button>} />;
}

function Groups({ consents, ...shared }: ConsentListProps) {
  const t = useText();
  const isOf = (wanted: boolean) => consents.filter(({ isRequired }: OwnConsent) => isRequired === wanted);
  const [required, optional] = [isOf(true), isOf(false)];
  if (consents.length === 0) return <EmptyState title={t('consents.nothing')} text={t('consents.nothingText')} />;
  return (
    <>
      {optional.length > 0 && (
        <Section title={t('consents.optional')} help={t('consents.optionalHelp')}>
          <ConsentList consents={optional} {...shared} />
        </Section>
      )}
      {required.length > 0 && (
        <Section title={t('consents.required')} help={t('consents.requiredHelp')}>
          <ConsentList consents={required} {...shared} />
        </Section>
      )}
    </>
  );
}
