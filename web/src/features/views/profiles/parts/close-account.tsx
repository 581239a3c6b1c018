import { lazy, Suspense, useState } from 'react';
import { handoverStart } from '@madang/contract/people/role-assignments/rules.ts';
import { useQuery } from '@tanstack/react-query';
import { errorText } from '../../../../kernel/error-texts.ts';
import { Button, LinkButton } from '../../../../ui/button.tsx';
import { Callout } from '../../../../ui/parts/callout.tsx';
import { Section } from '../../../../ui/parts/card.tsx';
import { profileQuery } from '../api.ts';
import { useText } from '../texts.ts';

const ClosePopup = lazy(async () => ({ default: (await import('./close-popup.tsx')).ClosePopup }));

/**
 * ACC-11: closes one's own account after showing what is lost, with the password. MEM-08: owners are sent to the
 * transfer instead.
 */
export function CloseAccount() {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const { data: profile, isPending } = useQuery(profileQuery);
  return (
    <Section title={t('closing.title')} help={t('closing.help')}>
      {profile?.representsCompany ? (
        <>
          <Callout tone="info" title={errorText({ code: 'MB1055' })} />
          <div>
            <LinkButton href={handoverStart}>{t('closing.handOver')}</LinkButton>
          </div>
        </>
      ) : (
        <div>
          <Button variant="danger" busy={isPending} onClick={() => setOpen(true)}>
            {t('closing.open')}
          </Button>
        </div>
      )}
      {isOpen && (
        <Suspense>
          <ClosePopup onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Section>
  );
}
