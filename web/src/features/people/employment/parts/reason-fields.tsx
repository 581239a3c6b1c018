import type { LeaveKind, RetirementReason, SuspensionReason } from '@madang/contract/people/employment/kinds.ts';
import type { FieldBinding } from '../../../../kernel/form.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { useText } from '../texts.ts';

interface ReasonFieldsProps {
  readonly reasons: readonly (RetirementReason | SuspensionReason | LeaveKind)[];
  readonly reason: FieldBinding<string>;
  readonly note: FieldBinding<string>;
}

/** Fields for the reason of an act on service or access, and a note. */
export function ReasonFields({ reasons, reason, note }: ReasonFieldsProps) {
  const t = useText();
  return (
    <>
      <SelectField
        {...reason}
        label={t('retire.reason')}
        placeholder={t('retire.chooseReason')}
        options={reasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
      />
      <TextField {...note} label={t('retire.note')} help={t('retire.noteHelp')} spellCheck />
    </>
  );
}
