import { maxNetworks } from '@madang/contract/access/sign-in-policies/limits.ts';
import { changeNetworks } from '@madang/contract/access/sign-in-policies/routes.ts';
import { useState } from 'react';
import { can } from '../../../../kernel/calls/can.ts';
import { sendChange } from '../../../../kernel/calls/send-change.ts';
import { errorText } from '../../../../kernel/error-texts.ts';
import { useEditConflict } from '../../../../kernel/forms/edit-conflict.ts';
import { useForm } from '../../../../kernel/form.ts';
import { formatNumber } from '../../../../kernel/formats.ts';
import { useUndoable } from '../../../../kernel/sections/undoable.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { FormActions } from '../../../../ui/fields/form-actions.tsx';
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx';
import { Section, Stack } from '../../../../ui/parts/card.tsx';
import type { AccessRules } from '../api.ts';
import { addLine, isInside, lineFaults, networkForm, wrongLines } from '../network-lines.ts';
import { useText } from '../texts.ts';
import styles from './networks-form.module.css';

/** Wrong lines that are named; more would hide the field. */
const namedLines = 5;

/** NET-01: from which networks people come in, one on each line; none: from anywhere. */
export function NetworksForm({ rules, load }: { readonly rules: AccessRules; readonly load: () => Promise<void> }) {
  const t = useText();
  const language = useLanguage();
  const undoable = useUndoable();
  const [{ networks, networksKey: expected, ownAddress }] = useState(rules);
  const mayChange = can(rules, 'change');
  const form = useForm({
    schema: networkForm,
    initial: { networks: networks.join('\n') },
    alsoCheck: lineFaults,
    refusals: useEditConflict(load),
    submit: async (body) => {
      const changed = await sendChange(changeNetworks, { body: { ...body, expected } });
      await load();
      undoable(t('networks.saved'), changed, load);
    },
  });
  const field = form.field('networks');
  const wrong = wrongLines(field.value);
  const named = wrong.slice(0, namedLines).map(({ number, text, issue }) => {
    const line = { number: formatNumber(number, language), text };
    return `${t('networks.line', line)} ${errorText(issue)}`;
  });
  const unnamed = wrong.length - named.length;
  const more = unnamed > 0 ? [t('networks.moreLines', { count: unnamed })] : [];
  return (
    <form {...form.formProps}>
      <Section title={t('networks.title')} help={t('networks.text')}>
        <Stack>
          <TextAreaField
            {...field}
            error={field.error !== undefined && wrong.length > 0 ? [...named, ...more].join('\n') : field.error}
            help={t('networks.help', { max: formatNumber(maxNetworks, language) })}
            rows={6}
            readOnly={!mayChange}
          />
          <p className={styles['own']}>
            <span>{t('networks.own', { address: ownAddress })}</span>
            {mayChange && !isInside(field.value, ownAddress) && (
              <Button small onClick={() => form.set('networks', addLine(field.value, ownAddress))}>
                {t('networks.addOwn')}
              </Button>
            )}
          </p>
          {mayChange && <FormActions submit={t('save')} busy={form.busy} onCancel={() => void load()} />}
        </Stack>
      </Section>
    </form>
  );
}
