import { idProfileNames, idProfiles } from '@madang/contract/credentials/id-policy.ts';
import { changeIdProfile } from '@madang/contract/security-policies/routes.ts';
import { idProfileChange } from '@madang/contract/security-policies/rules.ts';
import { sendChange } from '../../../kernel/calls/send-change.ts';
import { useForm } from '../../../kernel/form.ts';
import { useEditConflict } from '../../../kernel/forms/edit-conflict.ts';
import { formatNumber } from '../../../kernel/formats.ts';
import { useUndoable } from '../../../kernel/sections/undoable.ts';
import { useLanguage } from '../../../kernel/use-texts.ts';
import { FormActions } from '../../../ui/fields/form-actions.tsx';
import { RadioCards } from '../../../ui/fields/radio-cards.tsx';
import { Callout, NewsPlace } from '../../../ui/parts/callout.tsx';
import { Section, Stack } from '../../../ui/parts/card.tsx';
import type { SecurityPolicies } from '../api.ts';
import { useText } from '../texts.ts';

interface IdFormProps {
  readonly policies: SecurityPolicies;
  readonly load: () => Promise<void>;
}

/** IDR-03: how long new user IDs are, and how many IDs in use would fall short of each choice. */
export function IdForm({ policies, load }: IdFormProps) {
  const t = useText();
  const language = useLanguage();
  const undoable = useUndoable();
  const { idProfile: expected, ids, isIdProfileFixed } = policies;
  const canChange = policies.can.includes('change') && !isIdProfileFixed;
  const form = useForm({
    schema: idProfileChange,
    initial: { idProfile: expected, expected },
    refusals: useEditConflict(load),
    submit: async (body) => {
      const changed = await sendChange(changeIdProfile, { body });
      await load();
      undoable(t('id.saved'), changed, load);
    },
  });
  const { idProfile: chosen } = form.values;
  const isOwnShort = chosen !== expected && ids.some(({ profile, isOwnShort: own }) => profile === chosen && own);
  return (
    <form {...form.formProps}>
      <Section title={t('id.title')} help={t(isIdProfileFixed ? 'id.fixed' : 'id.text')}>
        <Stack>
          <RadioCards
            {...form.field('idProfile')}
            onChange={(profile) => profile !== '' && form.set('idProfile', profile)}
            disabled={!canChange}
            options={idProfileNames.map((profile) => ({
              value: profile,
              title: titleOf(profile),
              text: t('id.short', {
                ids: formatNumber(ids.find((each) => each.profile === profile)?.short ?? 0, language),
              }),
            }))}
          />
          <NewsPlace>{isOwnShort && <Callout tone="warning">{t('id.ownShort')}</Callout>}</NewsPlace>
          {canChange && <FormActions submit={t('save')} busy={form.busy} onCancel={() => void load()} />}
        </Stack>
      </Section>
    </form>
  );

  function titleOf(profile: (typeof idProfileNames)[number]): string {
    const { minLength: min, maxLength: max } = idProfiles[profile];
    if (profile === 'standard') return t('id.standard', { min, max });
    return profile === 'sap' ? t('id.sap', { min, max }) : t('id.length', { min, max });
  }
}
