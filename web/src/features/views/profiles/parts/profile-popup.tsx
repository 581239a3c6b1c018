import { type Language, languageNames, languages, languageTags } from '@madang/contract/kernel/languages.ts';
import type { Profile } from '@madang/contract/views/profiles/routes.ts';
import type { PersonField } from '@madang/contract/people/people/field.ts';
import { textNamesIn } from '@madang/contract/people/people/field-places.ts';
import { personFields } from '@madang/contract/people/people/fields.ts';
import { changedNameIssues } from '@madang/contract/people/people/names/changed-name.ts';
import {
  type OwnProfile,
  ownProfile,
  ownProfileNames,
  type OwnProfileName,
} from '@madang/contract/people/people/own/rules.ts';
import { useCallback, useMemo, useState } from 'react';
import { useForm } from '../../../../kernel/form.ts';
import { putsSurnameFirst } from '../../../../kernel/formats.ts';
import { allZoneChoices } from '../../../ground/countries/index.ts';
import { setLanguage } from '../../../../kernel/i18n.ts';
import { typedProps } from '../../../../kernel/forms/typed/typed-props.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Popup } from '../../../../ui/dialogs/popup.tsx';
import { FormActions } from '../../../../ui/fields/form-actions.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Stack } from '../../../../ui/parts/card.tsx';
import { Columns } from '../../../../ui/parts/columns.tsx';
import { saveProfile, useReread } from '../api.ts';
import { useText } from '../texts.ts';
import { OwnPhone } from './own-phone.tsx';

const ownNames = textNamesIn('own');

function valuesOf(profile: Profile) {
  return Object.fromEntries(ownProfileNames.map((name) => [name, profile[name]])) as Pick<Profile, OwnProfileName>;
}

function useProfileForm(profile: Profile, onDone: () => void) {
  const t = useText();
  const notices = useNotices();
  const reread = useReread();
  const { language } = profile;
  const alsoCheck = useCallback(
    (values: OwnProfile) => changedNameIssues(values, profile, profile.nameScripts),
    [profile],
  );
  // As the form was opened: what is read again behind it is not what the person saw.
  const [initial] = useState(() => valuesOf(profile));
  return useForm({
    schema: ownProfile,
    initial,
    alsoCheck,
    submit: async (body) => {
      await saveProfile(body, initial).catch(async (thrown: unknown) => {
        // Someone else changed it: what stands there by now is behind the form, and in the next one.
        await reread();
        throw thrown;
      });
      // The pages speak the chosen language at once, as the mails do from now on.
      if (body.language !== language) await setLanguage(body.language);
    },
    afterSubmit: async () => {
      notices.toast(t('form.done'));
      onDone();
      await reread();
    },
  });
}

type Form = ReturnType<typeof useProfileForm>;

interface ProfilePopupProps {
  readonly profile: Profile;
  readonly onClose: () => void;
}

/** ACC-09: names, language and time zone. */
export function ProfilePopup({ profile, onClose }: ProfilePopupProps) {
  const t = useText();
  return (
    <Popup title={t('form.title')} onClose={onClose}>
      <ProfileForm profile={profile} onClose={onClose} />
    </Popup>
  );
}

function ProfileForm({ profile, onClose }: ProfilePopupProps) {
  const t = useText();
  const form = useProfileForm(profile, onClose);
  const language = form.field('language');
  const isLocked = !profile.isOptionalCovered && profile.englishName === '';
  return (
    <form {...form.formProps}>
      <Stack>
        <Names form={form} />
        <TextField
          {...form.field('englishName')}
          lang="en"
          autoComplete="off"
          disabled={isLocked}
          help={isLocked ? t('declined') : t('form.englishNameHelp')}
        />
        {ownNames.map((name) => (
          <OwnField key={name} form={form} name={name} profile={profile} />
        ))}
        <Columns>
          <SelectField
            {...language}
            onChange={(value) => language.onChange(value as Language)}
            help={t('form.languageHelp')}
            options={languages.map((each) => ({ value: each, label: languageNames[each], lang: languageTags[each] }))}
          />
          <ZoneField form={form} selected={profile.timeZone} />
        </Columns>
        <FormActions
          submit={t('form.save')}
          busy={form.busy}
          disabledReason={isChanged(form.values, profile) ? undefined : t('form.unchanged')}
          onCancel={onClose}
        />
      </Stack>
    </form>
  );
}

interface OwnFieldProps extends Pick<ProfilePopupProps, 'profile'> {
  readonly form: Form;
  readonly name: (typeof ownNames)[number];
}

/** RCN-02: optional data, which no one gives who declined that it is stored. */
function OwnField({ form, name, profile }: OwnFieldProps) {
  const t = useText();
  const { typed }: PersonField = personFields[name];
  const isLocked = !profile.isOptionalCovered && profile[name] === '';
  const help = isLocked ? { help: t('declined') } : typed === 'day' ? { help: t('form.birthdayHelp') } : {};
  if (typed === 'tel') return <OwnPhone {...form.field(name)} disabled={isLocked} {...help} />;
  return <TextField {...form.field(name)} autoComplete="off" disabled={isLocked} {...help} {...typedProps(typed)} />;
}

function isChanged(values: OwnProfile, profile: Profile): boolean {
  return ownProfileNames.some((name) => values[name] !== profile[name]);
}

/** PRD-03: in the order in which the page's readers say a name. */
function Names({ form }: { readonly form: Form }) {
  const surname = <TextField key="surname" {...form.field('surname')} required autoComplete="family-name" />;
  const givenName = <TextField key="given" {...form.field('givenName')} required autoComplete="given-name" />;
  return <Columns>{putsSurnameFirst(useLanguage()) ? [surname, givenName] : [givenName, surname]}</Columns>;
}

/** Every zone there is, from west to east, in the system's own list. */
function ZoneField({ form, selected }: { readonly form: Form; readonly selected: string }) {
  const t = useText();
  const language = useLanguage();
  const zones = useMemo(() => allZoneChoices([selected], language), [selected, language]);
  return <SelectField {...form.field('timeZone')} options={zones} help={t('form.timeZoneHelp')} />;
}
