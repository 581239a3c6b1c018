import type { Profile } from '@madang/contract/profiles/routes.ts';
import { lazy, Suspense } from 'react';
import { thrownText } from '../../../kernel/error-texts.ts';
import { useNotices } from '../../../kernel/notices.ts';
import { useSearchParam } from '../../../kernel/search-param.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/parts/callout.tsx';
import { Actions, Facts, Stack } from '../../../ui/parts/card.tsx';
import { type ContactOption, removeMobile, useReread } from '../api.ts';
import { useText } from '../texts.ts';

const ContactPopup = lazy(async () => ({ default: (await import('./contact-popup.tsx')).ContactPopup }));

/** How the person is reached when they cannot log in; each is changed by a code that comes to the new one. */
export function Contacts({ profile }: { readonly profile: Profile }) {
  const t = useText();
  const [panel, setPanel] = useSearchParam('panel');
  const { externalMail, mobile, isOptionalDeclined } = profile;
  const option = optionOf(panel);
  const open = (wanted: ContactOption) => setPanel(wanted, 'push');
  return (
    <Stack>
      <Facts
        facts={[
          [t('contacts.externalMail'), externalMail ? <Address text={externalMail} /> : t('contacts.none')],
          [t('contacts.mobile'), mobile ? <Address text={mobile} /> : t('contacts.none')],
        ]}
      />
      {externalMail !== '' && !profile.isExternalMailProven && (
        <Callout tone="warning">{t('contacts.unproven')}</Callout>
      )}
      {isOptionalDeclined && <Callout tone="info">{t('declined')}</Callout>}
      <Actions>
        <Button onClick={() => open('externalMail')}>{t('contacts.changeMail')}</Button>
        <Button onClick={() => open('mobile')} blocked={isOptionalDeclined ? t('declined') : undefined}>
          {t(mobile === '' ? 'contacts.addMobile' : 'contacts.changeMobile')}
        </Button>
        {mobile !== '' && <RemoveMobile />}
      </Actions>
      {option && (
        <Suspense>
          <ContactPopup key={option} option={option} onClose={() => setPanel(null)} />
        </Suspense>
      )}
    </Stack>
  );
}

function optionOf(panel: string | null): ContactOption | undefined {
  return panel === 'externalMail' || panel === 'mobile' ? panel : undefined;
}

/** Addresses and numbers are Latin in every language. */
function Address({ text }: { readonly text: string }) {
  return <span lang="en">{text}</span>;
}

function RemoveMobile() {
  const t = useText();
  const notices = useNotices();
  const reread = useReread();
  const remove = async () => {
    const isSure = await notices.confirm(t('contacts.removeAsk'), {
      title: t('contacts.removeMobile'),
      ok: t('contacts.removeMobile'),
      danger: true,
    });
    if (!isSure) return;
    try {
      await removeMobile();
      notices.toast(t('contacts.removed'));
    } catch (thrown) {
      await notices.alert(thrownText(thrown));
    }
    await reread();
  };
  return (
    <Button look="quiet" onClick={() => void remove()}>
      {t('contacts.removeMobile')}
    </Button>
  );
}
