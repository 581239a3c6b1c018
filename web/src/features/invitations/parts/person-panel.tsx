import type { ServiceType } from '@madang/contract/companies/service-types.ts';
import type { JobLists } from '@madang/contract/employees/routes.ts';
import { invitePerson } from '@madang/contract/invitations/routes.ts';
import { isLanguage, languageNames, languages, languageTags } from '@madang/contract/kernel/languages.ts';
import { useState } from 'react';
import { call } from '../../../kernel/call.ts';
import { useNotices } from '../../../kernel/notices.ts';
import { useForm } from '../../../kernel/form.ts';
import { useLanguage } from '../../../kernel/use-texts.ts';
import { FormActions } from '../../../ui/fields/form-actions.tsx';
import { RadioCards } from '../../../ui/fields/radio-cards.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { MailIcon, PhoneIcon } from '../../../ui/icons.tsx';
import { Stack } from '../../../ui/parts/card.tsx';
import { SidePanel } from '../../../ui/rooms/side-panel.tsx';
import { useReread } from '../api.ts';
import { emptyInvitation, personForm } from '../invitation-form.ts';
import { useText } from '../texts.ts';
import { MembershipFields } from './membership-fields.tsx';

interface PanelProps {
  readonly services: readonly ServiceType[];
  readonly jobLists: JobLists;
  readonly onClose: () => void;
}

const written = languages.map((value) => ({ value, label: languageNames[value], lang: languageTags[value] }));

/** Invites one person by mail or SMS. */
export function PersonPanel({ services, jobLists, onClose }: PanelProps) {
  const t = useText();
  const notices = useNotices();
  const reread = useReread();
  const reader = useLanguage();
  const [initial] = useState(() => emptyInvitation(services, reader));
  const form = useForm({
    schema: personForm,
    initial,
    submit: async (body) => {
      await call(invitePerson, { body });
      notices.toast(t('sent'));
      onClose();
      await reread();
    },
  });
  const isMail = form.values.option === 'externalMail';
  const option = form.field('option');
  const language = form.field('language');
  return (
    <SidePanel title={t('invite')} onClose={onClose} beginsAtField>
      <form {...form.formProps}>
        <Stack>
          <RadioCards
            {...option}
            label={t('option.label')}
            columns={2}
            onChange={(chosen) => chosen !== '' && option.onChange(chosen)}
            options={[
              { value: 'externalMail', title: t('option.mail'), icon: <MailIcon /> },
              { value: 'mobile', title: t('option.mobile'), icon: <PhoneIcon /> },
            ]}
          />
          <TextField
            {...form.field('recipient')}
            required
            lang="en"
            type={isMail ? 'email' : 'tel'}
            autoComplete="off"
            help={t(isMail ? 'form.mailHelp' : 'form.mobileHelp')}
          />
          <SelectField
            {...language}
            label={t('form.languageLabel')}
            onChange={(chosen) => isLanguage(chosen) && language.onChange(chosen)}
            options={written}
          />
          <MembershipFields form={form} services={services} jobLists={jobLists} />
          <FormActions submit={t('form.send')} busy={form.busy} onCancel={onClose} />
        </Stack>
      </form>
    </SidePanel>
  );
}
