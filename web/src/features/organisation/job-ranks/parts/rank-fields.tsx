import { TextField } from '../../../../ui/fields/text-field.tsx';
import type { FieldBinding } from '../../../../kernel/form.ts';
import { useText } from '../texts.ts';

interface RankFieldsProps {
  readonly name: FieldBinding<string>;
  readonly englishName: FieldBinding<string>;
  readonly code: FieldBinding<string>;
}

/** Shows the fields of a new job rank or job title, in the section and in the set-up. */
export function RankFields({ name, englishName, code }: RankFieldsProps) {
  const t = useText();
  return (
    <>
      <TextField {...name} />
      <TextField {...englishName} lang="en" />
      <TextField {...code} help={t('help.code')} />
    </>
  );
}
