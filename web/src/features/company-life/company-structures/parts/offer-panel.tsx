import { offerStructureChange } from '@madang/contract/company-life/company-structures/routes.ts';
import { structureLimits } from '@madang/contract/company-life/company-structures/limits.ts';
import { structureOffer } from '@madang/contract/company-life/company-structures/rules.ts';
import { call } from '../../../../kernel/call.ts';
import { useForm } from '../../../../kernel/form.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { FormActions } from '../../../../ui/fields/form-actions.tsx';
import { PasswordField } from '../../../../ui/fields/password-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Stack } from '../../../../ui/parts/card.tsx';
import { SidePanel } from '../../../../ui/sections/side-panel.tsx';
import { useReread } from '../api.ts';
import { useText } from '../texts.ts';

export interface Offering {
  readonly kind: 'join' | 'leave';
  /** '' where the company is still to be typed. */
  readonly companyCode: string;
}

interface OfferPanelProps {
  readonly offering: Offering;
  readonly onClose: () => void;
}

/** DEP-06: offers a company to join, or that one leaves; the password confirms it. */
export function OfferPanel({ offering: { kind, companyCode }, onClose }: OfferPanelProps) {
  const t = useText();
  const notices = useNotices();
  const reread = useReread();
  const form = useForm({
    schema: structureOffer,
    initial: { kind, companyCode, password: '' },
    submit: async (body) => {
      await call(offerStructureChange, { body });
      await reread();
      notices.toast(t('sent'));
      onClose();
    },
  });
  const isInvitation = kind === 'join';
  return (
    <SidePanel title={t(isInvitation ? 'invite' : 'leave')} onClose={onClose} beginsAtField>
      <form {...form.formProps}>
        <Stack>
          <p>{t(isInvitation ? 'inviteText' : 'leaveText', { days: structureLimits.offerDays })}</p>
          <TextField
            {...form.field('companyCode')}
            autoComplete="off"
            readOnly={!isInvitation}
            {...(isInvitation && { help: t('companyCodeHelp') })}
          />
          <PasswordField
            {...form.field('password')}
            required
            autoComplete="current-password"
            help={t('passwordHelp')}
          />
          <FormActions submit={t('send')} busy={form.busy} onCancel={onClose} />
        </Stack>
      </form>
    </SidePanel>
  );
}
