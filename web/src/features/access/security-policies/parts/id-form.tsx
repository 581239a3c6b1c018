import {
  areOwnLengthsAllowed,
  idLengthsOf,
  type IdProfile,
  idProfileNames,
  ownIdLengths,
  ownIdProfile,
} from '@madang/contract/secrets/credentials/id-policy.ts';
import { mailDomainsAddress } from '@madang/contract/organisation/mail-domains/pages.ts';
import { changeIdProfile } from '@madang/contract/access/security-policies/routes.ts';
import { idProfileChange } from '@madang/contract/access/security-policies/rules.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sendChange } from '../../../../kernel/calls/send-change.ts';
import { useForm } from '../../../../kernel/form.ts';
import { useEditConflict } from '../../../../kernel/forms/edit-conflict.ts';
import { formatNumber } from '../../../../kernel/formats.ts';
import { useUndoable } from '../../../../kernel/sections/undoable.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { LinkButton } from '../../../../ui/button.tsx';
import { FormActions } from '../../../../ui/fields/form-actions.tsx';
import { RadioCards } from '../../../../ui/fields/radio-cards.tsx';
import { Callout, NewsPlace } from '../../../../ui/parts/callout.tsx';
import { Actions, Section, Stack } from '../../../../ui/parts/card.tsx';
import { idPreviewQuery, type SecurityPolicies } from '../api.ts';
import { OwnIdFields } from './own-rules.tsx';
import { useText } from '../texts.ts';

interface IdFormProps {
  readonly policies: SecurityPolicies;
  readonly load: () => Promise<void>;
}

const firstOwn = { minLength: 5, maxLength: 16 };

/** IDR-03: length of new user IDs, with the number of IDs in use that each choice would not fit. */
export function IdForm({ policies, load }: IdFormProps) {
  const t = useText();
  const language = useLanguage();
  const undoable = useUndoable();
  const { idProfile: expected, ids, isIdProfileFixed } = policies;
  const canChange = policies.can.includes('change') && !isIdProfileFixed;
  const [own, setOwn] = useState(ownIdLengths(expected) ?? firstOwn);
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
  const { error, ...field } = form.field('idProfile');
  const ownCode = ownIdProfile(own);
  const preview = useQuery({ ...idPreviewQuery(ownCode), enabled: areOwnLengthsAllowed(own) });
  const shortOf = (profile: IdProfile) =>
    profile === ownCode ? preview.data : ids.find((each) => each.profile === profile);
  const isOwnShort = chosen !== expected && shortOf(chosen)?.isOwnShort === true;
  const isOwn = ownIdLengths(chosen) !== undefined;
  return (
    <form {...form.formProps}>
      <Section title={t('id.title')} help={t(isIdProfileFixed ? 'id.fixed' : 'id.text')}>
        <Stack>
          <RadioCards
            {...field}
            onChange={(profile) => profile !== '' && form.set('idProfile', profile)}
            disabled={!canChange}
            options={[...idProfileNames, ownCode].map((profile) => ({
              value: profile,
              title: titleOf(profile),
              text: t('id.short', { ids: formatNumber(shortOf(profile)?.short ?? 0, language) }),
            }))}
          />
          {isOwn && canChange && (
            <OwnIdFields
              lengths={own}
              error={error}
              onChange={(next) => {
                setOwn(next);
                form.set('idProfile', ownIdProfile(next));
              }}
            />
          )}
          <IdDomains domains={policies.ownDomains} />
          <NewsPlace>{isOwnShort && <Callout tone="warning">{t('id.ownShort')}</Callout>}</NewsPlace>
          {canChange && <FormActions submit={t('save')} busy={form.busy} onCancel={() => void load()} />}
        </Stack>
      </Section>
    </form>
  );

  function titleOf(profile: IdProfile): string {
    const { minLength: min, maxLength: max } = idLengthsOf(profile);
    if (profile === 'standard') return t('id.standard', { min, max });
    if (profile === ownCode) return t('own.title', { min, max });
    return profile === 'sap' ? t('id.sap', { min, max }) : t('id.length', { min, max });
  }
}

/** PRD-04: domains that new IDs may have, and a link to manage them. */
function IdDomains({ domains }: { readonly domains: readonly string[] }) {
  const t = useText();
  const shown = domains.map((domain) => `@${domain}`).join(', ');
  return (
    <Stack tight>
      <p>{shown === '' ? t('id.noDomains') : t('id.domains', { domains: shown })}</p>
      <Actions>
        <LinkButton small href={mailDomainsAddress}>
          {t('id.toDomains')}
        </LinkButton>
      </Actions>
    </Stack>
  );
}
