import { optionalText, required, requiredText, rule, formMaxLength, text } from '@madang/contract/kernel/rules.ts';
import { useState } from 'react';
import * as z from 'zod/mini';
import { CallError } from '../../kernel/call-error.ts';
import { useForm } from '../../kernel/form.ts';
import { useNotices } from '../../kernel/notices.ts';
import { useLanguage } from '../../kernel/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { CheckField } from '../../ui/fields/check-field.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { PhoneField } from '../../ui/fields/phone-field.tsx';
import { RadioCards } from '../../ui/fields/radio-cards.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Actions, PageCard, Stack } from '../../ui/parts/card.tsx';
import { Stepper } from '../../ui/parts/stepper.tsx';
import { dialCodesIn } from '../samples.ts';
import { useGalleryTexts } from '../texts.ts';

const sampleForm = z.object({
  galleryCompany: requiredText(50),
  galleryLoginId: text(formMaxLength).check(
    required,
    rule('MB_M_ALPHANUMERIC', (value) => /^[a-z0-9]+$/.test(value)),
  ),
  galleryPassword: requiredText(12, { trim: false }),
  galleryMobile: z.object({ countryCode: z.string(), number: optionalText(20) }),
  galleryService: requiredText(2),
  galleryTerms: z.boolean().check(rule('MB_M_REQUIRED', (agreed) => agreed)),
});

const empty = {
  galleryCompany: '',
  galleryLoginId: '',
  galleryPassword: '',
  galleryMobile: { countryCode: '+82', number: '' },
  galleryService: '',
  galleryTerms: false,
};

/** A form as pages build them: one schema, one `useForm`, fields bound by name. */
export function FormPart() {
  const t = useGalleryTexts();
  const notices = useNotices();
  const language = useLanguage();
  const [refuses, setRefuses] = useState(false);
  const form = useForm({
    schema: sampleForm,
    initial: empty,
    alertFirstError: true,
    submit: async () => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      if (refuses) throw idTaken;
      notices.toast(t('form.done'));
    },
  });
  return (
    <PageCard
      title={t('buttons.primary')}
      lead={t('lead')}
      steps={
        <Stepper
          label={t('ways.steps')}
          steps={[t('ways.step1'), t('ways.step2'), t('ways.step3'), t('ways.step4')]}
          active={2}
        />
      }
    >
      <form {...form.formProps}>
        <Stack>
          <TextField {...form.field('galleryCompany')} autoComplete="organization" help={t('inputs.nameHelp')} />
          <TextField {...form.field('galleryLoginId')} autoComplete="username" help={t('inputs.idHelp')} />
          <PasswordField {...form.field('galleryPassword')} autoComplete="new-password" />
          <PhoneField {...form.field('galleryMobile')} countryCodes={dialCodesIn(language)} />
          <RadioCards
            {...form.field('galleryService')}
            columns={2}
            options={[
              { value: 'MT', title: t('services.meeting'), text: t('services.meetingText') },
              { value: 'DV', title: t('services.drive'), text: t('services.driveText') },
            ]}
          />
          <CheckField {...form.field('galleryTerms')} />
          <CheckField label={t('form.refuse')} value={refuses} onChange={setRefuses} />
          <Actions>
            <Button
              type="submit"
              variant="primary"
              busy={form.busy}
              disabledReason={form.isValid ? undefined : t('buttons.reason')}
            >
              {t('form.submit')}
            </Button>
            <Button onClick={form.reset}>{t('form.reset')}</Button>
          </Actions>
        </Stack>
      </form>
    </PageCard>
  );
}

/** Error that the server returns for an ID already taken by another user. */
const idTaken = new CallError({
  status: 400,
  errorCode: 'MB_M_ALPHANUMERIC',
  fields: [{ path: 'galleryLoginId', code: 'MB_M_ALPHANUMERIC', params: {} }],
});
