import type { Profile } from '@madang/contract/views/profiles/routes.ts';
import { lazy, Suspense } from 'react';
import { useNotices } from '../../../../kernel/notices.ts';
import { useSearchParam } from '../../../../kernel/search-param.ts';
import { Button } from '../../../../ui/button.tsx';
import { Callout } from '../../../../ui/parts/callout.tsx';
import { Actions, Facts, Stack } from '../../../../ui/parts/card.tsx';
import { MailText } from '../../../../ui/sections/mail-text.tsx';
import { type ContactOption, removeMobile, useReread } from '../api.ts';
import { useText } from '../texts.ts';

const ContactPopup = lazy(async () => ({ default: (await import('./contact-popup.tsx')).ContactPopup }));

/** Shows the contacts for a user who cannot sign in; each is changed with a code sent to the new contact. */
export function Contacts({ profile }: { readonly profile: Profile }) {
  const t = useText();
  const [panel, setPanel] = useSearchParam('panel');
  const { externalMail, mobile, isOptionalCovered } = profile;
  const opened = openedBy(panel);
  const open = (wanted: Panel) => setPanel(wanted, 'push');
  return (
    <Stack>
      <Facts
        facts={[
          [t('contacts.externalMail'), externalMail ? <Address text={externalMail} /> : t('contacts.none')],
          [t('contacts.mobile'), mobile ? <Address text={mobile} /> : t('contacts.none')],
        ]}
      />
      {externalMail !== '' && !profile.isExternalMailProven && (
        <Unproven text={t('contacts.unprovenMail')} prove={t('contacts.proveMail')} onProve={() => open('proveMail')} />
      )}
      {mobile !== '' && !profile.isMobileProven && (
        <Unproven
          text={t('contacts.unprovenMobile')}
          prove={t('contacts.proveMobile')}
          onProve={() => open('proveMobile')}
        />
      )}
      {!isOptionalCovered && <Callout tone="info">{t('declined')}</Callout>}
      <Actions>
        <Button onClick={() => open('externalMail')}>{t('contacts.changeMail')}</Button>
        <Button onClick={() => open('mobile')} disabledReason={!isOptionalCovered ? t('declined') : undefined}>
          {t(mobile === '' ? 'contacts.addMobile' : 'contacts.changeMobile')}
        </Button>
        {mobile !== '' && <RemoveMobile />}
      </Actions>
      {opened && (
        <Suspense>
          <ContactPopup
            key={panel}
            option={opened.option}
            recorded={opened.isRecorded ? profile[opened.option] : ''}
            onClose={() => setPanel(null)}
          />
        </Suspense>
      )}
    </Stack>
  );
}

/** Address values of the open popup: another contact, or verification of the one on record. */
const panels = {
  externalMail: { option: 'externalMail', isRecorded: false },
  mobile: { option: 'mobile', isRecorded: false },
  proveMail: { option: 'externalMail', isRecorded: true },
  proveMobile: { option: 'mobile', isRecorded: true },
} as const satisfies Record<string, { readonly option: ContactOption; readonly isRecorded: boolean }>;
type Panel = keyof typeof panels;

function openedBy(panel: string | null) {
  return panel !== null && Object.hasOwn(panels, panel) ? panels[panel as Panel] : undefined;
}

interface UnprovenProps {
  readonly text: string;
  readonly prove: string;
  readonly onProve: () => void;
}

/** A contact that was typed and never proven brings no one back (ACC-03): said here, where it can be mended. */
function Unproven({ text, prove, onProve }: UnprovenProps) {
  return (
    <Callout tone="warning">
      <p>{text}</p>
      <div>
        <Button small onClick={onProve}>
          {prove}
        </Button>
      </div>
    </Callout>
  );
}

/** Addresses and numbers are Latin in every language. */
function Address({ text }: { readonly text: string }) {
  return (
    <span lang="en">
      <MailText>{text}</MailText>
    </span>
  );
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
      await notices.showError(thrown);
    }
    await reread();
  };
  return (
    <Button variant="quiet" onClick={() => void remove()}>
      {t('contacts.removeMobile')}
    </Button>
  );
}
