import { usePageTitle } from '../../../../kernel/document-title.ts';
import { readPlatform } from '../../../../kernel/calls/platform.ts';
import { useLoaded } from '../../../../kernel/use-loaded.ts';
import { LinkButton } from '../../../../ui/button.tsx';
import { DownloadIcon } from '../../../../ui/icons.tsx';
import { Callout } from '../../../../ui/parts/callout.tsx';
import { Facts, PageCard } from '../../../../ui/parts/card.tsx';
import { Skeleton } from '../../../../ui/parts/states.tsx';
import { useText } from '../texts.ts';

/** RTE-09: the messenger's download, where the operator has configured one. */
export function DownloadPage() {
  const t = useText();
  const { data: platform, failure } = useLoaded('platform', readPlatform);
  usePageTitle(t('download.title'));
  if (failure) throw failure;
  return (
    <PageCard title={t('download.title')} lead={t('download.lead')}>
      {platform ? (
        <Download address={platform.services.messengerDownload} />
      ) : (
        <Skeleton lines={2} label={t('download.loading')} />
      )}
      {platform?.contactCentre && <Facts facts={[[t('download.contactCentre'), platform.contactCentre]]} />}
    </PageCard>
  );
}

function Download({ address }: { readonly address: string | null }) {
  const t = useText();
  if (address === null) {
    return (
      <Callout tone="info" title={t('download.notConnected')}>
        <p>{t('download.notConnectedText')}</p>
      </Callout>
    );
  }
  return (
    <LinkButton variant="primary" href={address} rel="noopener" icon={<DownloadIcon />} block>
      {t('download.get')}
    </LinkButton>
  );
}
