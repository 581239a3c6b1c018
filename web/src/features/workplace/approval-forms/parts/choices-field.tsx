import { approvalFormLimits } from '@madang/contract/workplace/approval-forms/limits.ts';
import type { ApprovalFormInput } from '@madang/contract/workplace/approval-forms/rules.ts';
import { useState } from 'react';
import type { FormOf } from '../../../../kernel/form.ts';
import { Button, IconButton } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { CloseIcon, PlusIcon } from '../../../../ui/icons.tsx';
import { Callout } from '../../../../ui/parts/callout.tsx';
import { Columns } from '../../../../ui/parts/columns.tsx';
import { useText } from '../texts.ts';
import styles from './fields-field.module.css';

interface ChoicesProps {
  readonly form: FormOf<ApprovalFormInput>;
  readonly place: number;
}

/** Choices of a field, each with its name in English. */
export function ChoicesField({ form, place }: ChoicesProps) {
  const t = useText();
  const field = form.field(`formFields.${place}.choices`);
  const choices = field.value;
  const { choices: max } = approvalFormLimits;
  const [keys, setKeys] = useState(() => choices.map((_choice, at) => at));
  const remove = (at: number) => {
    field.onChange(choices.filter((_choice, each) => each !== at));
    setKeys(keys.filter((_key, each) => each !== at));
  };
  const add = () => {
    field.onChange([...choices, { choiceName: '', englishChoiceName: '' }]);
    setKeys([...keys, Math.max(-1, ...keys) + 1]);
  };
  return (
    <fieldset className={styles['choices']} data-field={field.name}>
      <legend>{field.label}</legend>
      {field.error !== undefined && (
        <Callout tone="danger" isNews>
          {field.error}
        </Callout>
      )}
      {choices.map((choice, at) => (
        <div key={keys[at]} className={styles['choice']}>
          <Columns>
            <TextField {...form.field(`formFields.${place}.choices.${at}.choiceName`)} spellCheck />
            <TextField {...form.field(`formFields.${place}.choices.${at}.englishChoiceName`)} lang="en" spellCheck />
          </Columns>
          <IconButton
            icon={CloseIcon}
            label={t('choices.remove', { name: choice.choiceName || String(at + 1) })}
            onClick={() => remove(at)}
          />
        </div>
      ))}
      <div>
        <Button
          small
          icon={<PlusIcon />}
          disabledReason={choices.length >= max ? t('choices.full', { count: max }) : undefined}
          onClick={add}
        >
          {t('choices.add')}
        </Button>
      </div>
    </fieldset>
  );
}
