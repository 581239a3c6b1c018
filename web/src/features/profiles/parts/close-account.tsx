import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Section } from '../../../ui/parts/card.tsx';
import { useText } from '../texts.ts';

const ClosePopup = lazy(async () => ({ default: (await import('./close-popup.tsx')).ClosePopup }));

/** ACC-11: the end of one's own account, which nothing brings back; so it is said first what goes, and the password asked. */
export function CloseAccount() {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <Section title={t('closing.title')} help={t('closing.help')}>
      <div>
        <Button variant="danger" onClick={() => setOpen(true)}>
          {t('closing.open')}
        </Button>
      </div>
      {isOpen && (
        <Suspense>
          <ClosePopup onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Section>
  );
}
