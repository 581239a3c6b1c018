import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { useMessages } from '../../ui/dialogs/messages.tsx';
import { Popup } from '../../ui/dialogs/popup.tsx';
import { ProgressPopup } from '../../ui/dialogs/progress-popup.tsx';
import { useToast } from '../../ui/dialogs/toasts.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Stack } from '../../ui/parts/card.tsx';
import { WindowLink } from '../../ui/popup-window.tsx';
import { useLanguage } from '../../kernel/use-texts.ts';
import styles from '../gallery.module.css';
import { countriesIn } from '../samples.ts';
import { useGalleryTexts } from '../texts.ts';

export function PopupsPart() {
  const t = useGalleryTexts();
  const messages = useMessages();
  const toast = useToast();
  const [open, setOpen] = useState<'form' | 'progress'>();
  const close = () => setOpen(undefined);
  const work = () => {
    setOpen('progress');
    setTimeout(close, 2000);
  };
  const undo = { label: t('popups.undo'), run: () => toast(t('notes.success')) };
  return (
    <div className={styles['row']}>
      <Button onClick={() => void messages.alert(t('popups.alertText'))}>{t('popups.alert')}</Button>
      <Button onClick={() => void messages.alert(t('terms.text'))}>{t('popups.long')}</Button>
      <Button onClick={() => void messages.alert(t('notes.danger'), { mustAnswer: true })}>{t('popups.must')}</Button>
      <Button onClick={() => void messages.confirm(t('popups.confirmText'), { danger: true })}>
        {t('popups.confirm')}
      </Button>
      <Button onClick={() => setOpen('form')}>{t('popups.form')}</Button>
      <Button onClick={work}>{t('popups.progress')}</Button>
      <Button onClick={() => toast(t('popups.toastText'), { action: undo })}>{t('popups.toast')}</Button>
      <WindowLink href="/userapp/privacypolicy">{t('popups.window')}</WindowLink>
      {open === 'form' && <FormPopup onClose={close} />}
      {open === 'progress' && <ProgressPopup title={t('popups.progress')} text={t('popups.progressText')} />}
    </div>
  );
}

function FormPopup({ onClose }: { readonly onClose: () => void }) {
  const t = useGalleryTexts();
  const language = useLanguage();
  const [name, setName] = useState('');
  const [country, setCountry] = useState('KR');
  return (
    <Popup
      title={t('states.emptyAction')}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('buttons.blocked')}
        </Button>
      }
    >
      <Stack>
        <TextField label={t('tables.department')} value={name} onChange={setName} required />
        <SearchField
          label={t('inputs.country')}
          value={country}
          onChange={setCountry}
          options={countriesIn(language)}
        />
      </Stack>
    </Popup>
  );
}
