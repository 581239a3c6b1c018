import type { PeopleRow } from '@madang/contract/people/people/people-rows/read-people-rows.ts';
import { type FormEvent, useState } from 'react';
import { errorText } from '../../../../kernel/error-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { FormActions } from '../../../../ui/fields/form-actions.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Callout } from '../../../../ui/parts/callout.tsx';
import { Stack } from '../../../../ui/parts/card.tsx';
import { Disclosure } from '../../../../ui/parts/disclosure.tsx';
import { type CheckedEntry, withEntry, withoutEntry } from '../checked-list.ts';
import { useText } from '../texts.ts';
import { AddressList } from './address-list.tsx';
import { formKeys } from '../../../../ui/composition.ts';

interface CheckedListProps {
  readonly entries: readonly CheckedEntry[];
  /** Lines that only name the columns of what was pasted; nothing is sent to them. */
  readonly headings: readonly PeopleRow[];
  readonly leftToday: number;
  readonly onChange: (entries: CheckedEntry[]) => void;
  readonly onCheck: () => Promise<void>;
  readonly onSend: () => Promise<void>;
  readonly onBack: () => void;
}

/** Shows which entries of a list can be sent and which cannot, each to be corrected or removed. */
export function CheckedList({ entries, headings, leftToday, onChange, onCheck, onSend, onBack }: CheckedListProps) {
  const t = useText();
  const [busy, setBusy] = useState(false);
  const ready = entries.filter(({ fault, isChanged }) => !fault && !isChanged);
  const wrong = entries.filter((entry) => !ready.includes(entry));
  const isChanged = entries.some((entry) => entry.isChanged);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    await (isChanged ? onCheck() : onSend());
    setBusy(false);
  };
  const isEmpty = !isChanged && ready.length === 0;
  return (
    <form noValidate {...formKeys} onSubmit={(event) => void submit(event)} data-unsaved="true">
      <Stack>
        <Callout tone={ready.length > 0 ? 'success' : 'warning'} isNews>
          <span>{ready.length > 0 ? t('many.ready', { count: ready.length }) : t('many.none')}</span>{' '}
          {wrong.some(({ fault }) => fault?.code === 'INVITATION_SENDS') && (
            <span>{t('many.left', { count: leftToday })}</span>
          )}
        </Callout>
        {wrong.length > 0 && <p>{t('many.wrong', { count: wrong.length })}</p>}
        {wrong.map(({ number, name, recipient, fault, isChanged: isMended }) => (
          <TextField
            key={number}
            name={`recipients.${number}`}
            label={[t('many.entry', { number }), name].filter((part) => part !== '').join(' · ')}
            value={recipient}
            lang="en"
            type="email"
            autoComplete="off"
            error={fault && !isMended ? errorText(fault) : undefined}
            onChange={(typed) => onChange(withEntry(entries, number, typed))}
            action={<Button onClick={() => onChange(withoutEntry(entries, number))}>{t('many.remove')}</Button>}
          />
        ))}
        {ready.length > 0 && (
          <Disclosure summary={t('many.list')}>
            <AddressList entries={ready} />
          </Disclosure>
        )}
        {headings.map(({ text }) => (
          <p key={text}>{t('many.heading', { text })}</p>
        ))}
        <FormActions
          submit={isChanged ? t('many.recheck') : t('many.send', { count: ready.length })}
          busy={busy}
          disabledReason={isEmpty ? t('many.none') : undefined}
          cancel={t('many.back')}
          onCancel={onBack}
        />
      </Stack>
    </form>
  );
}
