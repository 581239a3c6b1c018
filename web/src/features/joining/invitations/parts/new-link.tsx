import { useCopy } from '../../../../kernel/calls/use-copy.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx';
import { CopyIcon } from '../../../../ui/icons.tsx';
import { Callout } from '../../../../ui/parts/callout.tsx';
import { Actions, Stack } from '../../../../ui/parts/card.tsx';
import { QrCode } from '../../../../ui/parts/qr-code.tsx';
import { useText } from '../texts.ts';

/** A link in clear, to take away: only its hash is kept, so it never comes back. */
export function NewLink({ link, onClose }: { readonly link: string; readonly onClose: () => void }) {
  const t = useText();
  const copy = useCopy({ copied: t('link.copied'), failed: t('link.copyFailed') });
  return (
    <Stack>
      <Callout tone="warning" isNews>
        {t('link.once')}
      </Callout>
      <TextAreaField label={t('link.address')} value={link} onChange={() => {}} rows={3} readOnly />
      <QrCode text={link} label={t('link.qr')} />
      <Actions>
        <Button variant="primary" icon={<CopyIcon />} onClick={() => copy(link)}>
          {t('link.copy')}
        </Button>
        <Button onClick={onClose}>{t('link.close')}</Button>
      </Actions>
    </Stack>
  );
}
