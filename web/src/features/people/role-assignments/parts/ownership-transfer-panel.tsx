import type { Handover } from '@madang/contract/people/role-assignments/ownership-transfer-routes.ts';
import { ownershipTransferOffer } from '@madang/contract/people/role-assignments/ownership-transfer-rules.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useShownName } from '../../../../kernel/names/shown-name.ts';
import { formatDate } from '../../../../kernel/formats.ts';
import { useForm } from '../../../../kernel/form.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { Listed } from '../../../../kernel/sections/listed.tsx';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { FormActions } from '../../../../ui/fields/form-actions.tsx';
import { PasswordField } from '../../../../ui/fields/password-field.tsx';
import { Stack } from '../../../../ui/parts/card.tsx';
import { Callout } from '../../../../ui/parts/callout.tsx';
import { Points } from '../../../../ui/parts/points.tsx';
import { SidePanel } from '../../../../ui/sections/side-panel.tsx';
import { ownershipTransferQuery, makeOffer, useReread, withdrawOffer } from '../api.ts';
import { useText } from '../texts.ts';
import { PersonField } from './person-field.tsx';

/** MEM-08: the owner offers the role, or withdraws an offer that waits. */
export function OwnershipTransferPanel({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const asked = useQuery({ ...ownershipTransferQuery, select: (handover) => ({ handover }) });
  return (
    <SidePanel title={t('handover.title')} onClose={onClose} beginsAtField>
      <Listed query={asked}>
        {({ handover }) => (handover ? <OpenOffer handover={handover} /> : <OfferForm onClose={onClose} />)}
      </Listed>
    </SidePanel>
  );
}

function OfferForm({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const notices = useNotices();
  const reread = useReread();
  const form = useForm({
    schema: ownershipTransferOffer,
    initial: { personId: '', password: '' },
    submit: async (body) => {
      await makeOffer(body);
      await reread();
      notices.toast(t('handover.offered'));
    },
  });
  return (
    <form {...form.formProps}>
      <Stack>
        <Points
          title={t('handover.what')}
          points={[t('handover.byMail'), t('handover.becomes'), t('handover.unchanged')]}
          happen
        />
        <PersonField field={form.field('personId')} />
        <PasswordField
          {...form.field('password')}
          required
          autoComplete="current-password"
          help={t('handover.passwordHelp')}
        />
        <FormActions
          submit={t('handover.offer')}
          busy={form.busy}
          disabledReason={form.values.personId === '' ? t('choosePerson') : undefined}
          onCancel={onClose}
        />
      </Stack>
    </form>
  );
}

function OpenOffer({ handover: { handoverId, to, expiresAt } }: { readonly handover: Handover }) {
  const t = useText();
  const nameOf = useShownName();
  const language = useLanguage();
  const notices = useNotices();
  const reread = useReread();
  const [busy, setBusy] = useState(false);
  const withdraw = async () => {
    setBusy(true);
    try {
      await withdrawOffer(handoverId);
      notices.toast(t('handover.withdrawn'));
    } catch (thrown) {
      await notices.showError(thrown);
    }
    setBusy(false);
    await reread();
  };
  return (
    <Stack>
      <Callout tone="info" title={t('handover.waits', { name: nameOf(to) })}>
        <p>{t('handover.until', { date: formatDate(expiresAt, language, 'dateTime') })}</p>
      </Callout>
      <div>
        <Button busy={busy} onClick={() => void withdraw()}>
          {t('handover.withdraw')}
        </Button>
      </div>
    </Stack>
  );
}
