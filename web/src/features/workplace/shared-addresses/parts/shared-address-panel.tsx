import type { ReadSharedAddress, SharedAddressRow } from '@madang/contract/workplace/shared-addresses/routes.ts';
import { thrownText } from '../../../../kernel/error-texts.ts';
import { useLoadedAnew } from '../../../../kernel/forms/edit-conflict.ts';
import { useShownName } from '../../../../kernel/names/shown-name.ts';
import { Button } from '../../../../ui/button.tsx';
import { ErrorState, Skeleton } from '../../../../ui/parts/states.tsx';
import { SidePanel } from '../../../../ui/sections/side-panel.tsx';
import { useReread, useSharedAddress } from '../api.ts';
import { useText } from '../texts.ts';
import { SharedAddressForm } from './shared-address-form.tsx';

interface PanelProps {
  /** Absent: a new one. */
  readonly row?: SharedAddressRow;
  readonly domains: readonly string[];
  readonly onClose: () => void;
}

/** A shared address with its people, new or to be changed. */
export function SharedAddressPanel({ row, domains, onClose }: PanelProps) {
  const t = useText();
  const nameOf = useShownName();
  const title = row && nameOf({ fullName: row.sharedAddressName, englishName: row.sharedAddressEnglishName });
  return (
    <SidePanel title={title ?? t('add')} onClose={onClose} beginsAtField={!row} repeats={!row}>
      {row ? (
        <Existing id={row.sharedAddressId} domains={domains} onClose={onClose} />
      ) : (
        <SharedAddressForm domains={domains} onClose={onClose} load={async () => undefined} />
      )}
    </SidePanel>
  );
}

interface ExistingProps {
  readonly id: string;
  readonly domains: readonly string[];
  readonly onClose: () => void;
}

function Existing({ id, domains, onClose }: ExistingProps) {
  const t = useText();
  const { data, error, refetch } = useSharedAddress(id);
  const [loaded, load] = useLoadedAnew(useReread());
  if (!data) {
    if (!error) return <Skeleton lines={8} label={t('loading')} />;
    return (
      <ErrorState title={thrownText(error)} action={<Button onClick={() => void refetch()}>{t('retry')}</Button>} />
    );
  }
  const address: ReadSharedAddress = data;
  return <SharedAddressForm key={loaded} {...{ address, domains, onClose, load }} />;
}
