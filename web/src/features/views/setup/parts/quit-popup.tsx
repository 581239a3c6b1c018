import { wizardQuietMinutes } from '@madang/contract/views/setup/limits.ts';
import { Button } from '../../../../ui/button.tsx';
import { DialogButtons, Popup } from '../../../../ui/dialogs/popup.tsx';
import { Stack } from '../../../../ui/parts/card.tsx';
import { useText } from '../texts.ts';

interface QuitPopupProps {
  readonly busy: boolean;
  readonly onEnd: () => void;
  readonly onReturn: () => void;
}

/** WIZ-17: 'end' or 'return', and what ending means. */
export function QuitPopup({ busy, onEnd, onReturn }: QuitPopupProps) {
  const t = useText();
  return (
    <Popup
      title={t('quit.title')}
      size="message"
      urgent
      onClose={onReturn}
      footer={
        <DialogButtons cancel={t('quit.return')} beginsAtCancel onCancel={onReturn}>
          <Button variant="destroy" busy={busy} onClick={onEnd}>
            {t('quit.end')}
          </Button>
        </DialogButtons>
      }
    >
      <Stack tight>
        <p>{t('quit.text')}</p>
        <p>{t('quit.closing', { minutes: wizardQuietMinutes })}</p>
      </Stack>
    </Popup>
  );
}
